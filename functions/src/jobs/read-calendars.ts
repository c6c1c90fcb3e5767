import { Timestamp } from 'firebase-admin/firestore';
import { readSource } from '../external-calendars/read-source';
import { requireSource } from '../external-calendars/source-document';
import { parentOf } from '../stored/parent-of';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** Calendars that one call reads, in pages. */
const PAGE = { size: 20, pages: 10 };

/** Reads owners' other calendars that are due, each every ten minutes. */
export const readCalendars: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collectionGroup('calendarSources')
    .where('dueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('dueAt');
  return tryPages(context, due, PAGE, async (source) => {
    const uid = parentOf(source.ref).id;
    await readSource({ db, now }, { uid, sourceId: source.id, stored: requireSource(source) });
    return 1;
  });
};
