import { PAST_STATUSES, VOID_STATUSES, type BookingStatus } from '../booking/booking-states';
import { PAYMENTS_BY_STATUS, type OnPaid, type PaymentState } from './booking-payment-states';
import { cardKeptUntil, type SavedCard } from './saved-card';

/** Booking's side of an online payment, amounts in the currency's minor unit. */
export interface BookingSide {
  status: BookingStatus;
  /** End of the appointment. */
  end: number;
  /** Amount that was received through Stripe and counted; `null` until then. */
  paid: number | null;
  /** True when the owner has noted the payment by hand. */
  paidByHand: boolean;
  /** Amount that the parties have agreed to give back, in total. */
  giveBack: number;
  /** Instant until which an unpaid booking holds its time. */
  dueAt: number;
  /** Card that is saved in place of a payment; `null` where something is paid. */
  card: SavedCard | null;
}

/** Stripe's present side of a payment, read again before each step. */
export interface StripeSide {
  session: 'none' | 'open' | 'complete' | 'expired';
  /** Amount that was charged. */
  charged: number;
  /** True while Stripe collects the money. */
  isProcessing: boolean;
  /** True once a card was saved, although it may be forgotten by now. */
  isCardSaved: boolean;
  /** Number of the last charge of the saved card that the bank refused; 0 for none. */
  declinedAttempt: number;
  /** Amount of refunds that succeeded, and of those under way. */
  refunded: number;
  refunding: number;
  /** Number of refunds that failed. */
  refundsFailed: number;
  /** True while the payer's bank disputes the payment, or has won the dispute: nothing can be refunded. */
  isDisputed: boolean;
}

/** One step towards agreement of both sides. Each can be repeated safely. */
export type SettleStep =
  /**
   * Counts the received money, or the saved card: it confirms the booking, is only recorded, brings the expired booking
   * back if its time is free, or is to be given back, all of it. A card that is given back is forgotten next.
   */
  | { do: OnPaid }
  | { do: 'expire-session' }
  | { do: 'expire-booking' }
  /** Charges the fee to the saved card. `attempt` is part of the idempotency key, so that a repeated request charges once. */
  | { do: 'charge-card'; amount: number; attempt: number }
  /** Records that the bank refused the fee. */
  | { do: 'note-declined' }
  /** Detaches the card at Stripe. */
  | { do: 'forget-card' }
  /** Requests a refund from Stripe. `nth` is part of the idempotency key, so that a repeated request refunds once. */
  | { do: 'refund'; amount: number; nth: string }
  /** Nothing is left to do: the result is recorded. */
  | { do: 'record' };

/** Refunds that may fail before a person has to look. */
export const REFUND_TRIES = 3;

/** Reports whether a fee was requested that is neither paid nor refused yet. */
export const isFeeUnderWay = ({ paid, card }: Pick<BookingSide, 'paid' | 'card'>): boolean =>
  paid === null && card?.state === 'kept' && card.asked > 0;

/** Returns the next step for a saved card; `null` for none. */
function nextCardStep(booking: BookingSide, stripe: StripeSide, now: number): SettleStep | null {
  const { status, end, card } = booking;
  if (card?.state === 'awaited' && stripe.isCardSaved) return { do: PAYMENTS_BY_STATUS[status].onPaid };
  if (card?.state !== 'kept') return null;
  if (isFeeUnderWay(booking)) {
    if (stripe.declinedAttempt >= card.attempts) return { do: 'note-declined' };
    return stripe.isProcessing ? null : { do: 'charge-card', amount: card.asked, attempt: card.attempts };
  }
  const isOver = VOID_STATUSES.has(status) || (PAST_STATUSES.has(status) && now >= cardKeptUntil(end));
  return isOver || booking.paid !== null ? { do: 'forget-card' } : null;
}

/**
 * Returns the next step that makes a booking and its payment at Stripe agree. The caller takes steps, and reads both
 * sides again before each, until only `record` is left: it doesn't matter which event began it, how often, in what
 * order, or where an earlier attempt died.
 */
export function nextSettleStep(booking: BookingSide, stripe: StripeSide, now: number): SettleStep {
  const { status, paid, paidByHand, giveBack, dueAt } = booking;
  const { session, charged, isProcessing, isCardSaved, refunded, refunding, refundsFailed } = stripe;
  const canRefund = charged > 0 && !stripe.isDisputed && refundsFailed < REFUND_TRIES;
  if (charged > 0 && paid === null)
    return { do: paidByHand ? 'give-back' : PAYMENTS_BY_STATUS[status].onPaid };
  const cardStep = nextCardStep(booking, stripe, now);
  if (cardStep) return cardStep;
  const isWanted = status === 'pending_payment' && !paidByHand;
  if (session === 'open' && (!isWanted || dueAt <= now)) return { do: 'expire-session' };
  const isUnpaid = charged === 0 && !isProcessing && !isCardSaved && session !== 'open';
  if (isWanted && isUnpaid && dueAt <= now) return { do: 'expire-booking' };
  const back = refunded + refunding;
  if (canRefund && giveBack > back)
    return { do: 'refund', amount: giveBack - back, nth: `${back}-${refundsFailed}` };
  return { do: 'record' };
}

/** States of a payment whose place a card takes. */
const CARD_STATES: Readonly<Record<SavedCard['state'], PaymentState>> = {
  awaited: 'awaiting',
  kept: 'kept',
  forgotten: 'none',
};

/** Returns the state of a payment that is shown with its booking. */
export function paymentStateOf(booking: BookingSide, stripe: StripeSide): PaymentState {
  if (booking.paid !== null && !booking.paidByHand) {
    if (stripe.refunding > 0 || booking.giveBack > stripe.refunded) return 'refunding';
    return stripe.refunded >= booking.paid ? 'refunded' : 'paid';
  }
  if (booking.paidByHand) return 'paid';
  if (booking.card) return CARD_STATES[booking.card.state];
  return stripe.isProcessing ? 'processing' : 'awaiting';
}
