import { DAY_MS } from 'shared-lib/time';
import { accountStateRef } from '../../account-records/account-state';
import type { CallableHandler } from '../../callable';
import { countRequest, type Limit } from '../../limits/rate-limit';
import { queueLetter } from '../../outbox/outbox';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { logChange } from '../audit-entry';
import { requireAdmin, requireAdminIn } from '../require-admin';

/** Letters that one account gets, whoever writes them. */
const TO_ONE: Limit = { most: 5, windowMs: DAY_MS };

/**
 * Sends an account a letter with an administrator's own words in it. The log contains its kind and not its words, which leave the outbox
 * with the mail.
 *
 * @throws Refusal `account-not-found`
 */
export const writeToAccount: CallableHandler<'writeToAccount'> = async (context, { uid, letter, text }) => {
  const { db, now } = context;
  await requireAdmin(context);
  await countRequest(db, `letter:${uid}`, TO_ONE, now);
  await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [user, state] = await readAll(transaction, db.doc(`users/${uid}`), accountStateRef(db, uid));
    if (!user.exists) throw new Refusal('account-not-found');
    const revision = Number(state.get('revision') ?? 0) + 1;
    transaction.set(state.ref, { revision }, { merge: true });
    queueLetter(transaction, context, uid, { kind: letter, text });
    logChange(transaction, context, {
      collection: 'users',
      docId: uid,
      revision,
      before: { letter: '' },
      after: { letter },
    });
  });
  return { uid };
};
