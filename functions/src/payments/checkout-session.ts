import type Stripe from 'stripe';
import { DEFAULT_LANGUAGE } from 'shared-lib/model';
import { toStripeAmount } from 'shared-lib/model/payments';
import { bookingPath } from '../bookings/record/booking-token';
import { mailOrigins } from '../mail/mail-origins';
import type { PaymentDocument } from './payment-document';

/** Fields of an intent to expand when it is read from Stripe. */
export const EXPAND_CHARGE = 'latest_charge.balance_transaction';

/** Longest names of services on Stripe's page, which takes 250 characters. */
const MAX_NAME = 200;

/** Shortens the names of a visit's services to what Stripe's page takes. */
const shortName = (name: string): string => (name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}…`);

/** Returns the description that the payer sees: the service, and that it is a deposit or the fee for not coming. */
export const paymentName = ({ kind, serviceName }: PaymentDocument): string => {
  const name = shortName(serviceName);
  return { deposit: `Señal: ${name}`, full: name, card: `Cita a la que no se acudió: ${name}` }[kind];
};

/** Returns the address of the booking's page, with the token of when the payment was begun. */
const pageOf = ({ bookingId: id, slug, sequence, language = DEFAULT_LANGUAGE }: PaymentDocument) =>
  mailOrigins().cardOrigin + bookingPath({ id, slug, sequence, language }, slug);

/**
 * Opens the session of Checkout of a payment's attempt, on the owner's account. Sent again it answers with the same
 * session: everything in it comes from the stored payment, and the attempt is the idempotency key.
 */
export async function openSession(
  stripe: Stripe,
  payment: PaymentDocument,
): Promise<Stripe.Checkout.Session> {
  const { bookingId, accountId, attempt, customerEmail } = payment;
  const page = pageOf(payment);
  return stripe.checkout.sessions.create(
    {
      ...(payment.kind === 'card' ? cardParams(payment) : paymentParams(payment)),
      locale: 'auto',
      client_reference_id: bookingId,
      metadata: { bookingId },
      ...(customerEmail !== '' && { customer_email: customerEmail }),
      success_url: `${page}&pago=hecho`,
      cancel_url: `${page}&pago=pendiente`,
      expires_at: Math.floor(payment.sessionEndsAt.toMillis() / 1000),
    },
    { stripeAccount: accountId, idempotencyKey: `checkout-${bookingId}-${attempt}` },
  );
}

/** Returns the part of a session that takes the payment. */
function paymentParams(payment: PaymentDocument): Stripe.Checkout.SessionCreateParams {
  const { bookingId, amount, currency, customerEmail, applicationFee } = payment;
  const name = paymentName(payment);
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amount, currency),
          product_data: { name },
        },
      },
    ],
    payment_intent_data: {
      metadata: { bookingId },
      description: name,
      ...(customerEmail !== '' && { receipt_email: customerEmail }),
      ...(applicationFee > 0 && { application_fee_amount: toStripeAmount(applicationFee, currency) }),
    },
  };
}

/** Returns the part of a session that saves a card: a card only, as other ways to pay can't be charged later. */
const cardParams = ({
  bookingId,
  serviceName,
  currency,
}: PaymentDocument): Stripe.Checkout.SessionCreateParams => ({
  mode: 'setup',
  currency: currency.toLowerCase(),
  allowed_payment_method_types: ['card'],
  customer_creation: 'always',
  setup_intent_data: { metadata: { bookingId }, description: serviceName },
});

/** Reads the session of a payment with its charge and the line of the account's balance, or with its card. */
export const readSession = (
  stripe: Stripe,
  { accountId, sessionId, kind }: Pick<PaymentDocument, 'accountId' | 'sessionId' | 'kind'>,
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(
    sessionId,
    { expand: [kind === 'card' ? 'setup_intent' : `payment_intent.${EXPAND_CHARGE}`] },
    { stripeAccount: accountId },
  );
