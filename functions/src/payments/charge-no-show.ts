import { Timestamp } from 'firebase-admin/firestore';
import { chargeable, leastCharge } from 'shared-lib/domain/payments';
import { readBooking, writeBooking } from '../bookings/change-status';
import { bookingTransaction } from '../bookings/take-slot';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { settleSoon } from './check-payment';
import { paymentRef } from './payment-document';

/**
 * Takes a fee from the card of whoever didn't come: at most the one that they agreed to. Repeated, it charges once:
 * `attempts` is the number of tries that the owner saw.
 *
 * @throws Refusal `booking-not-found`, `booking-state`, `booking-changed` or `invalid-input`
 */
export const chargeNoShow: CallableHandler<'chargeNoShow'> = async (
  { db, uid, now },
  { bookingId, amount, attempts },
) => {
  await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    if (read?.booking.userId !== uid) throw new Refusal('booking-not-found');
    const { booking } = read;
    const { online, ...payment } = booking.payment;
    const { currency } = booking.service;
    const card = online?.card;
    if (!online || !card) throw new Refusal('booking-state');
    // The same request again, or its answer that got lost.
    if (card.attempts === attempts + 1 && (card.asked === amount || online.paid === amount)) return;
    if (booking.status !== 'no_show' || card.state !== 'kept' || online.paid !== null)
      throw new Refusal('booking-state');
    if (card.attempts !== attempts || card.asked > 0) throw new Refusal('booking-changed');
    const isPossible =
      amount <= online.due && amount >= leastCharge(currency) && chargeable(amount, currency) === amount;
    if (!isPossible) throw new Refusal('invalid-input', { fields: ['amount'] });
    const asked = { ...card, asked: amount, attempts: attempts + 1, isDeclined: false };
    const next = {
      ...booking,
      payment: { ...payment, online: { ...online, card: asked } },
      updatedAt: now,
    };
    writeBooking(transaction, { db, now }, { ...read, booking: next });
    transaction.update(paymentRef(db, bookingId), { lookAt: Timestamp.fromMillis(now) });
  });
  await settleSoon({ db, now }, bookingId);
  return { bookingId };
};
