import { PRODUCT_NAME } from '../../platform/config';
import type { BookingStatus } from '../booking/booking-states';

/** A name with the e-mail address by which calendars identify a person. */
export interface CalendarParty {
  name: string;
  email: string;
}

/** A booking as a calendar gets it; instants are milliseconds since the epoch. */
export interface CalendarEvent {
  /** Id from {@link calendarUid}. */
  uid: string;
  /** Rises with every change: calendars keep the file with the highest. */
  sequence: number;
  /** Time of the last change. */
  stampedAt: number;
  start: number;
  end: number;
  status: BookingStatus;
  title: string;
  /** Empty for none, like the next two. */
  place: string;
  description: string;
  url: string;
  /** Missing in an owner's own feed. */
  organizer?: CalendarParty | undefined;
  /** Present in invitations only. */
  attendee?: CalendarParty | undefined;
}

/** Method of a file: `REQUEST` invites the attendee, `CANCEL` removes the event, `PUBLISH` only informs. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** Statuses in the words of calendars. */
const STATUS: Readonly<Record<BookingStatus, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'>> = {
  pending_payment: 'TENTATIVE',
  pending_confirmation: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
  cancelled: 'CANCELLED',
  rejected: 'CANCELLED',
  expired: 'CANCELLED',
};

const BUSY = { TENTATIVE: 'TENTATIVE', CONFIRMED: 'BUSY', CANCELLED: 'FREE' } as const;

/** Reports whether a status removes an event from calendars. */
export const isCancelledForCalendars = (status: BookingStatus): boolean => STATUS[status] === 'CANCELLED';

/** Returns a booking's id in calendars: the same over its whole life, in mail, on its page and in its owner's feed. */
export const calendarUid = (bookingId: string): string => `${bookingId}@tarjetero`;

/** Returns the booking that an id of {@link calendarUid} belongs to; `null` for an id of another program. */
export const bookingIdOfUid = (uid: string): string | null =>
  /^([A-Za-z0-9]{20})@tarjetero$/.exec(uid.trim())?.[1] ?? null;

/** Formats an instant as RFC 5545 does: `20260302T090000Z`. */
export const compactInstant = (instant: number): string =>
  new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** Removes characters that would break lines or files: control characters, except for tabs and line ends. */
const clean = (text: string) =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

const escapeText = (text: string) =>
  clean(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Returns a name in quotes, without quotes of its own, which RFC 5545 can't escape there. */
const quoted = (name: string) =>
  `"${clean(name)
    .replace(/[\n\t]+/g, ' ')
    .replaceAll('"', '’')}"`;

/** Longest line of the format, in bytes; a longer one continues on the next line after a space. */
const LINE_BYTES = 75;

/** Folds a line that is too long, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let last = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(last);
      last = ' ';
      bytes = 1;
    }
    last += character;
    bytes += size;
  }
  return [...lines, last].join('\r\n');
}

/** Time after which calendars that follow a feed should read it again; many wait for a day unless the feed says otherwise. */
const REFRESH = 'PT1H';

/** Returns a line for a value; none for an empty one. */
const optional = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`]);

function eventLines(event: CalendarEvent): string[] {
  const { organizer, attendee } = event;
  const status = STATUS[event.status];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${compactInstant(event.stampedAt)}`,
    `LAST-MODIFIED:${compactInstant(event.stampedAt)}`,
    `DTSTART:${compactInstant(event.start)}`,
    `DTEND:${compactInstant(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...optional('LOCATION', escapeText(event.place)),
    ...optional('DESCRIPTION', escapeText(event.description)),
    ...optional('URL', event.url),
    `STATUS:${status}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${BUSY[status]}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=${quoted(attendee.name)}:mailto:${attendee.email}`,
        ]
      : []),
    'END:VEVENT',
  ];
}

/**
 * Writes a calendar file (RFC 5545 and 5546) for the booking's page, mail and an owner's feed alike. Times are UTC
 * instants, which need no zone; the same events give the same file.
 *
 * @param method - `null` for a file that a calendar's server stores, which has none (RFC 4791).
 * @param name - Name of a whole calendar, which is read again and again; missing for the file of one event.
 */
export function calendarFile(
  { method, name = '' }: { method: CalendarMethod | null; name?: string },
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:-//${PRODUCT_NAME}//Reservas//ES`,
    ...optional('METHOD', method ?? ''),
    ...optional('X-WR-CALNAME', escapeText(name)),
    // RFC 7986, and its forerunner that Outlook reads.
    ...(name === '' ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`, `X-PUBLISHED-TTL:${REFRESH}`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
