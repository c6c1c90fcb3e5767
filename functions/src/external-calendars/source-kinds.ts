import type { CalendarSourceKind } from 'shared-lib/model';
import { dateSpan } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { eventWriter, fetchEvents, type CalDavUser } from './caldav/caldav-client';
import { CalendarError } from './calendar-problem';
import type { EventWriter } from './event-writer';
import { fetchCalendar, type FetchedCalendar } from './fetch-calendar';
import { readOwnCopies } from './own-copies';
import { readBusySpans, withoutCopies, type CalendarTimes, type ReadingRange } from './read-busy-spans';
import type { ReadingContext } from './read-source';
import { readBusyTimes } from './sign-in/busy-times';
import { googleBusy } from './sign-in/google/google-calendars';
import { googleWriter } from './sign-in/google/google-events';
import { microsoftTimes } from './sign-in/microsoft/microsoft-calendars';
import { microsoftWriter } from './sign-in/microsoft/microsoft-events';
import { rotatingToken } from './sign-in/rotating-token';
import { sealContext, type SourceAccount, type SourceDocument } from './source-document';
import { secretOf } from './source-secret';

/** A calendar with its owner. */
export interface ReachedCalendar extends Pick<SourceDocument, 'address' | 'account'> {
  uid: string;
  sourceId: string;
}

/** A calendar to fetch, with the tag of the stored state; empty for none. */
export interface CalendarToRead extends ReachedCalendar {
  etag: string;
}

/** Times of a calendar, and the tag of this state of it; empty where it has none. */
export interface ReadCalendar extends CalendarTimes {
  etag: string;
}

/** One way of reaching calendars. */
interface SourceKind {
  /** True where a calendar returns the UIDs of its events, by which the copies of bookings are recognised. */
  hasUids: boolean;
  /** Reads the taken times; `null` when the calendar hasn't changed since the tag. */
  read: (
    context: ReadingContext,
    calendar: CalendarToRead,
    range: ReadingRange,
  ) => Promise<ReadCalendar | null>;
  /** Returns what writes bookings; `null` for a kind that can only be read. */
  writer: ((context: ReadingContext, calendar: ReachedCalendar) => EventWriter) | null;
}

/** Returns the account of a calendar with its secret. */
function opened({ account, uid, sourceId }: ReachedCalendar): { account: SourceAccount; secret: string } {
  if (!account) throw new CalendarError('calendar-refused', 'The calendar has no user');
  return { account, secret: secretOf(account, sealContext(uid, sourceId)) };
}

function userOf(calendar: ReachedCalendar): CalDavUser {
  const { account, secret } = opened(calendar);
  return { username: account.username, password: secret };
}

/** Returns instants that surround a range in every zone, as all-day and floating times have none of their own. */
const spanAround = ({ from, to, zone }: ReadingRange) => ({
  start: dateSpan(from, zone).start - DAY_MS,
  end: dateSpan(to, zone).end + DAY_MS,
});

/** Reads the times of a calendar file, without copies of the owner's bookings. */
async function readFile(
  context: ReadingContext,
  { uid }: CalendarToRead,
  range: ReadingRange,
  { text, etag }: FetchedCalendar,
): Promise<ReadCalendar | null> {
  if (text === null) return null;
  const read = readBusySpans(text, range, context.readingMs);
  const own = await readOwnCopies(context.db, uid, [...read.copies.keys()]);
  return { ...withoutCopies(read, own), etag };
}

/** Kinds of other calendars: how each is read and written. Every function throws a CalendarError. */
export const SOURCE_KINDS: Readonly<Record<CalendarSourceKind, SourceKind>> = {
  address: {
    hasUids: true,
    read: async (context, calendar, range) =>
      readFile(
        context,
        calendar,
        range,
        await fetchCalendar(calendar.address, calendar.etag, context.fetching),
      ),
    writer: null,
  },
  caldav: {
    hasUids: true,
    read: async (context, calendar, range) => {
      const { address, etag } = calendar;
      const span = spanAround(range);
      return readFile(
        context,
        calendar,
        range,
        await fetchEvents(address, userOf(calendar), span, etag, context.fetching),
      );
    },
    writer: ({ fetching }, calendar) => eventWriter(calendar.address, userOf(calendar), fetching),
  },
  google: {
    hasUids: false,
    read: (context, source, range) =>
      readBusyTimes(context, source, range, async (span) => ({
        spans: await googleBusy(source.address, opened(source).secret, span, context.fetching),
        // Whole days that are free take nothing there already, and busy ones can't be distinguished from long appointments.
        allDayDates: [],
      })),
    writer: ({ fetching }, calendar) => googleWriter(calendar.address, opened(calendar).secret, fetching),
  },
  microsoft: {
    hasUids: false,
    read: (context, source, range) =>
      readBusyTimes(context, source, range, (span) =>
        microsoftTimes(
          source.address,
          rotatingToken(context, source),
          { ...span, zone: range.zone },
          { ...context.fetching, writes: source.account?.isWritable === true },
        ),
      ),
    writer: (context, calendar) =>
      microsoftWriter(calendar.address, rotatingToken(context, calendar), context.fetching),
  },
};
