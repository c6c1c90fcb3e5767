import { toStripeAmount } from 'shared-lib/model/payments';
import Stripe from 'stripe';
import { paymentName } from './checkout-session';
import type { PaymentDocument } from './payment-document';
import type { StripeCard } from './read-stripe-side';
import { stripeProblem } from './stripe-problem';

/** Returns the product's share in the fee, in proportion to its share in the fee that was agreed. */
const shareOf = ({ amount, applicationFee }: PaymentDocument, taken: number) =>
  amount === 0 ? 0 : Math.floor((applicationFee * taken) / amount);

/**
 * Charges a fee to the saved card of a booking. A repeated call has the same result: the attempt is the idempotency key. A refusal by the
 * bank is no error: the next read of Stripe's state finds it.
 */
export async function chargeCard(
  stripe: Stripe,
  payment: PaymentDocument,
  card: StripeCard,
  { amount, attempt }: { amount: number; attempt: number },
): Promise<void> {
  const { bookingId, currency, customerEmail, accountId } = payment;
  const share = shareOf(payment, amount);
  try {
    await stripe.paymentIntents.create(
      {
        amount: toStripeAmount(amount, currency),
        currency: currency.toLowerCase(),
        customer: card.customer,
        payment_method: card.method,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description: paymentName(payment),
        metadata: { bookingId, attempt: String(attempt) },
        ...(customerEmail !== '' && { receipt_email: customerEmail }),
        ...(share > 0 && { application_fee_amount: toStripeAmount(share, currency) }),
      },
      { stripeAccount: accountId, idempotencyKey: `fee-${bookingId}-${attempt}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  }
}

/** Deletes the saved card of a booking at Stripe. Repeating it changes nothing. */
export async function forgetCard(
  stripe: Stripe,
  { accountId }: Pick<PaymentDocument, 'accountId'>,
  { method }: StripeCard,
): Promise<void> {
  try {
    await stripe.paymentMethods.detach(method, {}, { stripeAccount: accountId });
  } catch (error) {
    if (stripeProblem(error) !== 'stripe-refused') throw error;
  }
}
