import { Timestamp } from 'firebase-admin/firestore';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';
import { offerFreedTime as offerTo } from '../waiting/offer-hours';

/** Most lists that one call processes, in pages. */
const PAGE = { size: 20, pages: 10 };

/** Processes the waiting lists that are due: time has become free, an offer is over, or a day has begun. */
export const offerFreedTime: Job = (context) => {
  const { db, now } = context;
  const due = db.collection('waitingLists').where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt');
  return tryPages(context, due, PAGE, async ({ id }) => {
    await offerTo({ db, now }, id);
    return 1;
  });
};
