import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { updateBookableCards } from '../bookings/offer/bookable-cards';
import type { CallContext } from '../callable';
import { showAccountCards } from './show-account-cards';
import { accountStateRef, isVerified } from '../account-records/account-state';
import { mailboxKeyOf } from '../outbox/mailbox';

/** Notes the mailbox that an account has proved, and takes its address as the account's own, where our mail goes. */
async function noteMailbox({ db, uid, email }: Pick<CallContext, 'db' | 'uid' | 'email'>): Promise<void> {
  const user = db.doc(`users/${uid}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(user);
    transaction.set(accountStateRef(db, uid), { verifiedMailbox: mailboxKeyOf(email) }, { merge: true });
    if (stored.exists && stored.get('email') !== email) transaction.update(user, { email });
  });
}

/**
 * Records that an account's address is verified, and which one it is, as its session says, and lifts the limits of its cards: search engines
 * may list them, they stay after the trial and take bookings. Repeating it changes nothing.
 */
export async function recordVerifiedAddress({
  db,
  uid,
  email,
  emailVerified,
  now,
  accountState,
}: Pick<CallContext, 'db' | 'uid' | 'email' | 'emailVerified' | 'now' | 'accountState'>): Promise<void> {
  const ref = accountStateRef(db, uid);
  if (!emailVerified) return;
  const state = accountState ?? (await ref.get());
  if (email !== '' && state.get('verifiedMailbox') !== mailboxKeyOf(email))
    await noteMailbox({ db, uid, email });
  if (isVerified(state)) return;
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
