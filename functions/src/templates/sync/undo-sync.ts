import { Timestamp } from 'firebase-admin/firestore';
import { NO_SYNC_COUNTS, SYNC_BATCH } from 'shared-lib/model';
import { logChange } from '../../administration/audit-entry';
import { requireAdminIn } from '../../administration/require-admin';
import type { CallableHandler, CallContext } from '../../callable';
import { Refusal } from '../../refusal';
import { endRun } from './end-run';
import { restorePlace } from './restore-place';
import { dropFailures } from './record-failure';
import { addToStage, leaseOf, leaseRef, readRun, runRef, type RunContext, type StoredRun } from './sync-run';

/** Time that the call itself spends: an ordinary roll-out is undone in it, the job does the rest. */
const AT_ONCE_MS = 8_000;

/**
 * Restores the next cards of a run. The stored former version of a restored card is deleted, so that whoever continues restores none twice.
 *
 * @returns The run as it is now, and whether all had their turn.
 */
export async function undoNext(
  context: RunContext,
  runId: string,
  run: StoredRun,
): Promise<{ run: StoredRun; isThrough: boolean }> {
  const { db } = context;
  const places = runRef(db, runId).collection('applied');
  const { docs } = await places.where('state', '==', 'applied').limit(SYNC_BATCH).get();
  const counts = { restored: 0, left: 0 };
  for (const { id } of docs) {
    const result = await restorePlace(context, { runId, run, instanceId: id, by: 'run' });
    if (result === 'left') {
      counts.left += 1;
      // One that can't be shown so any more must not come up again.
      await places.doc(id).update({ state: 'left' });
    } else if (result !== 'gone') counts.restored += 1;
  }
  await addToStage(db, runId, run, counts);
  if (docs.length === SYNC_BATCH) return { run, isThrough: false };
  await dropFailures(db, runId);
  const ended = await endRun(context, runId, run, 'undoing', () => ({ state: 'undone', percentage: 0 }));
  return { run: ended.run, isThrough: true };
}

/** Begins to undo a run, unless somebody has: nobody distributes it any more. */
function beginUndoing(context: CallContext, runId: string): Promise<StoredRun> {
  const { db, now } = context;
  const ref = runRef(db, runId);
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const before = readRun(await transaction.get(ref));
    if (!before) throw new Refusal('sync-not-running');
    if (before.state === 'undoing') return before;
    const revision = Number(before.revision ?? 0) + 1;
    const after: StoredRun = {
      ...before,
      state: 'undoing',
      percentage: 0,
      counts: NO_SYNC_COUNTS,
      updatedAt: Timestamp.fromMillis(now),
      revision,
    };
    transaction.set(ref, after);
    // A batch of somebody else's that is under way comes to its end first: its places are undone by the job.
    transaction.set(leaseRef(db, runId), leaseOf({ driver: 'undo' }, now));
    const change = { collection: 'syncRuns', docId: runId, revision, before, after };
    logChange(transaction, context, change);
    return after;
  });
}

/** Undoes a run: within the call as far as it comes, the job `rollOutTemplates` does the rest. */
export const undoSync: CallableHandler<'undoSync'> = async (context, { runId }) => {
  const startedAt = Date.now();
  let state = { run: await beginUndoing(context, runId), isThrough: false };
  while (!state.isThrough && Date.now() - startedAt < AT_ONCE_MS)
    state = await undoNext(context, runId, state.run);
  if (state.isThrough) await leaseRef(context.db, runId).delete();
  return { state: state.run.state };
};
