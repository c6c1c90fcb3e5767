import type Stripe from 'stripe';
import { emit } from './emit';
import { APPLICATION, booksOf, newId, type World } from './world';

/**
 * Creates a setup intent, which saves a payment method for later.
 *
 * @see https://docs.stripe.com/api/setup_intents/create
 */
export function createSetup(
  world: World,
  account: string,
  options: {
    customer: string | null;
    description: string | null;
    metadata: Record<string, string>;
    usage: string;
  },
): Stripe.SetupIntent {
  const id = newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: account === '' ? null : APPLICATION,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: world.now(),
    customer: options.customer,
    description: options.description,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: options.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: options.usage,
  };
  booksOf(world, account).setupIntents.set(id, intent);
  emit(world, account, 'setup_intent.created', intent);
  return intent;
}

/** Saves a payment method. */
export function finishSetup(
  world: World,
  account: string,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): void {
  Object.assign(intent, { status: 'succeeded', payment_method: method.id, next_action: null });
  method.customer = typeof intent.customer === 'string' ? intent.customer : null;
  if (method.customer !== null) emit(world, account, 'payment_method.attached', method);
  emit(world, account, 'setup_intent.succeeded', intent);
}

/**
 * Creates a customer.
 *
 * @see https://docs.stripe.com/api/customers/create
 */
export function createCustomer(
  world: World,
  account: string,
  options: { email: string | null; name: string | null; metadata: Record<string, string> },
): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: world.now(),
    default_source: null,
    description: null,
    email: options.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: options.metadata,
    name: options.name,
    shipping: null,
  };
  booksOf(world, account).customers.set(customer.id, customer);
  emit(world, account, 'customer.created', customer);
  return customer;
}
