import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { isVerified } from '../account-records/account-state';
import { showAccountCards } from '../cards/show-account-cards';
import { queueAccountMail } from '../outbox/outbox';
import { notify } from '../notifications/notify';
import { parentOf } from '../stored/parent-of';
import { readField, timestamp } from '../stored/read-stored';
import type { Job, JobContext } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** Accounts that one call handles, in pages. */
const PAGE = { size: 20, pages: 10 };

/** Takes the next step of an account's trial: the warning mail, then hiding its card. */
async function takeStep(
  { db, now }: JobContext,
  ref: DocumentReference,
  uid: string,
): Promise<'ended' | null> {
  return db.runTransaction(async (transaction) => {
    const state = await transaction.get(ref);
    const dueAt = readField(timestamp.optional(), state, 'trialDueAt');
    const endsAt = readField(timestamp.optional(), state, 'trialEndsAt');
    if (!dueAt || !endsAt || dueAt.toMillis() > now || isVerified(state)) return null;
    const event = { endsAt: endsAt.toDate().toISOString() };
    if (endsAt.toMillis() > now) {
      transaction.update(ref, { trialDueAt: endsAt });
      queueAccountMail(transaction, { db, now }, uid, 'trial-ending');
      notify(transaction, { db, now }, uid, { kind: 'trial-ending', ...event });
      return null;
    }
    if (state.get('trialEndedAt') === undefined) {
      transaction.update(ref, { trialEndedAt: Timestamp.fromMillis(now) });
      notify(transaction, { db, now }, uid, { kind: 'trial-over', ...event });
    }
    return 'ended';
  });
}

/**
 * Warns accounts that show a card without a verified address, and hides it when the trial is over. The step stays due
 * until the card is hidden.
 */
export const endTrials: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collectionGroup('private')
    .where('trialDueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('trialDueAt');
  return tryPages(context, due, PAGE, async ({ ref }) => {
    const uid = parentOf(ref).id;
    if ((await takeStep(context, ref, uid)) === 'ended') {
      await showAccountCards(context, uid);
      await ref.update({ trialDueAt: FieldValue.delete() });
    }
    return 1;
  });
};
