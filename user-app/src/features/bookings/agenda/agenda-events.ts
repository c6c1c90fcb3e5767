import { readableTextOn } from 'shared-lib/domain';
import { HOLDS_TIME, type Booking, type TimeBlock } from 'shared-lib/domain/booking';
import { bookingMessages } from '../../../booking-data/messages';
import { messages } from '../messages';

/** What the calendar draws, and what it stands for. */
export interface AgendaEvent {
  id: string;
  title: string;
  start: number;
  end: number;
  /** `#RRGGBB`, with the text that reads on it. */
  color: string;
  contrastColor: string;
  editable: boolean;
  extendedProps: { kind: 'booking'; booking: Booking } | { kind: 'block'; block: TimeBlock };
}

/** The ground of blocked time: nobody's service. */
const BLOCK_COLOR = '#5B6478';

/** Which bookings wait for the owner, or the visitor: drawn with a dashed line as well. */
export const isOpen = ({ status }: Booking): boolean =>
  status === 'pending_confirmation' || status === 'pending_payment';

/** Everything that screen readers are told of a booking on the calendar. */
export const sayBooking = ({ customer, service, status }: Booking): string =>
  `${customer.name}, ${service.name}, ${bookingMessages.status[status]}`;

/** Bookings and blocked time as a calendar draws them. What holds no time, such as a cancelled one, isn't there. */
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
