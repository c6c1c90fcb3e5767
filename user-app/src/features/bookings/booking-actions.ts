import {
  AFTER_START,
  nextBookingStatus,
  openMoveRequest,
  type Booking,
  type BookingAction,
} from 'shared-lib/model/booking';

/** Actions of an owner on a booking that take one step. */
export type OwnerAction = Exclude<
  BookingAction,
  'reschedule' | 'expire' | 'accept' | 'revive' | 'ask-move' | 'withdraw-move'
>;

/** Answers to a visitor who requests another hour. */
const MOVE_ANSWERS: ReadonlySet<BookingAction> = new Set<BookingAction>(['accept-move', 'keep-time']);

/** Order of the buttons: requests that wait for the owner first, actions that end a booking last. */
const ORDER: readonly (OwnerAction | 'reschedule')[] = [
  'confirm',
  'accept-move',
  'keep-time',
  'pay',
  'complete',
  'mark-no-show',
  'reschedule',
  'reject',
  'cancel',
];

/**
 * Returns the actions that an owner may take on a booking, by the one table of states. Those that only make sense after
 * it has begun aren't offered before.
 *
 * @param now - Milliseconds since the epoch.
 */
export function allowedActions(booking: Booking, now: number): (OwnerAction | 'reschedule')[] {
  const hasRequest = openMoveRequest(booking, now) !== null;
  return ORDER.filter((action) => {
    if (MOVE_ANSWERS.has(action)) return hasRequest;
    // The visitor is answered first.
    if (action === 'reschedule' && hasRequest) return false;
    if (!nextBookingStatus(booking.status, action, 'owner')) return false;
    // A mere request is rejected; there is nothing to cancel yet.
    if (action === 'cancel') return !nextBookingStatus(booking.status, 'reject', 'owner');
    if (action === 'pay') return booking.payment.state === 'awaiting' && booking.payment.rule !== 'card';
    return !AFTER_START.has(action) || booking.start <= now;
  });
}

/**
 * Reports whether the owner may request a no-show fee for a booking. `feeProblem` of shared-lib/model/payments decides
 * whether it may be charged.
 */
export const hasFee = ({ status, payment: { online } }: Booking): boolean =>
  status === 'no_show' && online?.paid === null && online.card?.state === 'kept' && online.card.asked === 0;

/** Actions that can be taken on several bookings at once. */
export const BULK_ACTIONS = ['complete', 'mark-no-show', 'cancel'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Returns the action that has the same effect on a booking in its state; `null` when none has. */
export function bulkStep(booking: Booking, action: BulkAction, now: number): OwnerAction | null {
  const allowed = allowedActions(booking, now);
  if (allowed.includes(action)) return action;
  // A booking that is only requested is rejected.
  return action === 'cancel' && allowed.includes('reject') ? 'reject' : null;
}
