import { createEvent, type EventAttributes } from 'ics';
import type { Booking, BookingStatus } from 'shared-lib/domain/booking';
import { PRODUCT_NAME } from 'shared-lib/config';

/** What a calendar is told, beside the booking's times and state. */
export interface CalendarInvitation {
  title: string;
  /** Whoever gets the file: a calendar only offers to keep what its owner is invited to. */
  attendee: { name: string; email: string };
  /** The owner by name, with the address that the mail comes from: nobody's own address is told to the other party. */
  organizer: { name: string; email: string };
  place: string;
  description: string;
  /** The booking's page; empty for none. */
  url: string;
}

/** A file and the method that its MIME part must name too. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** What a calendar is told of each state. */
export const CALENDAR_STATUS: Readonly<Record<BookingStatus, NonNullable<EventAttributes['status']>>> = {
  pending_payment: 'TENTATIVE',
  pending_confirmation: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
  cancelled: 'CANCELLED',
  rejected: 'CANCELLED',
  expired: 'CANCELLED',
};

/** Most octets of a line, without its end. */
const LINE_OCTETS = 75;

/** Control characters break lines or whole files; a tab and a line's end are text. */
export const clean = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\u0000-\u001f\u007f]/g, '');

/** A name between quotes: RFC 5545 knows no way to write a quote there, and `ics` writes one that nobody reads. */
const cleanName = (name: string) =>
  clean(name)
    .replace(/[\n\t]+/g, ' ')
    .replaceAll('"', '’');

/** Folds one line where it is longer than its octets, never within a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/**
 * Mends what `ics` writes: it folds after 75 characters, which are more octets where there are accents, and it quotes words
 * that RFC 5545 has without quotes. Names hold no quotes, so nothing of theirs is taken for such a word.
 */
export const mend = (content: string) =>
  content
    .replace(/\r\n[\t ]/g, '')
    .replace(/;(ROLE|PARTSTAT)="([A-Z-]+)"/g, ';$1=$2')
    .split('\r\n')
    .map(fold)
    .join('\r\n');

/**
 * The calendar file of a booking as it is now: the same UID over its whole life, so that calendars move or remove what they
 * have. Times are UTC instants, which need no zone; every attempt to send it writes the same file.
 *
 * @throws What `ics` finds wrong with what it is given.
 */
export function calendarFile(
  booking: Pick<Booking, 'icsUid' | 'sequence' | 'status' | 'start' | 'end' | 'updatedAt'>,
  { title, attendee, organizer, place, description, url }: CalendarInvitation,
): CalendarFile {
  const status = CALENDAR_STATUS[booking.status];
  const method = status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  // The types leave out the time stamp, which is the clock's otherwise.
  const event: EventAttributes & { timestamp: number } = {
    productId: `-//${PRODUCT_NAME}//Reservas//ES`,
    method,
    uid: booking.icsUid,
    sequence: booking.sequence,
    timestamp: booking.updatedAt,
    start: booking.start,
    end: booking.end,
    status,
    busyStatus: status === 'CONFIRMED' ? 'BUSY' : status === 'TENTATIVE' ? 'TENTATIVE' : 'FREE',
    title: clean(title),
    ...(place !== '' && { location: clean(place) }),
    ...(description !== '' && { description: clean(description) }),
    ...(url !== '' && { url }),
    organizer: { name: cleanName(organizer.name), email: organizer.email },
    attendees: [
      {
        name: cleanName(attendee.name),
        email: attendee.email,
        rsvp: false,
        partstat: 'ACCEPTED',
        role: 'REQ-PARTICIPANT',
      },
    ],
  };
  const { error, value } = createEvent(event);
  if (error || value === null) throw error ?? new Error(`No calendar file for ${booking.icsUid}`);
  return { method, content: mend(value) };
}
