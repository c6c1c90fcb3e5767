import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { TRIAL_DAYS, TRIAL_WARNING_DAYS } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { accountStateRef, isTrialOver, isVerified } from '../account-records/account-state';
import { Refusal } from '../refusal';

/**
 * Checks that an account may show a card: one whose address isn't verified may show one card, for {@link TRIAL_DAYS}
 * days.
 *
 * @returns Starts the trial when this is the first card shown; call it after all reads.
 * @throws Refusal `trial-one-card` or `trial-over`
 */
export async function prepareTrial(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
  cardId: string,
): Promise<() => void> {
  const state = await transaction.get(accountStateRef(db, uid));
  if (isVerified(state)) return () => {};
  if (isTrialOver(state)) throw new Refusal('trial-over');
  const { docs } = await transaction.get(
    db
      .collection('cards')
      .where('userId', '==', uid)
      .where('status', '==', 'published')
      .where('deletedAt', '==', null)
      .select()
      .limit(2),
  );
  if (docs.some(({ id }) => id !== cardId)) throw new Refusal('trial-one-card');
  return () => {
    if (state.get('trialEndsAt') !== undefined) return;
    const endsAt = now + TRIAL_DAYS * DAY_MS;
    const trial = {
      trialEndsAt: Timestamp.fromMillis(endsAt),
      trialDueAt: Timestamp.fromMillis(endsAt - TRIAL_WARNING_DAYS * DAY_MS),
    };
    transaction.set(state.ref, trial, { merge: true });
  };
}
