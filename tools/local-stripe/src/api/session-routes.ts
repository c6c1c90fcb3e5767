import type Stripe from 'stripe';
import { createSession, expireSession, extrasOf, type NewSession } from '../state/sessions';
import { booksOf } from '../state/world';
import { invalid, missing } from './api-error';
import { integerOf, listOf, metadataOf, paramsOf, requiredText, textOf } from './read-params';
import { pageOf, type Call, type Route } from './route';

/** Returns a session of the account. */
function sessionOf({ world, account, id }: Call): Stripe.Checkout.Session {
  const session = booksOf(world, account).sessions.get(id);
  if (!session) throw missing('checkout.session', id);
  return session;
}

function linesOf({ params }: Call): NewSession['lines'] & { currency?: string } {
  const lines: NewSession['lines'] & { currency?: string } = [];
  listOf(params['line_items']).forEach((item, index) => {
    const line = paramsOf(item);
    const price = paramsOf(line['price_data']);
    const place = `line_items[${index}][price_data]`;
    const amount = integerOf(price['unit_amount'], `${place}[unit_amount]`);
    const currency = textOf(price['currency'])?.toLowerCase();
    if (amount === undefined || amount < 0)
      throw invalid('Invalid non-negative integer', `${place}[unit_amount]`);
    if (currency === undefined) throw invalid('Missing required param: currency.', `${place}[currency]`);
    const name = textOf(paramsOf(price['product_data'])['name']) ?? 'Producto';
    lines.push({ name, amount, quantity: integerOf(line['quantity'], 'quantity') ?? 1 });
    lines.currency = currency;
  });
  return lines;
}

function newSessionOf(call: Call): NewSession {
  const { params, world, account } = call;
  const mode = requiredText(params, 'mode');
  if (mode !== 'payment' && mode !== 'setup') throw invalid(`Invalid mode: ${mode}`, 'mode');
  const lines = linesOf(call);
  if (mode === 'payment' && lines.length === 0)
    throw invalid('`line_items` are required in `payment` mode.', 'line_items', 'parameter_missing');
  const amount = lines.reduce((sum, line) => sum + line.amount * line.quantity, 0);
  const customer = textOf(params['customer']) ?? null;
  if (customer !== null && !booksOf(world, account).customers.has(customer))
    throw missing('customer', customer);
  const intent = paramsOf(params[mode === 'payment' ? 'payment_intent_data' : 'setup_intent_data']);
  const applicationFee = integerOf(
    intent['application_fee_amount'],
    'payment_intent_data[application_fee_amount]',
  );
  if (applicationFee !== undefined && account === '')
    throw invalid(
      'Can only apply an application_fee when the request is made on behalf of another account.',
      'application_fee_amount',
    );
  if (applicationFee !== undefined && (applicationFee < 0 || applicationFee > amount))
    throw invalid('The application fee cannot be more than the amount.', 'application_fee_amount');
  return {
    mode,
    amount: mode === 'payment' ? amount : null,
    currency: mode === 'payment' ? (lines.currency ?? null) : (textOf(params['currency']) ?? null),
    cancelUrl: textOf(params['cancel_url']) ?? null,
    successUrl: requiredText(params, 'success_url'),
    clientReference: textOf(params['client_reference_id']) ?? null,
    customer,
    customerCreation: textOf(params['customer_creation']) ?? null,
    customerEmail: textOf(params['customer_email']) ?? null,
    expiresAt: integerOf(params['expires_at'], 'expires_at'),
    locale: textOf(params['locale']) ?? null,
    metadata: metadataOf(params['metadata']),
    methodTypes: listOf(params['allowed_payment_method_types']).filter((type) => typeof type === 'string'),
    lines,
    intent: {
      applicationFee: applicationFee ?? null,
      description: textOf(intent['description']) ?? null,
      metadata: metadataOf(intent['metadata']),
      receiptEmail: textOf(intent['receipt_email']) ?? null,
      setupFutureUsage: textOf(intent['setup_future_usage']) ?? null,
    },
  };
}

/** See https://docs.stripe.com/api/checkout/sessions */
export const sessionRoutes: Route[] = [
  {
    ...{ method: 'POST', path: '/v1/checkout/sessions' },
    answer: (call) => createSession(call.world, call.account, newSessionOf(call)),
  },
  {
    ...{ method: 'GET', path: '/v1/checkout/sessions' },
    answer: (call) => {
      const intent = textOf(call.params['payment_intent']);
      const all = [...booksOf(call.world, call.account).sessions.values()];
      const found = intent === undefined ? all : all.filter((session) => session.payment_intent === intent);
      return pageOf(call, found, '/v1/checkout/sessions');
    },
  },
  { ...{ method: 'GET', path: '/v1/checkout/sessions/:id' }, answer: sessionOf },
  {
    ...{ method: 'POST', path: '/v1/checkout/sessions/:id/expire' },
    answer: (call) => {
      const session = sessionOf(call);
      if (session.status !== 'open')
        throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
      expireSession(call.world, call.account, session);
      return session;
    },
  },
  {
    ...{ method: 'GET', path: '/v1/checkout/sessions/:id/line_items' },
    answer: (call) => {
      const session = sessionOf(call);
      const items = extrasOf(session).lines.map(({ name, amount, quantity }, index) => ({
        ...{ id: `li_${index}`, object: 'item', description: name, quantity, currency: session.currency },
        ...{ amount_subtotal: amount * quantity, amount_total: amount * quantity },
      }));
      return pageOf(call, items, `/v1/checkout/sessions/${session.id}/line_items`);
    },
  },
];
