import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';

/*
 * Everything that an account owns, said once: its export and its deletion go by this. A new collection with somebody's data in it
 * belongs here.
 */

/** Returns queries for the collections whose documents name their owner in a field. */
export function ownedQueries(db: Firestore, uid: string) {
  const of = (name: string, field = 'userId') => db.collection(name).where(field, '==', uid);
  return {
    cards: of('cards'),
    slugs: of('slugs', 'uid'),
    templateInstances: of('templateInstances', 'cardOwner'),
    services: of('services'),
    bookings: of('bookings'),
    timeBlocks: of('timeBlocks'),
    leads: of('leads'),
    waiting: of('waiting'),
    paymentAccounts: of('paymentAccounts', 'uid'),
    payments: of('payments'),
  } satisfies Record<string, Query>;
}

/** Documents that are named after the account; everything below them is the account's too. */
export const OWNED_PATHS = [
  'users/{uid}',
  'profiles/{uid}',
  'availability/{uid}',
  'photoUploads/{uid}',
  'paymentProviders/{uid}',
  'customers/{uid}',
  'busyDays/{uid}',
  'waitingLists/{uid}',
  'userIndex/{uid}',
  'emailChanges/{uid}',
] as const;

/** Returns the Storage folders that hold the account's files. */
export const ownedFolders = (uid: string): string[] => [`cards/${uid}/`, `users/${uid}/`];

/** Lists the collections directly below a document. */
export function below(db: Firestore, path: string): Promise<CollectionReference[]> {
  return db.doc(path).listCollections();
}
