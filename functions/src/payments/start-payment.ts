import { Timestamp } from 'firebase-admin/firestore';
import type { VisitorBookingInputs, VisitorBookingOutputs } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { writeBooking } from '../bookings/change/change-status';
import { readLinkedOrThrow } from '../bookings/record/linked-booking';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import { Refusal } from '../refusal';
import { chargingAccountOrThrow } from './connection/charging-account';
import { openSession } from './checkout-session';
import { parsePayment, paymentOfBooking, paymentRef, type PaymentDocument } from './payment-document';
import { readFeePercent } from './connection/payments-setup';
import { settlePayment } from './settle-payment';
import { stripeProblem } from './stripe-problem';

/** Life of a session, in milliseconds: a little more than the least that Stripe takes, as clocks differ. */
const SESSION_MS = 31 * MINUTE_MS;

/** Life of a payment whose session can still be paid. */
const ALIVE: ReadonlySet<string> = new Set<PaymentDocument['status']>([
  'opening',
  'open',
  'processing',
  'kept',
  'paid',
]);

/**
 * Begins the payment of a booking: stores what is then requested from Stripe, so that every repetition requests the same. One that is under
 * way stays as it is, however many pages call.
 */
async function begin(context: BookingContext, link: VisitorBookingInputs['pay']): Promise<PaymentDocument> {
  const { db, now } = context;
  return bookingTransaction(db, async (transaction) => {
    const read = await readLinkedOrThrow(transaction, db, link, () => false);
    const { booking } = read;
    const { online, state, dueAt = 0 } = booking.payment;
    const canPay = online && booking.status === 'pending_payment' && state === 'awaiting' && dueAt > now;
    if (!canPay) throw new Refusal('booking-state');
    const stored = parsePayment(await transaction.get(paymentRef(db, booking.id)));
    if (stored && ALIVE.has(stored.status)) return stored;
    const { accountId, livemode } = await chargingAccountOrThrow(db, booking.userId);
    const begun: PaymentDocument = {
      ...paymentOfBooking(booking, online, now),
      accountId,
      livemode,
      attempt: (stored?.attempt ?? 0) + 1,
      slug: booking.slug,
      sequence: booking.sequence,
      sessionEndsAt: Timestamp.fromMillis(now + SESSION_MS),
      applicationFee: Math.floor((online.due * (await readFeePercent(db, booking.userId))) / 100),
      lookAt: Timestamp.fromMillis(dueAt),
    };
    transaction.set(paymentRef(db, booking.id), begun);
    const payment = { ...booking.payment, online: { ...online, isBegun: true } };
    writeBooking(transaction, context, { ...read, booking: { ...booking, payment } });
    return begun;
  });
}

/**
 * Returns the address of Stripe's page on which a booking is paid. Amount, currency and account are those that the server
 * stored; two pages that call get the same session, which can be paid once.
 *
 * @throws Refusal `bad-link`, `booking-state` or `payment-unavailable`
 */
export async function startPayment(
  context: BookingContext,
  link: VisitorBookingInputs['pay'],
): Promise<VisitorBookingOutputs['pay']> {
  const { db } = context;
  try {
    const stored = parsePayment(await paymentRef(db, link.bookingId).get());
    // A second call must neither lead to an expired page nor allow a second payment.
    const known = stored && (await settlePayment(context, link.bookingId));
    const begun = await begin(context, link);
    if (known && known.side.session === 'open' && known.url !== '') return { url: known.url };
    const { stripe } = await chargingAccountOrThrow(db, begun.userId);
    const session = await openSession(stripe, begun);
    await paymentRef(db, link.bookingId).update({ sessionId: session.id, status: 'open' });
    if (!session.url) throw new Refusal('booking-state');
    return { url: session.url };
  } catch (error) {
    if (stripeProblem(error)) throw new Refusal('payment-unavailable');
    throw error;
  }
}
