import { Timestamp } from 'firebase-admin/firestore';
import { failsTooOften, NO_SYNC_COUNTS } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import type { CallableHandler } from '../../callable';
import { haltRun } from './end-run';
import { recordFailure } from './record-failure';
import { addToStage, runRef, takeRunOrThrow } from './sync-run';

/** Time for which rendered markup waits to be applied, in milliseconds. */
const KEPT_MS = 7 * DAY_MS;

/**
 * Stages rendered places of a run until it is their turn, and records those that couldn't be rendered; with too many of those the run stops
 * before any card has changed.
 */
export const stageSync: CallableHandler<'stageSync'> = async (context, { runId, driver, items, isLast }) => {
  const { db, now } = context;
  const taken = await takeRunOrThrow(context, runId, driver);
  const ref = runRef(db, runId);
  const batch = db.batch();
  const expiresAt = Timestamp.fromMillis(now + KEPT_MS);
  for (const item of items) {
    const drawn = ref.collection('drawn').doc(item.instanceId);
    if ('problem' in item) batch.delete(drawn);
    else batch.set(drawn, { markup: item.markup, basis: item.basis, expiresAt });
  }
  if (items.length > 0) await batch.commit();
  const failed = items.filter((item) => 'problem' in item);
  for (const failure of failed) await recordFailure(context, runId, failure);
  const counts = { tried: items.length, failed: failed.length };
  const run = await addToStage(db, runId, taken, counts, { isDrawn: isLast });
  if (!failsTooOften({ ...NO_SYNC_COUNTS, ...run.counts })) return { state: run.state };
  return { state: (await haltRun(context, runId, taken)).state };
};
