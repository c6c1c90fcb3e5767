import { Timestamp } from 'firebase-admin/firestore';
import { NO_SYNC_COUNTS, syncRunIdOf, type SyncCounts } from 'shared-lib/model';
import { logChange } from '../../administration/audit-entry';
import { requireAdminIn } from '../../administration/require-admin';
import type { CallableHandler } from '../../callable';
import { z } from 'zod';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { readField } from '../../stored/read-stored';
import { dropFailures } from './record-failure';
import { leasedUntil, leaseOf, leaseRef, readRun, runRef, stageOf, type StoredRun } from './sync-run';

/** Returns the counts of a new stage, which knows what the stages before it have changed. */
function countsAfter(before: StoredRun | undefined): SyncCounts {
  const { done, earlier } = { ...NO_SYNC_COUNTS, ...before?.counts };
  return { ...NO_SYNC_COUNTS, earlier: done + earlier };
}

/**
 * Starts a stage of a roll-out: its share, its state and its driver change in one transaction, so that no driver continues with the share
 * of the former stage. A run that another window of the same administrator drives, or the job, is taken over.
 *
 * @throws Refusal `not-admin`, `template-not-found`, or `sync-busy` while another administrator drives it or it is being undone
 */
export const startSync: CallableHandler<'startSync'> = async (
  context,
  { templateId, version, percentage, driver },
) => {
  const { db, now, uid } = context;
  const runId = syncRunIdOf(templateId, version);
  const former = await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [stored, lease, published] = await readAll(
      transaction,
      runRef(db, runId),
      leaseRef(db, runId),
      db.doc(`userTemplates/${templateId}/versions/${version}`),
    );
    if (!published.exists) throw new Refusal('template-not-found');
    const before = readRun(stored);
    const by = readField(z.string().optional(), lease, 'by');
    const isDriven =
      before?.state === 'running' && leasedUntil(lease) > now && by !== undefined && by !== uid;
    if (isDriven || before?.state === 'undoing') throw new Refusal('sync-busy');
    const at = Timestamp.fromMillis(now);
    const after = {
      ...(before ?? { templateId, version, startedBy: uid, startedAt: at }),
      ...{ percentage, state: 'running', stage: stageOf(before ?? {}) + 1, isDrawn: false },
      ...{ counts: countsAfter(before), updatedAt: at, revision: Number(before?.revision ?? 0) + 1 },
    };
    transaction.set(runRef(db, runId), after);
    transaction.set(leaseRef(db, runId), leaseOf({ driver, by: uid }, now));
    const change = { collection: 'syncRuns', docId: runId, revision: after.revision };
    logChange(transaction, context, { ...change, before: before ?? null, after });
    return before?.state;
  });
  // After a run that stopped by itself every place is tried again.
  if (former === 'halted') await dropFailures(db, runId);
  return {};
};
