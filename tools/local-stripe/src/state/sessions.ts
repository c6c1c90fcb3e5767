import type Stripe from 'stripe';
import { invalid } from '../api/api-error';
import { emit } from './emit';
import type { Way } from './payment-methods';
import type { NewPayment } from './payments';
import { booksOf, newId, type World } from './world';

/** Shortest and longest life of a session, in seconds. See https://docs.stripe.com/api/checkout/sessions/create#expires_at */
const LIFE = { least: 30 * 60, most: 24 * 3600 };

/** Facts of a new session. */
export interface NewSession {
  mode: 'payment' | 'setup';
  amount: number | null;
  currency: string | null;
  cancelUrl: string | null;
  successUrl: string;
  clientReference: string | null;
  customer: string | null;
  customerCreation: Stripe.Checkout.Session.CustomerCreation | null;
  customerEmail: string | null;
  expiresAt: number | undefined;
  locale: Stripe.Checkout.Session.Locale | null;
  metadata: Record<string, string>;
  methodTypes: string[];
  /** Data of the intent that a payment or a set-up will create. */
  intent: Pick<
    NewPayment,
    'applicationFee' | 'description' | 'metadata' | 'receiptEmail' | 'setupFutureUsage'
  >;
  lines: { name: string; amount: number; quantity: number }[];
}

/** Facts of sessions that the API's object doesn't show. */
export interface SessionExtras {
  intent: NewSession['intent'];
  lines: NewSession['lines'];
}

const extras = new WeakMap<Stripe.Checkout.Session, SessionExtras>();

/** Returns what a session's intent will hold, and its lines. */
export function extrasOf(session: Stripe.Checkout.Session): SessionExtras {
  const known = extras.get(session);
  if (!known) throw new Error(`Nothing is known about the session ${session.id}`);
  return known;
}

/** Ways to pay that an account has enabled. */
function enabledWays(account: Stripe.Account | undefined, currency: string | null): Way[] {
  const can = account?.capabilities;
  const euros = currency === 'eur';
  return [
    'card',
    ...(euros && can?.bizum_payments === 'active' ? (['bizum'] as const) : []),
    ...(euros && can?.sepa_debit_payments === 'active' ? (['sepa_debit'] as const) : []),
  ];
}

/**
 * Creates a session of Checkout. Its payment intent comes into being when somebody pays.
 *
 * @see https://docs.stripe.com/api/checkout/sessions/create
 */
export function createSession(world: World, account: string, options: NewSession): Stripe.Checkout.Session {
  const now = world.now();
  const expiresAt = options.expiresAt ?? now + LIFE.most;
  // A second is lost on the way.
  if (expiresAt < now + LIFE.least - 5 || expiresAt > now + LIFE.most + 5)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  const connected = world.accounts.get(account);
  if (connected && !connected.charges_enabled)
    throw invalid('Your account cannot currently make charges.', undefined, 'account_invalid');
  const id = newId('cs_test');
  const isPayment = options.mode === 'payment';
  const ways =
    options.methodTypes.length > 0
      ? options.methodTypes
      : isPayment
        ? enabledWays(connected, options.currency)
        : ['card'];
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: options.amount,
    amount_total: options.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: options.cancelUrl,
    client_reference_id: options.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: options.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: options.customer,
    customer_account: null,
    customer_creation: options.customerCreation,
    customer_details: null,
    customer_email: options.customerEmail,
    discounts: null,
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: options.locale,
    managed_payments: null,
    metadata: options.metadata,
    mode: options.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ways,
    payment_status: isPayment ? 'unpaid' : 'no_payment_required',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: options.successUrl,
    total_details: isPayment ? { amount_discount: 0, amount_shipping: 0, amount_tax: 0 } : null,
    ui_mode: 'hosted_page',
    url: `${world.origin}/c/pay/${account === '' ? 'platform' : account}/${id}`,
    wallet_options: null,
  };
  extras.set(session, { intent: options.intent, lines: options.lines });
  booksOf(world, account).sessions.set(id, session);
  return session;
}

/** Ends an open session. See https://docs.stripe.com/api/checkout/sessions/expire */
export function expireSession(world: World, account: string, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  emit(world, account, 'checkout.session.expired', session);
}

/** Ends all sessions whose time is over. */
export function expireOldSessions(world: World): void {
  for (const [account, { sessions }] of world.books)
    for (const session of sessions.values())
      if (session.status === 'open' && session.expires_at <= world.now())
        expireSession(world, account, session);
}
