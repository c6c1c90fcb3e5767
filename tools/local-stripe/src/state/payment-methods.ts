import type Stripe from 'stripe';
import { booksOf, newId, type World } from './world';

/** Ways to pay that the pages offer. */
export type Way = 'card' | 'bizum' | 'sepa_debit';

/** Data that a person typed on the page. */
export interface Payer {
  way: Way;
  /** Card number, IBAN or phone number, without spaces. */
  number: string;
  email: string | null;
  name: string | null;
}

const cardOf = (number: string): Stripe.PaymentMethod.Card => ({
  brand: 'visa',
  checks: null,
  country: 'ES',
  display_brand: 'visa',
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  generated_from: null,
  last4: number.slice(-4),
  networks: null,
  regulated_status: null,
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/**
 * Creates a payment method from what a person typed.
 *
 * @see https://docs.stripe.com/api/payment_methods/object
 */
export function createPaymentMethod(
  world: World,
  account: string,
  payer: Payer,
  customer: string | null,
): Stripe.PaymentMethod {
  const { way, number } = payer;
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    created: world.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: way,
    ...(way === 'card' ? { card: cardOf(number) } : {}),
    ...(way === 'bizum' ? { bizum: {} } : {}),
    ...(way === 'sepa_debit'
      ? {
          sepa_debit: {
            bank_code: number.slice(4, 8),
            branch_code: null,
            country: number.slice(0, 2),
            fingerprint: null,
            generated_from: null,
            last4: number.slice(-4),
          },
        }
      : {}),
  };
  const books = booksOf(world, account);
  books.paymentMethods.set(method.id, method);
  books.numbers.set(method.id, number);
  return method;
}
