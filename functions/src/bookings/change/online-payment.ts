import type { Booking, BookingActor, OnlinePayment } from 'shared-lib/model/booking';
import {
  amountDue,
  AWAITED_CARD,
  DEFAULT_REFUNDS,
  refundFor,
  refundHoursAfterMove,
  type ServicePayment,
} from 'shared-lib/model/payments';
import { MINUTE_MS } from 'shared-lib/time';

/** Time for which a new booking reserves its hour while it is being paid, in milliseconds: the least that Stripe allows. */
export const ONLINE_HOLD_MS = 30 * MINUTE_MS;

/** Returns the terms of a new online payment of a service. */
export function onlinePayment(service: {
  price: number;
  currency: string;
  payment: ServicePayment;
}): OnlinePayment {
  const { rule, refunds = DEFAULT_REFUNDS } = service.payment;
  return {
    due: amountDue(service),
    refunds: rule === 'card' ? [] : [...refunds],
    isBegun: false,
    paid: null,
    giveBack: 0,
    refunded: 0,
    ...(rule === 'card' && { card: { ...AWAITED_CARD } }),
  };
}

/**
 * Returns the payment of a booking that is cancelled: its visitor is refunded what the policy says, or everything when somebody else
 * cancelled it.
 */
export function paymentAfterVoid(
  { payment, service, start }: Pick<Booking, 'payment' | 'service' | 'start'>,
  actor: BookingActor,
  now: number,
): Booking['payment'] {
  const { online } = payment;
  if (!online || online.paid === null) return payment;
  const { paid } = online;
  const owed =
    actor === 'visitor' ? refundFor({ paid, currency: service.currency }, online, start, now) : paid;
  const giveBack = Math.max(online.giveBack, owed);
  const state = giveBack > online.refunded ? 'refunding' : payment.state;
  return { ...payment, state, online: { ...online, giveBack } };
}

/** Returns the payment of a booking that is moved: the share of a paid amount that can be refunded stays the same. */
export function refundsAfterMove(
  { payment, start }: Pick<Booking, 'payment' | 'start'>,
  move: { to: number; by: BookingActor; now: number },
): Booking['payment'] {
  const { online } = payment;
  if (!online || online.paid === null) return payment;
  const refundHours = refundHoursAfterMove(online, { from: start, ...move });
  return { ...payment, online: { ...online, refundHours } };
}

/** Returns the payment of a booking of which this amount was received. */
export const paymentReceived = (
  payment: Booking['payment'],
  paid: number | null,
  now: number,
): Booking['payment'] => ({
  ...payment,
  state: 'paid',
  paidAt: now,
  ...(payment.online && paid !== null && { online: { ...payment.online, paid } }),
});

/** Returns the payment of a booking for which a card is saved. */
export const cardReceived = (payment: Booking['payment']): Booking['payment'] => ({
  ...payment,
  state: 'kept',
  ...(payment.online?.card && {
    online: { ...payment.online, card: { ...payment.online.card, state: 'kept' } },
  }),
});

/** Reports whether a booking waits for a card, and not for money. */
export const awaitsCard = ({ online }: Booking['payment']): boolean => online?.card?.state === 'awaited';
