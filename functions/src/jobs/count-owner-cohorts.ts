import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import type { Job } from '../scheduling/job';
import { readField, timestamp } from '../stored/read-stored';
import { countCohorts } from '../stats/count-cohorts';

/** Counts accounts by the month of their sign-up, once a day: `stats/cohorts`. */
export const countOwnerCohorts: Job = async ({ db, now }) => {
  const ref = db.doc('stats/cohorts');
  const countedAt = readField(timestamp.optional(), await ref.get(), 'countedAt');
  if (countedAt && now - countedAt.toMillis() < DAY_MS) return 0;
  const cohorts = await countCohorts(db, now);
  await ref.set({ cohorts, countedAt: Timestamp.fromMillis(now) });
  return cohorts.length;
};
