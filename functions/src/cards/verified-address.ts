import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { updateBookableCards } from '../bookings/bookable-cards';
import type { CallContext } from '../callable';
import { showAccountCards } from './show-account-cards';
import { accountStateRef, isVerified } from '../account-records/account-state';

/**
 * Records that an account's address is verified, as its session says, and lifts the limits of its cards: search engines
 * may list them, they stay after the trial and take bookings. Repeating it changes nothing.
 */
export async function recordVerifiedAddress({
  db,
  uid,
  emailVerified,
  now,
  accountState,
}: Pick<CallContext, 'db' | 'uid' | 'emailVerified' | 'now' | 'accountState'>): Promise<void> {
  const ref = accountStateRef(db, uid);
  if (!emailVerified || isVerified(accountState ?? (await ref.get()))) return;
  await ref.set(
    {
      verifiedAt: Timestamp.fromMillis(now),
      trialEndsAt: FieldValue.delete(),
      trialDueAt: FieldValue.delete(),
      trialEndedAt: FieldValue.delete(),
    },
    { merge: true },
  );
  await updateBookableCards(db, uid);
  await showAccountCards({ db, now }, uid);
}
