import { isolated, readableTextOn } from 'shared-lib/domain';
import { HOLDS_TIME, PENDING_STATUSES, type Booking, type TimeBlock } from 'shared-lib/domain/booking';
import { bookingMessages } from '../../../booking-data/messages';
import { messages } from '../messages';

/** An event of the calendar, with the booking or block that it stands for. */
export interface AgendaEvent {
  id: string;
  title: string;
  start: number;
  end: number;
  /** Background `#RRGGBB`, and a readable text colour on it. */
  color: string;
  contrastColor: string;
  editable: boolean;
  extendedProps: { kind: 'booking'; booking: Booking } | { kind: 'block'; block: TimeBlock };
}

/** Background of blocked time, in no service's colour. */
const BLOCK_COLOR = '#5B6478';

/** Reports whether a booking waits for the owner or the visitor; it then has a dashed outline as well. */
export const isOpen = ({ status }: Booking): boolean => PENDING_STATUSES.has(status);

/** Describes a booking on the calendar to screen readers. */
export const sayBooking = ({ customer, service, status }: Booking): string =>
  `${isolated(customer.name)}, ${isolated(service.name)}, ${bookingMessages.status[status]}`;

/**
 * Returns the calendar events of bookings and blocked time. Bookings that hold no time, such as cancelled ones, are
 * left out.
 */
export function agendaEvents(
  bookings: readonly Booking[],
  blocks: readonly TimeBlock[],
  canMove: (booking: Booking) => boolean,
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
        contrastColor: readableTextOn(service.color),
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
    contrastColor: '#FFFFFF',
    editable: false,
    extendedProps: { kind: 'block', block },
  }));
  return [...booked, ...blocked];
}
