import { Timestamp } from 'firebase-admin/firestore';
import { cardRef } from '../../card-records/card-document';
import { runRef, type RunContext } from './sync-run';

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
