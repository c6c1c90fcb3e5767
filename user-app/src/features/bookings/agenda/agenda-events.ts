import { isolated } from 'shared-lib/model';
import {
  datesBetween,
  dateSpan,
  HOLDS_TIME,
  joinedSpans,
  notedAt,
  openSpansOn,
  PENDING_STATUSES,
  type BookableHours,
  type Booking,
  type BusyInterval,
  type LocalDate,
  type TimeBlock,
} from 'shared-lib/model/booking';
import { bookingMessages } from '../../../booking-data/messages';
import { messages } from '../messages';

/** An event of the calendar, with its booking or block. */
export interface AgendaEvent {
  id: string;
  title: string;
  start: number;
  end: number;
  /** Colour `#RRGGBB` of its edge; the ground is a tint of it. */
  color: string;
  editable: boolean;
  extendedProps:
    { kind: 'booking'; booking: Booking } | { kind: 'block'; block: TimeBlock } | { kind: 'external' };
}

/** Line above a day that has events of the whole day in other calendars. */
export interface AllDayLine {
  id: string;
  title: string;
  start: LocalDate;
  allDay: true;
  color: string;
  editable: false;
  extendedProps: { kind: 'all-day' };
}

/** Time in which nobody can book, rendered as a background of the events. */
export interface ClosedTime {
  id: string;
  start: number;
  end: number;
  display: 'background';
  extendedProps: { kind: 'closed' };
}

/** Colour of blocked time, which is no service's. */
const BLOCK_COLOR = '#5B6478';

/** Colour of time that another calendar takes, which is no service's. */
const EXTERNAL_COLOR = '#6B6F76';

/** Reports whether a booking waits for the owner or the visitor; it then has a dashed outline as well. */
export const isOpen = ({ status }: Booking): boolean => PENDING_STATUSES.has(status);

/** Reports whether a confirmed booking's visitor has said that they come. */
export const isAttended = (booking: Booking): boolean =>
  booking.status === 'confirmed' && notedAt(booking.attends, booking) !== null;

/** Describes a booking on the calendar to screen readers. */
export const sayBooking = (booking: Booking): string => {
  const { customer, service, status } = booking;
  const state = isAttended(booking) ? bookingMessages.attends : bookingMessages.status[status];
  return `${isolated(customer.name)}, ${isolated(service.name)}, ${state}`;
};

/**
 * Returns the calendar events of bookings, blocked time and time of other calendars, once however many have it. Bookings that hold no
 * time, such as cancelled ones, are left out.
 */
export function agendaEvents(
  bookings: readonly Booking[],
  blocks: readonly TimeBlock[],
  canMove: (booking: Booking) => boolean,
  taken: readonly BusyInterval[] = [],
): AgendaEvent[] {
  const booked = bookings
    .filter(({ status }) => HOLDS_TIME.has(status))
    .map((booking): AgendaEvent => {
      const { id, customer, start, end, service } = booking;
      return {
        id,
        title: customer.name,
        start,
        end,
        color: service.color,
        editable: canMove(booking),
        extendedProps: { kind: 'booking', booking },
      };
    });
  const blocked = blocks.map((block): AgendaEvent => ({
    id: block.id,
    title: block.title || messages.noName,
    start: block.start,
    end: block.end,
    color: BLOCK_COLOR,
    editable: false,
    extendedProps: { kind: 'block', block },
  }));
  const others = taken.filter(({ kind }) => kind === 'external');
  const external = joinedSpans(others).map(({ start, end }): AgendaEvent => ({
    id: `external:${start}`,
    title: messages.external,
    start,
    end,
    color: EXTERNAL_COLOR,
    editable: false,
    extendedProps: { kind: 'external' },
  }));
  return [...booked, ...blocked, ...external];
}

/** Returns the lines above days that have events of the whole day in other calendars. */
export const allDayEvents = (lines: ReadonlyMap<LocalDate, string>): AllDayLine[] =>
  [...lines].map(([date, title]) => ({
    id: `all-day:${date}`,
    title,
    start: date,
    allDay: true,
    color: EXTERNAL_COLOR,
    editable: false,
    extendedProps: { kind: 'all-day' },
  }));

/** Returns the time of some days in which an owner's hours are closed; special dates count. */
export function closedTime(
  hours: BookableHours,
  { from, to }: { from: LocalDate; to: LocalDate },
): ClosedTime[] {
  return datesBetween(from, to).flatMap((date) => {
    const day = dateSpan(date, hours.zone);
    const open = openSpansOn(hours, date);
    const starts = [day.start, ...open.map(({ end }) => end)];
    const ends = [...open.map(({ start }) => start), day.end];
    return starts
      .map((start, place) => ({ start, end: ends[place] ?? start }))
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({
        id: `closed-${start}`,
        start,
        end,
        display: 'background' as const,
        extendedProps: { kind: 'closed' as const },
      }));
  });
}
