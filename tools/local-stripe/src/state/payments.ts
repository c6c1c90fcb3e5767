import type Stripe from 'stripe';
import { ApiError } from '../api/api-error';
import { emit } from './emit';
import { processingFee, writeLine } from './ledger';
import { APPLICATION, booksOf, chargeOf, newId, type World } from './world';
import type { Outcome } from './test-numbers';

/** Facts of a new payment. */
export interface NewPayment {
  amount: number;
  currency: string;
  applicationFee: number | null;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  setupFutureUsage: Stripe.PaymentIntent.SetupFutureUsage | null;
  methodTypes: string[];
}

/**
 * Creates a payment intent that waits for a way to pay.
 *
 * @see https://docs.stripe.com/api/payment_intents/create
 */
export function createIntent(world: World, account: string, payment: NewPayment): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: account === '' ? null : APPLICATION,
    application_fee_amount: payment.applicationFee,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: world.now(),
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: payment.methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: payment.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  booksOf(world, account).paymentIntents.set(id, intent);
  emit(world, account, 'payment_intent.created', intent);
  return intent;
}

function newCharge(
  world: World,
  account: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  const id = newId('ch');
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: intent.application,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: false,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: method.type,
      ...(method.card
        ? {
            // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the product reads nothing else of a card
            card: {
              brand: method.card.brand,
              last4: method.card.last4,
            } as Stripe.Charge.PaymentMethodDetails.Card,
          }
        : {}),
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${world.origin}/receipts/${account}/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
  booksOf(world, account).charges.set(id, charge);
  intent.latest_charge = id;
  intent.payment_method = method.id;
  return charge;
}

/** Collects the platform's fee of a charge. See https://docs.stripe.com/api/application_fees/object */
function keepFee(world: World, account: string, charge: Stripe.Charge): void {
  if (!charge.application_fee_amount) return;
  const fee: Stripe.ApplicationFee = {
    id: newId('fee'),
    object: 'application_fee',
    account,
    amount: charge.application_fee_amount,
    amount_refunded: 0,
    application: APPLICATION,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    fee_source: null,
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: '' },
  };
  const line = writeLine(world, '', {
    ...{ type: 'application_fee', category: 'platform_earning' },
    ...{ amount: fee.amount, currency: fee.currency, source: fee.id },
  });
  fee.balance_transaction = line.id;
  world.fees.set(fee.id, fee);
  charge.application_fee = fee.id;
}

/** Books a charge whose money has come. */
export function settle(world: World, account: string, intent: Stripe.PaymentIntent): void {
  const charge = chargeOf(world, account, intent.latest_charge);
  const { amount, currency } = charge;
  keepFee(world, account, charge);
  const fees: Stripe.BalanceTransaction.FeeDetail[] = [
    {
      ...{ amount: processingFee(amount, currency), currency, application: null },
      ...{ description: 'Stripe processing fees', type: 'stripe_fee' },
    },
  ];
  if (charge.application_fee_amount)
    fees.push({
      ...{ amount: charge.application_fee_amount, currency, application: APPLICATION },
      ...{ description: 'Application fee', type: 'application_fee' },
    });
  const isCard = charge.payment_method_details?.type === 'card';
  const line = writeLine(world, account, {
    ...{ type: isCard ? 'charge' : 'payment', category: 'charge', amount, currency, fees },
    ...{ source: charge.id, ...(charge.description === null ? {} : { description: charge.description }) },
  });
  Object.assign(charge, {
    ...{ status: 'succeeded', paid: true, captured: true, amount_captured: amount },
    balance_transaction: line.id,
  });
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: amount,
    processing: null,
    next_action: null,
  });
  emit(world, account, 'charge.succeeded', charge);
  emit(world, account, 'payment_intent.succeeded', intent);
}

/** Refuses a payment: the intent waits for another way to pay. */
export function refuse(
  world: World,
  account: string,
  intent: Stripe.PaymentIntent,
  outcome: Extract<Outcome, { result: 'declined' }>,
): void {
  const charge = booksOf(world, account).charges.get(String(intent.latest_charge));
  if (charge) {
    Object.assign(charge, {
      ...{ status: 'failed', failure_code: outcome.code, failure_message: outcome.message },
    });
    emit(world, account, 'charge.failed', charge);
  }
  intent.status = 'requires_payment_method';
  intent.processing = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: outcome.code,
    message: outcome.message,
    ...(outcome.declineCode === undefined ? {} : { decline_code: outcome.declineCode }),
    ...(charge ? { charge: charge.id } : {}),
  };
  emit(world, account, 'payment_intent.payment_failed', intent);
}

/** Charges a way to pay: at once, or later for a direct debit. */
export function charge(
  world: World,
  account: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Outcome,
): void {
  newCharge(world, account, intent, method);
  if (outcome.result === 'declined') {
    refuse(world, account, intent, outcome);
    return;
  }
  if (method.type !== 'sepa_debit') {
    settle(world, account, intent);
    return;
  }
  // See https://docs.stripe.com/payments/sepa-debit: debits are confirmed after some days.
  intent.status = 'processing';
  emit(world, account, 'charge.pending', chargeOf(world, account, intent.latest_charge));
  emit(world, account, 'payment_intent.processing', intent);
}

/** Returns the error with which the API answers a refused card. See https://docs.stripe.com/error-handling#card-errors */
export function cardError(
  outcome: Extract<Outcome, { result: 'declined' }>,
  intent: { payment_intent: unknown } | { setup_intent: unknown },
): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code: outcome.code,
    message: outcome.message,
    ...(outcome.declineCode === undefined ? {} : { decline_code: outcome.declineCode }),
    ...intent,
  });
}
