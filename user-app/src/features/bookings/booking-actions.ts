import { nextBookingStatus, type Booking, type BookingAction } from 'shared-lib/domain/booking';

/** What an owner does with a booking in one step. */
export type OwnerAction = Exclude<BookingAction, 'reschedule' | 'expire'>;

/** In the order of their buttons: what waits for the owner first, what ends a booking last. */
const ORDER: readonly (OwnerAction | 'reschedule')[] = [
  'confirm',
  'pay',
  'complete',
  'mark-no-show',
  'reschedule',
  'reject',
  'cancel',
];

/**
 * What an owner can do with a booking, by the one table of states. What only makes sense once it has begun isn't offered
 * before.
 *
 * @param now - Milliseconds since the epoch.
 */
export function allowedActions(booking: Booking, now: number): (OwnerAction | 'reschedule')[] {
  return ORDER.filter((action) => {
    if (!nextBookingStatus(booking.status, action, 'owner')) return false;
    if (action === 'pay') return booking.payment.state === 'awaiting';
    if (action === 'complete' || action === 'mark-no-show') return booking.start <= now;
    return true;
  });
}
