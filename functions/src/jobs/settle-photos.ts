import { FieldPath } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { redact } from 'shared-lib/logger';
import { settlePhotos } from '../card-records/photos/shown-photos';
import type { Job } from '../scheduling/job';

/** Cards that one call reads. */
const BATCH = 50;

/**
 * Copies the photos of published cards to their public place, once for all cards: those published before photos had
 * such a place have none there. A call after the last card costs one read.
 */
export const settleAllPhotos: Job = async ({ db }) => {
  const progress = db.doc('jobs/settlePhotos');
  const known = await progress.get();
  if (known.get('done') === true) return 0;
  const after = String(known.get('after') ?? '');
  const byId = db.collection('publicCards').orderBy(FieldPath.documentId()).limit(BATCH);
  const { docs } = await (after ? byId.startAfter(after) : byId).get();
  let settled = 0;
  for (const document of docs) {
    if (document.get('status') !== 'published') continue;
    try {
      await settlePhotos(db, document.id);
      settled += 1;
    } catch (error) {
      logError('photos not settled', redact({ error, slug: document.id }));
    }
  }
  const last = docs[BATCH - 1];
  await progress.set(last ? { after: last.id } : { done: true });
  return settled;
};
