import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { EXPORT_OFFERED_MS, EXPORT_STATUSES, type AccountExport, type ExportStatus } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import type { CallableHandler, CallContext } from '../callable';
import { accounts } from '../firebase';
import { queueAccountMail } from '../outbox/outbox';
import { requireStored, timestamp } from '../stored/read-stored';
import { keepingWork, leftToOthers, takeUpWork, untilCallEnds, type WorkContext } from './account-work';
import { removeExportFiles, writeExportFile, writePart } from './export-file';
import { exportParts } from './export-parts';

/** Times that an export is taken up without getting on before it counts as failed. */
const MAX_ATTEMPTS = 8;

/** Time for which it is remembered that there was an export, in milliseconds. */
const REMEMBERED_MS = 30 * DAY_MS;

const exportSchema = z.object({
  id: z.string(),
  status: z.enum(EXPORT_STATUSES),
  requestedAt: timestamp,
  account: z.object({ uid: z.string(), email: z.string(), createdAt: z.string().nullable() }),
  place: z.object({ group: z.number(), after: z.string() }),
  /** Names of the parts that are stored. */
  parts: z.array(z.string()),
  /** Documents and photos that are stored. */
  done: z.number(),
  /** Path of the file, once it is ready. */
  path: z.string(),
  /** Time until which the file is offered. */
  expiresAt: timestamp.nullable(),
});

/** `accountExports/{uid}`: the account's last export, with the place where its reading continues. */
type StoredExport = z.infer<typeof exportSchema>;

/** Refers to the state of an account's last export. Its owner follows it. */
export const exportRef = (db: Firestore, uid: string): DocumentReference => db.doc(`accountExports/${uid}`);

/** Requests an export, unless one is being made. An earlier one is no longer offered. */
export async function requestExport(
  { db, now }: WorkContext,
  account: AccountExport['account'],
): Promise<DocumentReference> {
  const ref = exportRef(db, account.uid);
  const isNew = await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).get('status') === 'running') return false;
    const at = Timestamp.fromMillis(now);
    const wanted: StoredExport & { dueAt: Timestamp; attempts: number } = {
      ...{ id: randomUUID(), status: 'running', requestedAt: at, account },
      ...{ place: { group: 0, after: '' }, parts: [], done: 0, path: '', expiresAt: null },
      ...{ dueAt: at, attempts: 0 },
    };
    transaction.set(ref, wanted);
    return true;
  });
  if (isNew) await removeExportFiles(account.uid);
  return ref;
}

/** Offers the file of an export, and queues a mail about it. */
async function offer(context: WorkContext, ref: DocumentReference, path: string): Promise<void> {
  const { db, now } = context;
  const expiresAt = Timestamp.fromMillis(now + EXPORT_OFFERED_MS);
  await db.runTransaction(async (transaction) => {
    transaction.update(ref, { status: 'ready', path, expiresAt, dueAt: expiresAt, parts: [], attempts: 0 });
    queueAccountMail(transaction, context, ref.id, 'export-ready');
  });
}

/** Reads on where an export stopped, and makes its file once everything is read. */
async function goOn(context: WorkContext, ref: DocumentReference, work: StoredExport): Promise<void> {
  const { db, isOver = () => false } = context;
  const keep = keepingWork(context, ref);
  const { parts } = work;
  let { done } = work;
  for await (const { group, lines, next } of exportParts(db, ref.id, work.place, isOver)) {
    if (lines.length > 0) {
      const name = `${String(parts.length).padStart(6, '0')}-${group}`;
      await writePart(ref.id, name, lines);
      parts.push(name);
      done += lines.length;
      await keep({ place: next, parts, done });
    }
    if (!isOver()) continue;
    await ref.update({ place: next, ...leftToOthers(context), attempts: 0 });
    return;
  }
  const { account, requestedAt } = work;
  const about = { version: '1.0', exportedAt: requestedAt.toDate().toISOString(), account } as const;
  await offer(context, ref, await writeExportFile(about, work.id, parts));
}

/** Continues reading; the deletion of an account meanwhile deletes its export as well. */
async function goOnUnlessGone(
  context: WorkContext,
  ref: DocumentReference,
  work: StoredExport,
): Promise<void> {
  try {
    await goOn(context, ref, work);
  } catch (error) {
    if ((await ref.get()).exists) throw error;
    await removeExportFiles(ref.id);
  }
}

const remembered = ({ now }: WorkContext, status: ExportStatus) => ({
  ...{ status, path: '', parts: [], expiresAt: null },
  dueAt: Timestamp.fromMillis(now + REMEMBERED_MS),
});

/**
 * Does what is due of an account's export: reads on while there is time; removes its file once the time of the offer is over, and
 * then the memory of it.
 */
export async function continueExport(context: WorkContext, ref: DocumentReference): Promise<void> {
  const work = await takeUpWork(context, ref);
  if (!work) return;
  const { stored, attempts } = work;
  const status: unknown = stored.get('status');
  if (status === 'expired' || status === 'failed') {
    await ref.delete();
  } else if (status === 'ready') {
    await removeExportFiles(ref.id);
    await ref.update(remembered(context, 'expired'));
  } else if (attempts > MAX_ATTEMPTS) {
    logger.error('An export failed', redact({ attempts }));
    await removeExportFiles(ref.id);
    await ref.update(remembered(context, 'failed'));
  } else {
    await goOnUnlessGone(context, ref, requireStored(exportSchema, stored));
  }
}

/**
 * Begins an export of everything that an account owns, photos included, and continues it while the call has time; the job
 * `exportAccounts` finishes the others.
 */
export async function beginExport(
  db: Firestore,
  { uid, email }: { uid: string; email: string },
  now: number,
): Promise<DocumentReference> {
  const { metadata } = await accounts().getUser(uid);
  const context: WorkContext = { db, now, isOver: untilCallEnds() };
  const createdAt = new Date(metadata.creationTime).toISOString();
  const ref = await requestExport(context, { uid, email, createdAt });
  try {
    await continueExport(context, ref);
  } catch (error) {
    // The job tries again, and reports it if it fails too.
    logger.warn('An export was interrupted', redact({ error }));
  }
  return ref;
}

/** Begins an export of the caller's account. A small account's is ready when the call ends. */
export const exportAccount: CallableHandler<'exportAccount'> = async ({
  db,
  uid,
  email,
  now,
}: Pick<CallContext, 'db' | 'uid' | 'email' | 'now'>) => {
  const ref = await beginExport(db, { uid, email }, now);
  const { status, path } = requireStored(exportSchema, await ref.get());
  return { status, path };
};
