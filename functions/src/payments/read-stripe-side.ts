import type Stripe from 'stripe';
import {
  fromStripeAmount,
  type PaymentDispute,
  type RefundLine,
  type StripeSide,
} from 'shared-lib/model/payments';
import { EXPAND_CHARGE, openSession, readSession } from './checkout-session';
import type { PaymentDocument } from './payment-document';
import { readMoney, type Money } from './read-money';
import { stripeProblem } from './stripe-problem';

/** Card that Stripe has saved for a booking. */
export interface StripeCard {
  customer: string;
  method: string;
}

/** State of a payment at Stripe, as read at one moment. */
export interface StripeSnapshot {
  side: StripeSide;
  sessionId: string;
  url: string;
  paymentIntentId: string;
  receiptUrl: string;
  fee: number | null;
  net: number | null;
  disputed: number;
  balanceCurrency: string;
  dispute: PaymentDispute | null;
  refunds: RefundLine[];
  /** Missing where no card is saved. */
  card?: StripeCard;
}

const NOTHING: StripeSnapshot = {
  side: {
    ...{ session: 'expired', charged: 0, isProcessing: false, isCardSaved: false, declinedAttempt: 0 },
    ...{ refunded: 0, refunding: 0, refundsFailed: 0, isDisputed: false },
  },
  ...{ sessionId: '', url: '', paymentIntentId: '', receiptUrl: '' },
  ...{ fee: null, net: null, disputed: 0, balanceCurrency: '', dispute: null, refunds: [] },
};

/** Returns the object of an expanded field; `null` when it is missing. */
export const whole = <T extends { id: string }>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

/** Returns the id of a field, whether or not it was expanded. */
const idOf = (value: { id: string } | string | null | undefined): string =>
  (typeof value === 'string' ? value : value?.id) ?? '';

/**
 * Returns the session of a payment. One whose creation was interrupted is requested again with the same idempotency key; `null` when
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

/** Returns a look, a state as read from Stripe, with the money of an intent. */
async function withIntent(
  stripe: Stripe,
  payment: PaymentDocument,
  look: StripeSnapshot,
  intent: Stripe.PaymentIntent,
): Promise<StripeSnapshot> {
  const charge = whole(intent.latest_charge);
  const isCharged = intent.status === 'succeeded';
  const money: Money | null = isCharged && charge ? await readMoney(stripe, payment, charge) : null;
  return {
    ...look,
    side: {
      ...look.side,
      charged: isCharged ? fromStripeAmount(intent.amount_received, payment.currency) : 0,
      isProcessing: intent.status === 'processing',
      ...money?.side,
    },
    ...money?.facts,
    paymentIntentId: intent.id,
    receiptUrl: charge?.receipt_url ?? '',
  };
}

const isUnderWayOrPaid = ({ status }: Stripe.PaymentIntent) =>
  status === 'succeeded' || status === 'processing';

/** Returns a look with the saved card and the charges to it: at most one that is paid or under way, and the declined ones. */
async function withCard(
  stripe: Stripe,
  payment: PaymentDocument,
  look: StripeSnapshot,
  session: Stripe.Checkout.Session,
): Promise<StripeSnapshot> {
  const setUp = whole(session.setup_intent);
  if (setUp?.status !== 'succeeded') return look;
  const customer = idOf(session.customer);
  const { data } = await stripe.paymentIntents.list(
    { customer, limit: 100, expand: [`data.${EXPAND_CHARGE}`] },
    { stripeAccount: payment.accountId },
  );
  const refused = data.filter((intent) => !isUnderWayOrPaid(intent) && intent.status !== 'canceled');
  const attempts = refused.map(({ metadata }) => Number(metadata['attempt'] ?? 0));
  const withSavedCard: StripeSnapshot = {
    ...look,
    side: { ...look.side, isCardSaved: true, declinedAttempt: Math.max(0, ...attempts) },
    card: { customer, method: idOf(setUp.payment_method) },
  };
  const taken = data.find(isUnderWayOrPaid);
  return taken ? withIntent(stripe, payment, withSavedCard, taken) : withSavedCard;
}

/** Reads the present state of a payment from Stripe: copies in events may be outdated. */
export async function readStripeSnapshot(stripe: Stripe, payment: PaymentDocument): Promise<StripeSnapshot> {
  const session = await sessionOf(stripe, payment);
  if (!session) return NOTHING;
  const look: StripeSnapshot = {
    ...NOTHING,
    side: { ...NOTHING.side, session: stateOf(session) },
    sessionId: session.id,
    url: session.url ?? '',
  };
  if (payment.kind === 'card') return withCard(stripe, payment, look, session);
  const intent = whole(session.payment_intent);
  return intent ? withIntent(stripe, payment, look, intent) : look;
}
