import type Stripe from 'stripe';
import type { EventHandler } from './event-handlers';
import { settlePayment } from '../settle-payment';

/** Settles the payments of an account that have this value in a field: at most one, as ids of Stripe's are unique. */
const settleBy =
  (field: 'sessionId' | 'paymentIntentId', find: FindValue): EventHandler =>
  async (context, event) => {
    const value = await find(context.stripe, event.objectId, event.account);
    if (value === '') return;
    const { docs } = await context.db.collection('payments').where(field, '==', value).limit(1).get();
    // Other accounts' events say nothing about this one's payments.
    for (const found of docs)
      if (found.get('accountId') === event.account) await settlePayment(context, found.id);
  };

type FindValue = (stripe: Stripe, id: string, stripeAccount: string) => string | Promise<string>;

const itself: FindValue = (_, id) => id;

const idOf = (intent: string | { id: string } | null | undefined) =>
  (typeof intent === 'string' ? intent : intent?.id) ?? '';

const intentOfCharge: FindValue = async (stripe, id, stripeAccount) =>
  idOf((await stripe.charges.retrieve(id, {}, { stripeAccount })).payment_intent);

const intentOfRefund: FindValue = async (stripe, id, stripeAccount) =>
  idOf((await stripe.refunds.retrieve(id, {}, { stripeAccount })).payment_intent);

const intentOfDispute: FindValue = async (stripe, id, stripeAccount) =>
  idOf((await stripe.disputes.retrieve(id, {}, { stripeAccount })).payment_intent);

const handlersOf = (handler: EventHandler, types: readonly string[]): Record<string, EventHandler> =>
  Object.fromEntries(types.map((type) => [type, handler]));

/** Handlers of events about bookings' payments: each only triggers `settlePayment`, which reads everything from Stripe again. */
export const PAYMENT_EVENT_HANDLERS: Readonly<Record<string, EventHandler>> = {
  ...handlersOf(settleBy('sessionId', itself), [
    'checkout.session.completed',
    'checkout.session.expired',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
  ]),
  ...handlersOf(settleBy('paymentIntentId', itself), [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.canceled',
  ]),
  ...handlersOf(settleBy('paymentIntentId', intentOfCharge), ['charge.refunded']),
  ...handlersOf(settleBy('paymentIntentId', intentOfRefund), [
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.refund.updated',
  ]),
  ...handlersOf(settleBy('paymentIntentId', intentOfDispute), [
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
  ]),
};
