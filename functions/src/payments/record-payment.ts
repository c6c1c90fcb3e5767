import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  cardKeptUntil,
  paymentStateOf,
  REFUND_TRIES,
  type BookingSide,
  type PaymentDispute,
  type PaymentStatus,
  type StripeSide,
} from 'shared-lib/model/payments';
import type { Booking } from 'shared-lib/model/booking';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { readBooking, writeBooking } from '../bookings/change/change-status';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import { notify } from '../notifications/notify';
import { queueDisputeMail, queueRefundMail } from '../outbox/queue-money-mail';
import { bookingSideOf } from './booking-side';
import { parsePayment, paymentRef, type PaymentDocument } from './payment-document';
import type { StripeSnapshot } from './read-stripe-side';

/** Pause before the next check of a payment that Stripe is still processing, in milliseconds. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;

function statusOf({ card }: BookingSide, { session, charged, isProcessing }: StripeSide): PaymentStatus {
  if (charged > 0) return 'paid';
  if (isProcessing) return 'processing';
  if (card?.state === 'kept') return 'kept';
  return session === 'open' ? 'open' : 'void';
}

/** Returns the time of the next check with Stripe: when the hold or the card's time ends, or after a pause while something is pending. */
function nextCheck(booking: BookingSide, side: StripeSide, now: number): number | null {
  if (side.session === 'open') return Math.max(now, booking.dueAt);
  if (side.isProcessing || side.refunding > 0) return now + LOOK_AGAIN_MS;
  if (booking.card?.state === 'kept') return Math.max(now + LOOK_AGAIN_MS, cardKeptUntil(booking.end));
  // Its bank decides, or a person.
  const isOwed = booking.giveBack > side.refunded;
  return side.isDisputed || isOwed ? now + DAY_MS : null;
}

/** Reports whether a refund is owed that Stripe can't carry out. */
const isStuck = ({ giveBack }: BookingSide, { refunded, refunding, refundsFailed }: StripeSide) =>
  refundsFailed >= REFUND_TRIES && giveBack > refunded + refunding;

const isAnswered = (dispute: Pick<PaymentDispute, 'status'> | null) =>
  dispute === null || !dispute.status.endsWith('needs_response');

/** Notifies an owner of a visitor's payment, a dispute or a refund that is stuck, the first time that it is seen. Writes only. */
function notifyOwner(
  transaction: Transaction,
  context: BookingContext,
  booking: Booking,
  {
    stored,
    change,
  }: { stored: PaymentDocument; change: Pick<PaymentDocument, 'dispute' | 'isRefundStuck' | 'paidAt'> },
): void {
  const tell = (state: 'paid' | 'disputed' | 'refund-stuck') =>
    notify(transaction, context, booking.userId, {
      kind: 'payment-state',
      bookingId: booking.id,
      customer: booking.customer.name,
      state,
    });
  // A saved card is charged by the owner, who needs no notification.
  if (change.paidAt && !stored.paidAt && stored.kind !== 'card') tell('paid');
  if (change.isRefundStuck && !stored.isRefundStuck) tell('refund-stuck');
  if (isAnswered(change.dispute) || !isAnswered(stored.dispute)) return;
  tell('disputed');
  queueDisputeMail(transaction, context, booking);
}

/** Stores what Stripe says with the payment, and the state that is shown with its booking. */
export async function recordPayment(
  context: BookingContext,
  bookingId: string,
  look: StripeSnapshot,
): Promise<void> {
  const { db, now } = context;
  await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    const stored = parsePayment(await transaction.get(paymentRef(db, bookingId)));
    if (!read || !stored) return;
    const { online, ...payment } = read.booking.payment;
    if (!online) return;
    const booking = bookingSideOf(read.booking);
    const { side, dispute, url: _, card: __, ...facts } = look;
    const { refunded, refunding, charged } = side;
    const at = nextCheck(booking, side, now);
    const change = {
      ...facts,
      status: statusOf(booking, side),
      refunded,
      refunding,
      isRefundStuck: isStuck(booking, side),
      dispute: dispute && {
        ...dispute,
        answerBy: dispute.answerBy === null ? null : Timestamp.fromMillis(dispute.answerBy),
      },
      paidAt: charged > 0 ? (stored.paidAt ?? Timestamp.fromMillis(now)) : null,
      lookAt: at === null ? null : Timestamp.fromMillis(at),
      updatedAt: Timestamp.fromMillis(now),
      ...(stored.kind === 'card' && charged > 0 && { amount: charged }),
    } satisfies Partial<PaymentDocument>;
    transaction.update(paymentRef(db, bookingId), change);
    notifyOwner(transaction, context, read.booking, { stored, change });
    const state = paymentStateOf(booking, side);
    if (state === payment.state && refunded === online.refunded) return;
    const next = { ...read.booking, payment: { ...payment, state, online: { ...online, refunded } } };
    writeBooking(transaction, context, { ...read, booking: next });
    if (refunded > online.refunded)
      queueRefundMail(transaction, context, next, { before: online.refunded, refunded });
  });
}
