import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import {
  nextSettleStep,
  paymentStateOf,
  toStripeAmount,
  type BookingSide,
  type PaymentStatus,
  type StripeSide,
} from 'shared-lib/domain/payments';
import { MINUTE_MS } from 'shared-lib/time';
import { changeStatus, readBooking, writeBooking } from '../bookings/change-status';
import { bookingTransaction, type BookingContext } from '../bookings/take-slot';
import { notify } from '../notifications/notify';
import { queueRefundMail } from '../outbox/queue-refund-mail';
import { bookingSideOf } from './booking-side';
import { stripeOrThrow } from './charging-account';
import { countPayment } from './count-payment';
import { parsePayment, paymentRef, type PaymentDocument } from './payment-document';
import { lookAtStripe, type StripeLook } from './read-stripe-side';
import { stripeProblem } from './stripe-problem';

/** Steps after which a settling gives up until the next look: more would be a fault of ours. */
const STEPS_MAX = 12;

/** Pause before the next look at what Stripe is still working on, in milliseconds. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;

function statusOf({ session, charged, isProcessing }: StripeSide): PaymentStatus {
  if (charged > 0) return 'paid';
  if (isProcessing) return 'processing';
  return session === 'open' ? 'open' : 'void';
}

/** Returns the time of the next look: when the hold ends, or in a while as long as Stripe is at work. */
function nextLook(booking: BookingSide, { session, isProcessing, refunding }: StripeSide, now: number) {
  if (session === 'open') return Math.max(now, booking.dueAt);
  return isProcessing || refunding > 0 ? now + LOOK_AGAIN_MS : null;
}

/** Stores what Stripe says with the payment, and the state that is shown with its booking. */
async function record(context: BookingContext, bookingId: string, look: StripeLook): Promise<void> {
  const { db, now } = context;
  await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    const stored = parsePayment(await transaction.get(paymentRef(db, bookingId)));
    if (!read || !stored) return;
    const { online, ...payment } = read.booking.payment;
    if (!online) return;
    const booking = bookingSideOf(read.booking);
    const { side, dispute, url: _, ...facts } = look;
    const { refunded, refunding } = side;
    const at = nextLook(booking, side, now);
    const change: Partial<PaymentDocument> = {
      ...facts,
      status: statusOf(side),
      refunded,
      refunding,
      dispute: dispute && {
        ...dispute,
        answerBy: dispute.answerBy === null ? null : Timestamp.fromMillis(dispute.answerBy),
      },
      paidAt: side.charged > 0 ? (stored.paidAt ?? Timestamp.fromMillis(now)) : null,
      lookAt: at === null ? null : Timestamp.fromMillis(at),
      updatedAt: Timestamp.fromMillis(now),
    };
    transaction.update(paymentRef(db, bookingId), change);
    // The visitor's own action; what the owner gives back they know.
    if (change.paidAt && !stored.paidAt)
      notify(transaction, context, read.booking.userId, {
        kind: 'payment-state',
        bookingId,
        customer: read.booking.customer.name,
        state: 'paid',
      });
    const state = paymentStateOf(booking, side);
    if (state === payment.state && refunded === online.refunded) return;
    const next = { ...read.booking, payment: { ...payment, state, online: { ...online, refunded } } };
    writeBooking(transaction, context, { ...read, booking: next });
    if (refunded > online.refunded) queueRefundMail(transaction, context, next, refunded);
  });
}

/**
 * Takes one step towards agreement of a booking with Stripe.
 *
 * @returns True when another look is needed.
 */
async function takeStep(
  context: BookingContext,
  stripe: Stripe,
  payment: PaymentDocument,
  look: StripeLook,
): Promise<boolean> {
  const { db, now } = context;
  const { bookingId, accountId, currency } = payment;
  const stripeAccount = accountId;
  // What Stripe said may be a moment old; the booking is read with what is written.
  const step = await bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    if (!read?.booking.payment.online) return { do: 'stop' as const };
    const next = nextSettleStep(bookingSideOf(read.booking), look.side, now);
    if (next.do === 'expire-booking')
      await changeStatus(transaction, context, read, { action: 'expire', actor: 'system' });
    else if (next.do === 'confirm' || next.do === 'note' || next.do === 'revive' || next.do === 'give-back')
      await countPayment(transaction, context, read, { step: next.do, paid: look.side.charged });
    return next;
  });
  if (step.do === 'stop') return false;
  if (step.do === 'expire-session')
    await stripe.checkout.sessions
      .expire(look.sessionId, {}, { stripeAccount })
      // Paid or expired a moment ago: the next look tells.
      .catch((error: unknown) => {
        if (stripeProblem(error) !== 'stripe-refused') throw error;
      });
  if (step.do === 'refund')
    await stripe.refunds.create(
      {
        payment_intent: look.paymentIntentId,
        amount: toStripeAmount(step.amount, currency),
        metadata: { bookingId },
      },
      { stripeAccount, idempotencyKey: `refund-${bookingId}-${look.paymentIntentId}-${step.nth}` },
    );
  if (step.do !== 'record') return true;
  await record(context, bookingId, look);
  return false;
}

/**
 * Makes a booking and its payment at Stripe agree. It reads both anew before each step, so that it may be called for any
 * reason, at any time, by several at once, and be cut off anywhere.
 *
 * @returns What Stripe said last; `null` for a booking without an online payment that was begun.
 */
export async function settlePayment(context: BookingContext, bookingId: string): Promise<StripeLook | null> {
  const { db } = context;
  let look: StripeLook | null = null;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const payment = await readPayment(db, bookingId);
    if (!payment) return null;
    const stripe = stripeOrThrow();
    look = await lookAtStripe(stripe, payment);
    if (!(await takeStep(context, stripe, payment, look))) break;
  }
  return look;
}

const readPayment = async (db: Firestore, bookingId: string) =>
  parsePayment(await paymentRef(db, bookingId).get());
