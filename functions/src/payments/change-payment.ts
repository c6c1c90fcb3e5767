import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { readBooking, writeBooking } from '../bookings/change/change-status';
import { bookingTransaction } from '../bookings/time/take-slot';
import { Refusal } from '../refusal';
import { settleSoon } from './check-payment';
import { paymentRef } from './payment-document';

type OnlinePayment = NonNullable<Booking['payment']['online']>;

/** Change of a payment: its online part and, where it changes too, its state. */
interface PaymentChange {
  online: OnlinePayment;
  state?: Booking['payment']['state'];
}

/**
 * Changes the online payment of an own booking, and settles it with Stripe at once.
 *
 * @param decide - Returns the change, or `null` when it was made before; throws a Refusal.
 * @throws Refusal `booking-not-found`, and `booking-state` for a booking without an online payment
 */
export async function changePayment(
  { db, uid, now }: { db: Firestore; uid: string; now: number },
  bookingId: string,
  decide: (booking: Booking, online: OnlinePayment) => PaymentChange | null,
): Promise<{ bookingId: string }> {
  await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    if (read?.booking.userId !== uid) throw new Refusal('booking-not-found');
    const { booking } = read;
    const { payment } = booking;
    if (!payment.online) throw new Refusal('booking-state');
    const change = decide(booking, payment.online);
    if (!change) return;
    const next = { ...booking, payment: { ...payment, ...change }, updatedAt: now };
    writeBooking(transaction, { db, now }, { ...read, booking: next });
    transaction.update(paymentRef(db, bookingId), { lookAt: Timestamp.fromMillis(now) });
  });
  await settleSoon({ db, now }, bookingId);
  return { bookingId };
}
