import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../../scheduling/job';
import { tryEach } from '../../scheduling/try-each';

/**
 * Collections whose documents the privacy notice promises to remove in time; Firestore itself removes what others left behind
 * (`retention-table.ts`).
 */
const COLLECTIONS = ['visitSalts', 'outbox', 'mailQuotas', 'emailChanges', 'waiting'] as const;

/** Documents of each collection that one call removes. */
const BATCH = 200;

/** Removes expired documents with data about people, such as the salts that distinguished a day's visitors. */
export const purgeExpired: Job = (context) => {
  const { db, now } = context;
  const remove = async (name: string) => {
    const over = await db
      .collection(name)
      .where('expiresAt', '<=', Timestamp.fromMillis(now))
      .limit(BATCH)
      .get();
    const batch = db.batch();
    for (const { ref } of over.docs) batch.delete(ref);
    if (!over.empty) await batch.commit();
    return over.size;
  };
  return tryEach(context, COLLECTIONS, (name) => name, remove);
};
