import type Stripe from 'stripe';
import { fromStripeAmount, type PaymentDispute, type StripeSide } from 'shared-lib/domain/payments';
import { openSession, readSession } from './checkout-session';
import type { PaymentDocument } from './payment-document';
import { stripeProblem } from './stripe-problem';

/** Everything that Stripe says about a payment now. */
export interface StripeLook {
  side: StripeSide;
  sessionId: string;
  url: string;
  paymentIntentId: string;
  receiptUrl: string;
  fee: number | null;
  net: number | null;
  balanceCurrency: string;
  dispute: PaymentDispute | null;
}

const NOTHING: StripeLook = {
  side: { session: 'expired', charged: 0, isProcessing: false, refunded: 0, refunding: 0, refundsFailed: 0 },
  ...{ sessionId: '', url: '', paymentIntentId: '', receiptUrl: '' },
  ...{ fee: null, net: null, balanceCurrency: '', dispute: null },
};

/** Returns the object of a field that was asked for in full; `null` when it is missing. */
const whole = <T extends { id: string }>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

async function readRefunds(stripe: Stripe, payment: PaymentDocument, intent: string) {
  const asked = { payment_intent: intent, limit: 100 };
  const { data } = await stripe.refunds.list(asked, { stripeAccount: payment.accountId });
  const sum = (...states: string[]) =>
    fromStripeAmount(
      data
        .filter(({ status }) => states.includes(status ?? ''))
        .reduce((total, { amount }) => total + amount, 0),
      payment.currency,
    );
  return {
    refunded: sum('succeeded'),
    refunding: sum('pending', 'requires_action'),
    refundsFailed: data.filter(({ status }) => status === 'failed' || status === 'canceled').length,
  };
}

async function readDispute(
  stripe: Stripe,
  { accountId, currency }: PaymentDocument,
  intent: string,
): Promise<PaymentDispute | null> {
  const { data } = await stripe.disputes.list(
    { payment_intent: intent, limit: 1 },
    { stripeAccount: accountId },
  );
  const [dispute] = data;
  if (!dispute) return null;
  const { status, reason, amount, evidence_details: evidence } = dispute;
  const isOpen = status === 'needs_response' || status === 'warning_needs_response';
  return {
    status,
    reason,
    amount: fromStripeAmount(amount, currency),
    answerBy: isOpen && evidence.due_by ? evidence.due_by * 1000 : null,
  };
}

/**
 * Returns the session of a payment. One whose making was cut short is asked for again with the same key; `null` when
 * Stripe never made it and its time is over.
 */
async function sessionOf(stripe: Stripe, payment: PaymentDocument): Promise<Stripe.Checkout.Session | null> {
  if (payment.sessionId !== '') return readSession(stripe, payment);
  try {
    const { id } = await openSession(stripe, payment);
    return await readSession(stripe, { ...payment, sessionId: id });
  } catch (error) {
    if (stripeProblem(error) === 'stripe-refused') return null;
    throw error;
  }
}

const stateOf = ({ status }: Stripe.Checkout.Session): StripeSide['session'] => {
  switch (status) {
    case 'open':
      return 'open';
    case 'complete':
      return 'complete';
    default:
      return 'expired';
  }
};

/** Reads the present state of a payment from Stripe: no event's copy is believed. */
export async function lookAtStripe(stripe: Stripe, payment: PaymentDocument): Promise<StripeLook> {
  const session = await sessionOf(stripe, payment);
  if (!session) return NOTHING;
  const look = { ...NOTHING, sessionId: session.id, url: session.url ?? '' };
  const side = { ...NOTHING.side, session: stateOf(session) };
  const intent = whole(session.payment_intent);
  if (!intent) return { ...look, side };
  const isCharged = intent.status === 'succeeded';
  const refunds = isCharged ? await readRefunds(stripe, payment, intent.id) : {};
  const charge = whole(intent.latest_charge);
  const line = whole(charge?.balance_transaction);
  const balanceCurrency = line?.currency.toUpperCase() ?? '';
  return {
    ...look,
    side: {
      ...side,
      charged: isCharged ? fromStripeAmount(intent.amount_received, payment.currency) : 0,
      isProcessing: intent.status === 'processing',
      ...refunds,
    },
    paymentIntentId: intent.id,
    receiptUrl: charge?.receipt_url ?? '',
    fee: line ? fromStripeAmount(line.fee, balanceCurrency) : null,
    net: line ? fromStripeAmount(line.net, balanceCurrency) : null,
    balanceCurrency,
    dispute: charge?.disputed ? await readDispute(stripe, payment, intent.id) : null,
  };
}
