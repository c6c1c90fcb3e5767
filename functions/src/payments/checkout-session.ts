import type Stripe from 'stripe';
import { toStripeAmount } from 'shared-lib/domain/payments';
import { bookingPath } from '../bookings/booking-token';
import { mailOrigins } from '../mail/mail-origins';
import type { PaymentDocument } from './payment-document';

/** Fields of a session that a look at Stripe reads with it. */
const EXPAND = ['payment_intent.latest_charge.balance_transaction'];

/** Returns what is said to whoever pays: the service, and that it is a deposit. */
const nameOf = ({ kind, serviceName }: PaymentDocument) =>
  kind === 'deposit' ? `Señal: ${serviceName}` : serviceName;

/** Returns the address of the booking's page, with the token of when the payment was begun. */
const pageOf = ({ bookingId: id, slug, sequence }: PaymentDocument) =>
  mailOrigins().cardOrigin + bookingPath({ id, slug, sequence }, slug);

/**
 * Opens the session of Checkout of a payment's attempt, on the owner's account. Sent again it answers with the same
 * session: everything in it comes from the stored payment, and the attempt is the idempotency key.
 */
export async function openSession(
  stripe: Stripe,
  payment: PaymentDocument,
): Promise<Stripe.Checkout.Session> {
  const { bookingId, amount, currency, accountId, attempt, customerEmail, applicationFee } = payment;
  const metadata = { bookingId };
  const page = pageOf(payment);
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      locale: 'auto',
      client_reference_id: bookingId,
      metadata,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: toStripeAmount(amount, currency),
            product_data: { name: nameOf(payment) },
          },
        },
      ],
      payment_intent_data: {
        metadata,
        description: nameOf(payment),
        ...(customerEmail !== '' && { receipt_email: customerEmail }),
        ...(applicationFee > 0 && { application_fee_amount: toStripeAmount(applicationFee, currency) }),
      },
      ...(customerEmail !== '' && { customer_email: customerEmail }),
      success_url: `${page}&pago=hecho`,
      cancel_url: `${page}&pago=pendiente`,
      expires_at: Math.floor(payment.sessionEndsAt.toMillis() / 1000),
    },
    { stripeAccount: accountId, idempotencyKey: `checkout-${bookingId}-${attempt}` },
  );
}

/** Reads the session of a payment with its charge and the line of the account's balance. */
export const readSession = (
  stripe: Stripe,
  { accountId, sessionId }: Pick<PaymentDocument, 'accountId' | 'sessionId'>,
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(sessionId, { expand: EXPAND }, { stripeAccount: accountId });
