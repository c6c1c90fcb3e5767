import { keysOf } from '../values/keys-of';
/**
 * Phase of a booking in each of its statuses: it waits for the owner or a payment, is agreed, took its time, or takes
 * none any more. A hold isn't a booking yet: it is only an interval of `busyDays`.
 */
const PHASES = {
  pending_payment: 'pending',
  pending_confirmation: 'pending',
  confirmed: 'agreed',
  completed: 'past',
  no_show: 'past',
  cancelled: 'void',
  rejected: 'void',
  expired: 'void',
} as const;

/** Status of a booking. */
export type BookingStatus = keyof typeof PHASES;

export const BOOKING_STATUSES = /* @__PURE__ */ keysOf(PHASES);

const statusesIn = (...phases: string[]): ReadonlySet<BookingStatus> =>
  new Set(BOOKING_STATUSES.filter((status) => phases.includes(PHASES[status])));

/** Statuses that wait for the owner's answer or for a payment. */
export const PENDING_STATUSES = /* @__PURE__ */ statusesIn('pending');

/** Statuses in which the appointment may still take place, and be changed. */
export const OPEN_STATUSES = /* @__PURE__ */ statusesIn('pending', 'agreed');

/** Statuses in which the owner has accepted the booking, and any payment that is due before it. */
export const AGREED_STATUSES = /* @__PURE__ */ statusesIn('agreed', 'past');

/** Statuses of an agreed booking whose time is over. */
export const PAST_STATUSES = /* @__PURE__ */ statusesIn('past');

/** Statuses in which a booking holds its time. */
export const HOLDS_TIME = /* @__PURE__ */ statusesIn('pending', 'agreed', 'past');

/** Statuses of an appointment that takes place, or did: its visitor is offered the next one. */
export const NEXT_OFFERED: ReadonlySet<BookingStatus> = /* @__PURE__ */ new Set(
  [...AGREED_STATUSES].filter((status) => status !== 'no_show'),
);

/** Statuses of a booking that doesn't take place. */
export const VOID_STATUSES = /* @__PURE__ */ statusesIn('void');

/**
 * Actions on a booking. `accept` replaces `confirm` for a request that has to be paid online before it is confirmed;
 * `revive` brings an expired booking back when its payment arrives late.
 */
export type BookingAction =
  | 'pay'
  | 'confirm'
  | 'accept'
  | 'reject'
  | 'reschedule'
  | 'ask-move'
  | 'withdraw-move'
  | 'accept-move'
  | 'keep-time'
  | 'cancel'
  | 'complete'
  | 'mark-no-show'
  | 'expire'
  | 'revive';

/** Actions that say how an appointment went, and need it to have begun. */
export const AFTER_START: ReadonlySet<BookingAction> = /* @__PURE__ */ new Set<BookingAction>([
  'complete',
  'mark-no-show',
]);

/** Actors on a booking; jobs act as `system`. */
export type BookingActor = 'visitor' | 'owner' | 'system';

type Transitions = Partial<Record<BookingAction, { to: BookingStatus; by: readonly BookingActor[] }>>;

/**
 * Actions that each status allows, with the status that they lead to and the actors that may take them: the only such table of the product.
 * `reschedule` keeps the status. A visitor who wants another hour for a booking that was confirmed by hand requests it by `ask-move`; the
 * agreed hour stays theirs until the owner answers by `accept-move` or `keep-time`.
 */
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
    accept: { to: 'pending_payment', by: ['system'] },
    reject: { to: 'rejected', by: ['owner'] },
    reschedule: { to: 'pending_confirmation', by: ['visitor', 'owner'] },
    cancel: { to: 'cancelled', by: ['visitor', 'owner'] },
    expire: { to: 'expired', by: ['system'] },
  },
  confirmed: {
    pay: { to: 'confirmed', by: ['owner', 'system'] },
    reschedule: { to: 'confirmed', by: ['visitor', 'owner'] },
    'ask-move': { to: 'confirmed', by: ['visitor'] },
    'withdraw-move': { to: 'confirmed', by: ['visitor'] },
    'accept-move': { to: 'confirmed', by: ['owner'] },
    'keep-time': { to: 'confirmed', by: ['owner'] },
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
  expired: {
    revive: { to: 'confirmed', by: ['system'] },
  },
};

/** Returns the status that an action leads to; `null` where it isn't allowed. */
export function nextBookingStatus(
  status: BookingStatus,
  action: BookingAction,
  actor: BookingActor,
): BookingStatus | null {
  const transition = BOOKING_TRANSITIONS[status][action];
  return transition?.by.includes(actor) ? transition.to : null;
}

/** Reports whether an action can have led to a status. */
export const leadsTo = (action: BookingAction, status: BookingStatus): boolean =>
  Object.values(BOOKING_TRANSITIONS).some((transitions) => transitions[action]?.to === status);
