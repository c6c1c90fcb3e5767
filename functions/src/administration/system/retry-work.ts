import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { MAILS_RETRIED, type CallableOutputs, type CallableRequest } from 'shared-lib/model';
import { exportRef, requestExport } from '../../accounts/export-account';
import type { CallableHandler, CallContext } from '../../callable';
import { askForJob } from '../../jobs/run/heartbeat';
import { deliverySchema } from '../../outbox/outbox';
import { Refusal } from '../../refusal';
import { readStored } from '../../stored/read-stored';
import { requireAdmin } from '../require-admin';

type Retried = CallableOutputs['retryWork'];

const retried = (count: number): Retried => ({ retried: count, isMore: false });

/**
 * Makes a mail that was tried due at once, for another day of attempts. One that has left meanwhile, or whose time hasn't come yet,
 * stays as it is. One that is just being sent may arrive twice, with the same Message-ID.
 */
async function retryMail({ db, now }: CallContext, ref: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const entry = readStored(deliverySchema, await transaction.get(ref));
    const isTried =
      entry?.status === 'failed' || (entry?.status === 'waiting' && entry.failure !== undefined);
    if (!isTried) return false;
    const at = Timestamp.fromMillis(now);
    transaction.update(ref, {
      status: 'waiting',
      dueAt: at,
      triedFrom: at,
      attempts: 0,
      failure: FieldValue.delete(),
    });
    return true;
  });
}

/** Makes many mails due at once, the oldest first. */
async function retryMails(context: CallContext, which: 'failed' | 'waiting'): Promise<Retried> {
  const inState = context.db.collection('outbox').where('status', '==', which);
  const { docs } = await inState.orderBy('createdAt').limit(MAILS_RETRIED).get();
  const outcomes = await Promise.all(docs.map(({ ref }) => retryMail(context, ref)));
  const count = outcomes.filter(Boolean).length;
  return { retried: count, isMore: count > 0 && docs.length === MAILS_RETRIED };
}

async function retryAccountWork(
  context: CallContext,
  { work, uid }: Extract<CallableRequest<'retryWork'>, { kind: 'account' }>,
): Promise<void> {
  const { db, now } = context;
  if (work === 'export') {
    const stored = await exportRef(db, uid).get();
    if (stored.get('status') !== 'failed') throw new Refusal('work-gone');
    await requestExport({ db, now }, stored.get('account'));
    return;
  }
  const ref = db.doc(`accountDeletions/${uid}`);
  if (!(await ref.get()).exists) throw new Refusal('work-gone');
  await ref.update({ dueAt: Timestamp.fromMillis(now), attempts: 0 });
}

/**
 * Tries work again that failed or waits. Repeating it changes nothing more.
 *
 * @throws Refusal `work-gone` for work that there is no longer
 */
export const retryWork: CallableHandler<'retryWork'> = async (context, input) => {
  const { db } = context;
  await requireAdmin(context);
  switch (input.kind) {
    case 'job':
      if (!(await askForJob(context, input.name))) throw new Refusal('work-gone');
      return retried(1);
    case 'mail':
      if (!(await retryMail(context, db.doc(`outbox/${input.id}`)))) throw new Refusal('work-gone');
      return retried(1);
    case 'mails':
      return retryMails(context, input.which);
    case 'account':
      await retryAccountWork(context, input);
      return retried(1);
  }
};
