import { Timestamp } from 'firebase-admin/firestore';
import { chargeable } from 'shared-lib/domain/payments';
import { readBooking, writeBooking } from '../bookings/change-status';
import { actOnBooking } from '../bookings/owner-changes';
import { bookingTransaction } from '../bookings/take-slot';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { settleSoon } from './check-payment';
import { paymentRef } from './payment-document';

/**
 * Gives back a part or all of a booking's payment. Repeated, it gives back once: `given` is what had been given back when
 * the owner decided.
 *
 * @throws Refusal `booking-not-found`, `booking-state`, `booking-changed` or `invalid-input`
 */
export const refundPayment: CallableHandler<'refundPayment'> = async (
  { db, uid, now },
  { bookingId, amount, given },
) => {
  await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    if (read?.booking.userId !== uid) throw new Refusal('booking-not-found');
    const { booking } = read;
    const { online, ...payment } = booking.payment;
    if (!online || online.paid === null) throw new Refusal('booking-state');
    const giveBack = given + amount;
    if (online.giveBack === giveBack) return;
    if (online.giveBack !== given) throw new Refusal('booking-changed');
    const isPossible =
      giveBack <= online.paid &&
      (giveBack === online.paid || chargeable(amount, booking.service.currency) === amount);
    if (!isPossible) throw new Refusal('invalid-input', { fields: ['amount'] });
    const next = {
      ...booking,
      payment: { ...payment, state: 'refunding' as const, online: { ...online, giveBack } },
      updatedAt: now,
    };
    writeBooking(transaction, { db, now }, { ...read, booking: next });
    transaction.update(paymentRef(db, bookingId), { lookAt: Timestamp.fromMillis(now) });
  });
  await settleSoon({ db, now }, bookingId);
  return { bookingId };
};

/** Applies an action of the owner to a booking, and gives back at once what is owed after it. */
export const actAndSettle: CallableHandler<'actOnBooking'> = async (context, input) => {
  const answer = await actOnBooking(context, input);
  await settleSoon(context, input.bookingId);
  return answer;
};
