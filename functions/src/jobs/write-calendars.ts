import { Timestamp } from 'firebase-admin/firestore';
import { CalendarError } from '../external-calendars/calendar-problem';
import { requireSource } from '../external-calendars/source-document';
import { writeBookings } from '../external-calendars/write-bookings';
import { parentOf } from '../stored/parent-of';
import type { Job } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** Calendars that one call writes to, in pages. */
const PAGE = { size: 20, pages: 10 };

/** Writes changed bookings to the calendars of their owners. A calendar that can't be written is tried again later. */
export const writeCalendars: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collectionGroup('calendarSources')
    .where('writeDueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('writeDueAt');
  return tryPages(context, due, PAGE, async (source) => {
    const uid = parentOf(source.ref).id;
    try {
      await writeBookings({ db, now }, { uid, sourceId: source.id, stored: requireSource(source) });
    } catch (error) {
      // It is stored with the calendar, where its owner sees it.
      if (!(error instanceof CalendarError)) throw error;
    }
    return 1;
  });
};
