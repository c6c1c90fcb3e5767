import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** `users/{uid}/private/state`: what only functions say of an account. */
export function accountStateRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`users/${uid}/private/state`);
}
