import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../../scheduling/job';

/** Days that one call removes. */
const BATCH = 200;

/** Removes the taken time of days whose documents have expired; the bookings themselves stay. */
export const purgeBusyDays: Job = async ({ db, now }) => {
  const over = await db
    .collectionGroup('days')
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .limit(BATCH)
    .get();
  const batch = db.batch();
  for (const { ref } of over.docs) batch.delete(ref);
  if (!over.empty) await batch.commit();
  return over.size;
};
