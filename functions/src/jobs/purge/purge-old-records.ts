import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import type { Job } from '../../scheduling/job';
import { tryEach } from '../../scheduling/try-each';

/**
 * Time for which reports of visitors, appeals, alerts and rules that are over are retained, as the privacy notice says, in milliseconds.
 */
const KEPT_MS = 365 * DAY_MS;

/** Collections with the field that holds a record's age. */
const TIMES = [
  ['reports', 'lastAt'],
  ['reportedCards', 'lastAt'],
  ['appeals', 'createdAt'],
  ['alerts', 'createdAt'],
  ['alertMutes', 'until'],
] as const;

/** Documents of each collection that one call removes. */
const BATCH = 200;

/** Removes reports, appeals, alerts and rules of silence, which may name people, once they are a year old. */
export const purgeOldRecords: Job = (context) => {
  const { db, now } = context;
  const remove = async ([name, time]: (typeof TIMES)[number]) => {
    const old = await db
      .collection(name)
      .where(time, '<=', Timestamp.fromMillis(now - KEPT_MS))
      .limit(BATCH)
      .get();
    const batch = db.batch();
    for (const { ref } of old.docs) batch.delete(ref);
    if (!old.empty) await batch.commit();
    return old.size;
  };
  return tryEach(context, TIMES, ([name]) => name, remove);
};
