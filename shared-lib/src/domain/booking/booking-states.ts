import type { BookingAction, BookingActor, BookingStatus } from './booking';

/**
 * Actions that each status allows, with the status that they lead to and the actors that may take them: the only such
 * table of the product. `reschedule` keeps the status, or returns to `pending_confirmation` when a visitor moves a
 * booking that needs confirmation.
 */
type Transitions = Partial<Record<BookingAction, { to: BookingStatus; by: readonly BookingActor[] }>>;

export const BOOKING_TRANSITIONS: Readonly<Record<BookingStatus, Transitions>> = {
  pending_payment: {
    pay: { to: 'confirmed', by: ['owner', 'system'] },
    reschedule: { to: 'pending_payment', by: ['visitor', 'owner'] },
    cancel: { to: 'cancelled', by: ['visitor', 'owner'] },
    expire: { to: 'expired', by: ['system'] },
  },
  pending_confirmation: {
    pay: { to: 'pending_confirmation', by: ['owner', 'system'] },
    confirm: { to: 'confirmed', by: ['owner'] },
    reject: { to: 'rejected', by: ['owner'] },
    reschedule: { to: 'pending_confirmation', by: ['visitor', 'owner'] },
    cancel: { to: 'cancelled', by: ['visitor', 'owner'] },
    expire: { to: 'expired', by: ['system'] },
  },
  confirmed: {
    pay: { to: 'confirmed', by: ['owner', 'system'] },
    reschedule: { to: 'confirmed', by: ['visitor', 'owner'] },
    cancel: { to: 'cancelled', by: ['visitor', 'owner'] },
    complete: { to: 'completed', by: ['owner', 'system'] },
    'mark-no-show': { to: 'no_show', by: ['owner'] },
  },
  completed: {
    pay: { to: 'completed', by: ['owner', 'system'] },
    'mark-no-show': { to: 'no_show', by: ['owner'] },
  },
  no_show: {
    pay: { to: 'no_show', by: ['owner', 'system'] },
    complete: { to: 'completed', by: ['owner'] },
  },
  cancelled: {},
  rejected: {},
  expired: {},
};

/** Statuses in which a booking keeps its time taken. */
export const HOLDS_TIME: ReadonlySet<BookingStatus> = new Set([
  'pending_payment',
  'pending_confirmation',
  'confirmed',
  'completed',
  'no_show',
]);

/** Returns the status that an action leads to; `null` where it isn't allowed. */
export function nextBookingStatus(
  status: BookingStatus,
  action: BookingAction,
  actor: BookingActor,
): BookingStatus | null {
  const transition = BOOKING_TRANSITIONS[status][action];
  return transition?.by.includes(actor) ? transition.to : null;
}
