import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { PLANS, searchKey, type Plan } from 'shared-lib/domain';
import { accountStateRef } from './account-state';

/** `userIndex/{uid}` as it is stored: the fields that administrators' lists show and search. */
export interface IndexDocument {
  email: string;
  name: string;
  /** Address in the normal form that searches compare with. */
  emailKey: string;
  nameKey: string;
  plan: Plan;
  disabled: boolean;
  isAdmin: boolean;
  createdAt: Timestamp;
  activeAt: Timestamp;
  cards: number;
  publishedCards: number;
  bookings: number;
}

/** Change to an account's entry in the index; missing fields stay as they are. */
export interface IndexChange {
  /** True when the account itself was active. */
  seen?: boolean;
  name?: string;
  email?: string;
  plan?: Plan;
  disabled?: boolean;
  isAdmin?: boolean;
  /** Number to add to the account's cards; negative when some went. */
  cards?: number;
  publishedCards?: number;
  bookings?: number;
}

export function indexRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('userIndex').doc(uid);
}

/** Builds an account's entry from its own documents; `null` for one without a record. */
async function readAccount(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<IndexDocument | null> {
  const cards = db.collection('cards').where('userId', '==', uid).where('deletedAt', '==', null);
  const bookings = db.collection('bookings').where('userId', '==', uid);
  const [user, state, admin, kept, shown, booked] = await Promise.all([
    transaction.get(db.doc(`users/${uid}`)),
    transaction.get(accountStateRef(db, uid)),
    transaction.get(db.doc(`admins/${uid}`)),
    transaction.get(cards.count()),
    transaction.get(cards.where('status', '==', 'published').count()),
    transaction.get(bookings.count()),
  ]);
  if (!user.exists) return null;
  const email = String(user.get('email') ?? '');
  const name = String(user.get('name') ?? '');
  const createdAt = (user.get('createdAt') as Timestamp | undefined) ?? user.createTime!;
  return {
    email,
    name,
    emailKey: searchKey(email),
    nameKey: searchKey(name),
    plan: PLANS.find((plan) => plan === state.get('plan')) ?? 'free',
    disabled: state.get('disabled') === true,
    isAdmin: admin.exists,
    createdAt,
    activeAt: createdAt,
    cards: kept.data().count,
    publishedCards: shown.data().count,
    bookings: booked.data().count,
  };
}

function changed(entry: IndexDocument, change: IndexChange, now: number): IndexDocument {
  const { seen, cards = 0, publishedCards = 0, bookings = 0, ...values } = change;
  const next = { ...entry, ...values };
  return {
    ...next,
    nameKey: searchKey(next.name),
    emailKey: searchKey(next.email),
    cards: Math.max(0, entry.cards + cards),
    publishedCards: Math.max(0, entry.publishedCards + publishedCards),
    bookings: entry.bookings + bookings,
    ...(seen && { activeAt: Timestamp.fromMillis(now) }),
  };
}

/**
 * Prepares a change of an account's entry in administrators' lists, before a transaction's writes. A missing entry is
 * built from the account's documents; an account without a record gets none.
 *
 * @returns Writes the change; call it after all reads.
 */
export async function prepareIndex(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
): Promise<(change: IndexChange) => void> {
  const ref = indexRef(db, uid);
  const stored = (await transaction.get(ref)).data() as IndexDocument | undefined;
  const entry = stored ?? (await readAccount(transaction, db, uid));
  return (change) => {
    if (entry) transaction.set(ref, changed(entry, change, now) as DocumentData);
  };
}

/** Rebuilds an entry from the account's documents, except for the time at which the account was last active. */
export async function rebuildIndexEntry(db: Firestore, uid: string): Promise<void> {
  const ref = indexRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const [stored, entry] = await Promise.all([transaction.get(ref), readAccount(transaction, db, uid)]);
    const activeAt = stored.get('activeAt') as Timestamp | undefined;
    if (entry) transaction.set(ref, { ...entry, ...(activeAt && { activeAt }) });
    else transaction.delete(ref);
  });
}
