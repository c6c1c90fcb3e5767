import {
  calendarFile,
  isCancelledForCalendars,
  type Booking,
  type CalendarEntry,
} from 'shared-lib/model/booking';
import type { MailInput } from './mail-input';
import { oneLine } from '../safe-text';

/** A calendar file and its method, which the MIME part has to repeat. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/**
 * Builds the calendar invitation in a mail to whoever booked, or its cancellation. The organizer is the owner by name,
 * with the address that the mail comes from: neither party learns the other's address.
 *
 * @param to - Address of the recipient: calendars only offer to keep events that their owner is invited to.
 */
export function bookingCalendar(
  { booking, owner, from }: Pick<MailInput, 'booking' | 'owner' | 'from'>,
  { to, entry }: { to: { name: string; address: string }; entry: CalendarEntry },
): MailCalendar {
  const { icsUid, sequence, status, updatedAt } = booking;
  const method = isCancelledForCalendars(status) ? 'CANCEL' : 'REQUEST';
  const event = {
    ...entry,
    url: entry.description,
    uid: icsUid,
    sequence,
    status,
    stampedAt: updatedAt,
    organizer: { name: oneLine(owner.name), email: from },
    attendee: { name: to.name || to.address, email: to.address },
  };
  return { method, content: calendarFile({ method }, [event]) };
}

/**
 * Builds the calendar file in a mail about several bookings, each with its own id. An invitation may only be about one, so that this one
 * informs: calendars take each event, and the cancelled ones out, by hand.
 */
export function seriesCalendar(
  { owner, from }: Pick<MailInput, 'owner' | 'from'>,
  events: readonly { booking: Booking; entry: CalendarEntry }[],
): MailCalendar {
  const method = 'PUBLISH';
  const all = events.map(({ booking: { icsUid: uid, sequence, status, updatedAt }, entry }) => ({
    ...entry,
    url: entry.description,
    ...{ uid, sequence, status, stampedAt: updatedAt },
    organizer: { name: oneLine(owner.name), email: from },
  }));
  return { method, content: calendarFile({ method }, all) };
}
