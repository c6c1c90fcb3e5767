import { Timestamp, type DocumentSnapshot, type Query, type QuerySnapshot } from 'firebase-admin/firestore';
import type { AccountWork, QueuedMail, WorkState } from 'shared-lib/model';
import { z } from 'zod';
import type { CallableHandler, CallContext } from '../../callable';
import { LATE_MS, readJobStates } from '../../jobs/run/heartbeat';
import { deliverySchema } from '../../outbox/outbox';
import { readEachStored, readField, timestamp } from '../../stored/read-stored';
import { requireAdmin } from '../require-admin';

/** Most mails of each kind, and most accounts' works of each kind, in the answer. */
const MAX_LISTED = 10;

const countOf = async (query: Query) => (await query.count().get()).data().count;

const queuedSchema = deliverySchema.extend({
  template: z.string(),
  recipient: z.enum(['visitor', 'owner']).optional(),
  ownerId: z.string().optional(),
});

const toMails = ({ docs }: QuerySnapshot): QueuedMail[] =>
  readEachStored(queuedSchema, docs).map(({ id, data: entry }) => ({
    id,
    template: entry.template,
    recipient: entry.recipient ?? 'owner',
    ownerId: entry.ownerId ?? '',
    attempts: entry.attempts,
    createdAt: entry.createdAt.toMillis(),
    dueAt: entry.dueAt?.toMillis() ?? null,
    failure: entry.failure ?? '',
  }));

async function readMail({ db, now }: Pick<CallContext, 'db' | 'now'>): Promise<WorkState['mail']> {
  const outbox = db.collection('outbox');
  const before = (time: number) => outbox.where('dueAt', '<=', Timestamp.fromMillis(time));
  const inState = (status: string, order: 'asc' | 'desc') =>
    outbox.where('status', '==', status).orderBy('createdAt', order);
  const [due, retrying, overdue, failed, waiting, lost] = await Promise.all([
    countOf(before(now)),
    countOf(outbox.where('status', '==', 'waiting').where('failure', '>', '')),
    countOf(before(now - LATE_MS)),
    countOf(outbox.where('status', '==', 'failed')),
    inState('waiting', 'asc').limit(MAX_LISTED).get(),
    inState('failed', 'desc').limit(MAX_LISTED).get(),
  ]);
  return { due, retrying, overdue, failed, waiting: toMails(waiting), lost: toMails(lost) };
}

const toWork =
  (kind: AccountWork['kind']) =>
  (found: DocumentSnapshot): AccountWork => ({
    kind,
    uid: found.id,
    state: found.get('status') === 'failed' ? 'failed' : 'running',
    attempts: Number(found.get('attempts') ?? 0),
    dueAt: readField(timestamp, found, 'dueAt').toMillis(),
  });

async function readAccountWork({ db }: Pick<CallContext, 'db'>): Promise<AccountWork[]> {
  const [exports, deletions] = await Promise.all([
    db.collection('accountExports').where('status', 'in', ['running', 'failed']).limit(MAX_LISTED).get(),
    db.collection('accountDeletions').limit(MAX_LISTED).get(),
  ]);
  return [...exports.docs.map(toWork('export')), ...deletions.docs.map(toWork('deletion'))];
}

/** Reports how periodic and background work goes, in a bounded number of reads however much of it waits. */
export const workState: CallableHandler<'workState'> = async (context) => {
  await requireAdmin(context);
  const [jobs, mail, accounts] = await Promise.all([
    readJobStates(context),
    readMail(context),
    readAccountWork(context),
  ]);
  return { jobs, mail, accounts };
};
