import type { BookingStatus } from '../booking/booking-states';
import { PAYMENTS_BY_STATUS, type PaymentState } from './booking-payment-states';

/** Booking's side of an online payment, amounts in the currency's minor unit. */
export interface BookingSide {
  status: BookingStatus;
  /** Amount that was received through Stripe and counted; `null` until then. */
  paid: number | null;
  /** True when the owner has noted the payment by hand. */
  paidByHand: boolean;
  /** Amount that the parties have agreed to give back, in total. */
  giveBack: number;
  /** Instant until which an unpaid booking keeps its time. */
  dueAt: number;
}

/** Stripe's present side of a payment, read anew each time. */
export interface StripeSide {
  session: 'none' | 'open' | 'complete' | 'expired';
  /** Amount that was charged. */
  charged: number;
  /** True while Stripe collects the money. */
  isProcessing: boolean;
  /** Amount of refunds that succeeded, and of those under way. */
  refunded: number;
  refunding: number;
  /** Number of refunds that failed. */
  refundsFailed: number;
}

/** One step towards agreement of both sides. Each can be repeated safely. */
export type SettleStep =
  /** Counts the received money and confirms the booking. */
  | { do: 'confirm' }
  /** Counts the received money. */
  | { do: 'note' }
  /** Counts the received money and brings the expired booking back if its time is free; gives it back otherwise. */
  | { do: 'revive' }
  /** Counts the received money and agrees to give all of it back. */
  | { do: 'give-back' }
  | { do: 'expire-session' }
  | { do: 'expire-booking' }
  /** Asks Stripe for a refund. `nth` distinguishes it from earlier ones, so that asking twice refunds once. */
  | { do: 'refund'; amount: number; nth: string }
  /** Nothing is left to do: the result is recorded. */
  | { do: 'record' };

/**
 * Returns the next step that makes a booking and its payment at Stripe agree. Whoever settles takes steps, reading both
 * sides anew before each, until there is nothing left but to record: it doesn't matter which event began it, how often,
 * in what order, or where an earlier attempt died.
 */
export function nextSettleStep(booking: BookingSide, stripe: StripeSide, now: number): SettleStep {
  const { status, paid, paidByHand, giveBack, dueAt } = booking;
  const { session, charged, isProcessing, refunded, refunding, refundsFailed } = stripe;
  if (charged > 0 && paid === null)
    return { do: paidByHand ? 'give-back' : PAYMENTS_BY_STATUS[status].onPaid };
  const isWanted = status === 'pending_payment' && !paidByHand;
  if (session === 'open' && (!isWanted || dueAt <= now)) return { do: 'expire-session' };
  const isUnpaid = charged === 0 && !isProcessing && session !== 'open';
  if (isWanted && isUnpaid && dueAt <= now) return { do: 'expire-booking' };
  const back = refunded + refunding;
  if (charged > 0 && giveBack > back)
    return { do: 'refund', amount: giveBack - back, nth: `${back}-${refundsFailed}` };
  return { do: 'record' };
}

/** Returns the state of a payment that is shown with its booking. */
export function paymentStateOf(booking: BookingSide, stripe: StripeSide): PaymentState {
  if (booking.paid !== null && !booking.paidByHand) {
    if (stripe.refunding > 0 || booking.giveBack > stripe.refunded) return 'refunding';
    return stripe.refunded >= booking.paid ? 'refunded' : 'paid';
  }
  if (booking.paidByHand) return 'paid';
  return stripe.isProcessing ? 'processing' : 'awaiting';
}
