import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import { failsTooOften, NO_SYNC_COUNTS, SYNC_BATCH, type SyncResult } from 'shared-lib/model';
import type { CallableHandler } from '../../callable';
import { applyPlace } from './apply-place';
import { finishRun, haltRun } from './end-run';
import { recordFailure } from './record-failure';
import { addToStage, runRef, takeRunOrThrow, type RunContext, type StoredRun } from './sync-run';

async function applyOne(
  context: RunContext,
  run: { runId: string; run: StoredRun },
  staged: DocumentSnapshot,
): Promise<SyncResult> {
  try {
    return await applyPlace(context, run, staged);
  } catch {
    return { instanceId: staged.id, state: 'failed', problem: 'sync-write-failed' };
  }
}

/**
 * Puts the next rendered places of a run onto their cards, one after the other; a failing place doesn't stop the others, but too many of
 * them stop the run. Applied places are no longer staged, so that whoever continues applies none twice.
 *
 * @returns The run as it is now, and whether no staged place is left.
 */
export async function applyNext(
  context: RunContext,
  runId: string,
  run: StoredRun,
): Promise<{ run: StoredRun; isThrough: boolean }> {
  const { db } = context;
  const drawn = runRef(db, runId).collection('drawn');
  const { docs } = await drawn.orderBy(FieldPath.documentId()).limit(SYNC_BATCH).get();
  const failures = runRef(db, runId).collection('failures');
  // A card costs four writes, so failures are only deleted where there is one.
  const known = docs.length > 0 ? await db.getAll(...docs.map(({ id }) => failures.doc(id))) : [];
  const failedBefore = new Set(known.filter(({ exists }) => exists).map(({ id }) => id));
  const counts = { done: 0, failed: 0, changed: 0 };
  for (const staged of docs) {
    const result = await applyOne(context, { runId, run }, staged);
    if (result.state !== 'already') counts[result.state] += 1;
    if (result.state === 'failed') {
      const problem = result.problem ?? '';
      await recordFailure(context, runId, { instanceId: staged.id, problem, detail: '' });
    } else if (failedBefore.has(staged.id)) await failures.doc(staged.id).delete();
    await staged.ref.delete();
  }
  const now = await addToStage(db, runId, run, counts);
  if (now.state !== 'running') return { run: now, isThrough: true };
  if (failsTooOften({ ...NO_SYNC_COUNTS, ...now.counts }))
    return { run: await haltRun(context, runId, run), isThrough: true };
  const isThrough = docs.length < SYNC_BATCH;
  return { run: isThrough && now.isDrawn ? await finishRun(context, runId, run) : now, isThrough };
}

/** Puts the next rendered places of a run onto their cards, for the browser that has rendered them. */
export const applySync: CallableHandler<'applySync'> = async (context, { runId, driver }) => {
  const taken = await takeRunOrThrow(context, runId, driver);
  const { run, isThrough } = await applyNext(context, runId, taken);
  return { state: run.state, isThrough };
};
