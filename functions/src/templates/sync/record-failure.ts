import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { cardRef } from '../../card-records/card-document';
import { runRef, type RunContext } from './sync-run';

/** Failures that are deleted at once. */
const DROPPED_AT_ONCE = 200;

/** Deletes the failures of a run. */
export async function dropFailures(db: Firestore, runId: string): Promise<void> {
  const failures = runRef(db, runId).collection('failures').limit(DROPPED_AT_ONCE);
  for (let found = await failures.get(); !found.empty; found = await failures.get()) {
    const batch = db.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Writes down that a run couldn't change a place, with what an administrator needs to find its card and owner. */
export async function recordFailure(
  { db, now }: RunContext,
  runId: string,
  { instanceId, problem, detail }: { instanceId: string; problem: string; detail: string },
): Promise<void> {
  const instance = await db.collection('templateInstances').doc(instanceId).get();
  const cardId = String(instance.get('cardId') ?? '');
  const card = cardId ? await cardRef(db, cardId).get() : null;
  await runRef(db, runId)
    .collection('failures')
    .doc(instanceId)
    .set({
      instanceId,
      cardId,
      slug: String(card?.get('slug') ?? ''),
      ownerId: String(instance.get('cardOwner') ?? ''),
      problem,
      detail,
      at: Timestamp.fromMillis(now),
    });
}
