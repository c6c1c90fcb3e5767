import { isolated } from 'shared-lib/model';
import { isToRemind, openMoveRequest, type Booking } from 'shared-lib/model/booking';
import { startInWords } from '../../booking-data/booking-times';
import { paths } from '../../paths';
import type { HomeTask } from './home-tasks';

/** Bookings of each kind that are named one by one; the others are counted. */
const NAMED = { 'confirm-booking': 2, 'answer-move': 2, 'collect-payment': 1 };

/** Bookings that wait for their owner, by reason. */
export interface WaitingBookings {
  /** Requests that are neither confirmed nor rejected. */
  unanswered: readonly Booking[];
  /** Confirmed, with visitors who request another hour. */
  moving: readonly Booking[];
  /** Confirmed and not paid yet. */
  unpaid: readonly Booking[];
  /** Appointments of tomorrow. */
  tomorrow?: readonly Booking[];
}

/**
 * Lists the bookings that an owner has to answer or collect, the soonest first.
 *
 * @param options.zone - Zone of the shown times.
 * @param options.now - Milliseconds since the epoch; a request whose start has passed is about to expire.
 */
export function findBookingTasks(
  { unanswered, moving, unpaid, tomorrow = [] }: WaitingBookings,
  { zone, now }: { zone: string; now: number },
): HomeTask[] {
  const bySoonest = (bookings: readonly Booking[]) => [...bookings].sort((a, b) => a.start - b.start);
  const about = (kind: keyof typeof NAMED, bookings: readonly Booking[]): HomeTask[] =>
    bookings.slice(0, NAMED[kind]).map((booking) => ({
      kind,
      subject: { id: booking.id, name: isolated(booking.customer.name) },
      detail: { when: startInWords(booking.start, zone), service: isolated(booking.service.name) },
      to: `${paths.bookings}?reserva=${booking.id}`,
      booking,
    }));
  const rest = (
    kind: 'confirm-more' | 'collect-more' | 'send-reminders',
    count: number,
    to: string,
  ): HomeTask[] => (count > 0 ? [{ kind, subject: { id: '', name: String(count) }, to }] : []);

  const toConfirm = bySoonest(unanswered).filter(({ start }) => start > now);
  // Bookings that still have to be confirmed come first.
  const toCollect = bySoonest(unpaid).filter(({ status }) => status !== 'pending_confirmation');
  return [
    ...about('confirm-booking', toConfirm),
    ...rest(
      'confirm-more',
      toConfirm.length - NAMED['confirm-booking'],
      `${paths.bookings}?vista=lista&estado=pending_confirmation`,
    ),
    ...about(
      'answer-move',
      bySoonest(moving).filter((booking) => openMoveRequest(booking, now)),
    ),
    ...about('collect-payment', toCollect),
    ...rest('collect-more', toCollect.length - NAMED['collect-payment'], paths.payments),
    ...rest('send-reminders', tomorrow.filter(isToRemind).length, paths.reminders),
  ];
}
