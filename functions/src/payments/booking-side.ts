import type { Booking } from 'shared-lib/model/booking';
import type { BookingSide } from 'shared-lib/model/payments';

/** Returns the booking's side of its online payment. */
export function bookingSideOf({ status, payment, start, end }: Booking): BookingSide {
  const { state, online, dueAt } = payment;
  return {
    status,
    end,
    paid: online?.paid ?? null,
    paidByHand: state === 'paid' && online?.paid === null,
    giveBack: online?.giveBack ?? 0,
    dueAt: dueAt ?? start,
    card: online?.card ?? null,
  };
}
