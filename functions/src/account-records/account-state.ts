import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/**
 * Days for which `users/{uid}/private/state` of a deleted account is retained: it holds only a time, and has to outlive
 * every token that was issued before, which last an hour.
 */
export const DELETED_ACCOUNT_DAYS = 30;

/** Refers to `users/{uid}/private/state`: facts about an account that only functions write. */
export function accountStateRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`users/${uid}/private/state`);
}

/**
 * Reports whether an account has proved that its address is its own. Until then nobody but the account itself gets mail
 * because of it.
 *
 * @param state - Of {@link accountStateRef}.
 */
export function isVerified(state: DocumentSnapshot): boolean {
  return state.get('verifiedAt') !== undefined;
}

/**
 * Reports whether an account without a verified address has shown its card for as long as the trial allows.
 *
 * @param state - Of {@link accountStateRef}.
 */
export function isTrialOver(state: DocumentSnapshot): boolean {
  return state.get('trialEndedAt') !== undefined && !isVerified(state);
}

/**
 * Reports whether visitors see none of an account's cards: it is suspended, or its trial is over.
 *
 * @param state - Of {@link accountStateRef}.
 */
export function hidesCards(state: DocumentSnapshot): boolean {
  return state.get('disabled') === true || isTrialOver(state);
}
