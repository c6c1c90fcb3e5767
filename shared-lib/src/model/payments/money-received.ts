import type { Booking } from '../booking/booking';

/** Ways by which money was received: through Stripe, or recorded by the owner by hand. */
export type ReceivedBy = 'stripe' | 'hand';

/** Money that was received for a booking, in its currency's minor unit. */
export interface MoneyReceived {
  amount: number;
  /** Part of it that has been given back. */
  refunded: number;
  by: ReceivedBy;
}

/** Returns the money that was received for a booking; `null` while the product knows of none. */
export function moneyReceived({
  service,
  payment: { state, paidAt, online },
}: Pick<Booking, 'service' | 'payment'>): MoneyReceived | null {
  if (online && online.paid !== null)
    return online.paid > 0 ? { amount: online.paid, refunded: online.refunded, by: 'stripe' } : null;
  const isNoted = state === 'paid' && paidAt !== null;
  const amount = online?.due ?? service.price;
  return isNoted && amount > 0 ? { amount, refunded: 0, by: 'hand' } : null;
}
