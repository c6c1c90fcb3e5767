import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Booking } from 'shared-lib/model/booking';
import { nextSettleStep, toStripeAmount, type SavedCard, type SettleStep } from 'shared-lib/model/payments';
import { redact } from 'shared-lib/logger';
import { DAY_MS } from 'shared-lib/time';
import type Stripe from 'stripe';
import { changeStatus, readBooking, writeBooking } from '../bookings/change/change-status';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import { notify } from '../notifications/notify';
import { bookingSideOf } from './booking-side';
import { chargeCard, forgetCard } from './charge-card';
import { stripeOrThrow } from './connection/charging-account';
import { countPayment } from './count-payment';
import { parsePayment, paymentRef, type PaymentDocument } from './payment-document';
import { readStripeSnapshot, type StripeSnapshot } from './read-stripe-side';
import { recordPayment } from './record-payment';
import { stripeProblem } from './stripe-problem';

/** Most steps of one call; the rest is left to the next one. More would mean a bug. */
const MAX_STEPS = 12;

/** Pause before a refused refund is requested again, in milliseconds: Stripe answers an idempotency key in the same way for a day. */
const REFUSED_PAUSE_MS = DAY_MS + DAY_MS / 4;

/** A booking's payment, and what Stripe says about it. */
interface Case {
  stripe: Stripe;
  payment: PaymentDocument;
  look: StripeSnapshot;
}

/** Returns a booking with a change of its saved card. */
function withCard(booking: Booking, change: Partial<SavedCard>): Booking {
  const { online } = booking.payment;
  if (!online?.card) return booking;
  const card = { ...online.card, ...change };
  return { ...booking, payment: { ...booking.payment, online: { ...online, card } } };
}

/** Takes the part of the next step that is ours, in one transaction with the reading that decides it. */
function takeOwnStep(
  context: BookingContext,
  { payment: { bookingId }, look }: Case,
): Promise<SettleStep | null> {
  const { db, now } = context;
  return bookingTransaction(db, async (transaction) => {
    const read = await readBooking(transaction, db, bookingId);
    if (!read?.booking.payment.online) return null;
    // The state from Stripe may be a moment old; the booking is read in the transaction that writes it.
    const next = nextSettleStep(bookingSideOf(read.booking), look.side, now);
    switch (next.do) {
      case 'confirm':
      case 'note':
      case 'revive':
      case 'give-back':
        await countPayment(transaction, context, read, { step: next.do, paid: look.side.charged });
        break;
      case 'expire-booking':
        await changeStatus(transaction, context, read, { action: 'expire', actor: 'system' });
        break;
      case 'note-declined': {
        const booking = withCard(read.booking, { asked: 0, isDeclined: true });
        writeBooking(transaction, context, { ...read, booking });
        break;
      }
      default:
    }
    return next;
  });
}

/** Requests a refund from Stripe. A refused one is requested again later, and its owner notified. */
async function refund(
  { db, now }: BookingContext,
  { stripe, payment, look }: Case,
  { amount, nth }: Extract<SettleStep, { do: 'refund' }>,
): Promise<'go-on' | 'stop'> {
  const { bookingId, accountId, currency, userId, customerName, isRefundStuck, applicationFee } = payment;
  try {
    await stripe.refunds.create(
      {
        payment_intent: look.paymentIntentId,
        amount: toStripeAmount(amount, currency),
        metadata: { bookingId },
        // The product refunds its share of a refund.
        ...(applicationFee > 0 && { refund_application_fee: true }),
      },
      {
        stripeAccount: accountId,
        idempotencyKey: `refund-${bookingId}-${look.paymentIntentId}-${nth}`,
      },
    );
    return 'go-on';
  } catch (error) {
    if (stripeProblem(error) !== 'stripe-refused') throw error;
    logger.warn('Stripe refuses a refund', redact({ bookingId, error }));
    const batch = db.batch();
    const lookAt = Timestamp.fromMillis(now + REFUSED_PAUSE_MS);
    batch.update(paymentRef(db, bookingId), { lookAt, isRefundStuck: true });
    if (!isRefundStuck)
      notify(batch, { db, now }, userId, {
        ...{ kind: 'payment-state', bookingId, customer: customerName, state: 'refund-stuck' },
      });
    await batch.commit();
    return 'stop';
  }
}

/** Deletes a card at Stripe, and then marks it so in the booking. */
async function forget(context: BookingContext, { stripe, payment, look }: Case): Promise<void> {
  if (look.card) await forgetCard(stripe, payment, look.card);
  await bookingTransaction(context.db, async (transaction) => {
    const read = await readBooking(transaction, context.db, payment.bookingId);
    if (!read) return;
    writeBooking(transaction, context, { ...read, booking: withCard(read.booking, { state: 'forgotten' }) });
  });
}

/**
 * Takes one step towards agreement of a booking with Stripe.
 *
 * @returns True when another look is needed.
 */
async function takeStep(context: BookingContext, one: Case): Promise<boolean> {
  const { stripe, payment, look } = one;
  const step = await takeOwnStep(context, one);
  switch (step?.do) {
    case undefined:
      return false;
    case 'record':
      await recordPayment(context, payment.bookingId, look);
      return false;
    case 'refund':
      return (await refund(context, one, step)) === 'go-on';
    case 'expire-session':
      await stripe.checkout.sessions
        .expire(look.sessionId, {}, { stripeAccount: payment.accountId })
        // Paid or expired a moment ago: the next read of Stripe's state shows which.
        .catch((error: unknown) => {
          if (stripeProblem(error) !== 'stripe-refused') throw error;
        });
      return true;
    case 'charge-card':
      if (look.card) await chargeCard(stripe, payment, look.card, step);
      return look.card !== undefined;
    case 'forget-card':
      await forget(context, one);
      return true;
    default:
      return true;
  }
}

/**
 * Makes a booking and its payment at Stripe agree. It reads both again before each step, so that it may be called for any
 * reason, at any time, by several at once, and be cut off anywhere.
 *
 * @returns State at Stripe as read last; `null` for a booking without an online payment that was begun.
 */
export async function settlePayment(
  context: BookingContext,
  bookingId: string,
): Promise<StripeSnapshot | null> {
  const { db } = context;
  let look: StripeSnapshot | null = null;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const payment = await readPayment(db, bookingId);
    if (!payment) return null;
    const stripe = stripeOrThrow();
    look = await readStripeSnapshot(stripe, payment);
    if (!(await takeStep(context, { stripe, payment, look }))) break;
  }
  return look;
}

const readPayment = async (db: Firestore, bookingId: string) =>
  parsePayment(await paymentRef(db, bookingId).get());
