import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from './job';

/** Collections whose documents say until when they are good for something. */
const COLLECTIONS = ['rateLimits', 'visitors', 'visitSalts', 'bookingHolds', 'usedProofs', 'outbox'] as const;

/** How many of each one call removes. */
const BATCH = 200;

/** Removes counters, and what told a day's visitors apart, once they are over. */
export const purgeExpired: Job = async ({ db, now }) => {
  let removed = 0;
  for (const name of COLLECTIONS) {
    const over = await db
      .collection(name)
      .where('expiresAt', '<=', Timestamp.fromMillis(now))
      .limit(BATCH)
      .get();
    const batch = db.batch();
    for (const { ref } of over.docs) batch.delete(ref);
    if (!over.empty) await batch.commit();
    removed += over.size;
  }
  return removed;
};
