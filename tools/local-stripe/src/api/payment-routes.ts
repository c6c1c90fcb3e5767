import type Stripe from 'stripe';
import { balanceOf, presentLine } from '../state/ledger';
import { createPaymentMethod } from '../state/payment-methods';
import { cardError, charge, createIntent } from '../state/payments';
import { createRefund } from '../state/refunds';
import { createCustomer, createSetup, finishSetup } from '../state/set-ups';
import { NAMED_METHODS, outcomeOf } from '../state/test-numbers';
import { booksOf, type BookObjects, type ObjectsById } from '../state/world';
import { emit } from '../state/emit';
import { invalid, missing } from './api-error';
import { integerOf, listOf, metadataOf, requiredText, textOf } from './read-params';
import { pageOf, type Call, type Route } from './route';

/** Returns an object of the account's books, or the API's error for one that doesn't exist. */
function found<Kind extends keyof BookObjects>(call: Call, kind: Kind, name: string, id = call.id) {
  const books: ObjectsById = booksOf(call.world, call.account);
  const object = books[kind].get(id);
  if (!object) throw missing(name, id);
  return object;
}

/** Returns the routes that read one object and list all of a kind, with the filters that equal a field. */
function readRoutes<Kind extends keyof BookObjects>(
  kind: Kind,
  path: string,
  name: string,
  filters: string[] = [],
): Route[] {
  return [
    { method: 'GET', path: `${path}/:id`, answer: (call) => found(call, kind, name) },
    {
      ...{ method: 'GET', path },
      answer: (call) => {
        const wanted = filters.flatMap((filter) => {
          const value = textOf(call.params[filter]);
          return value === undefined ? [] : [[filter, value] as const];
        });
        const books: ObjectsById = booksOf(call.world, call.account);
        const matching = [...books[kind].values()].filter((object: object) =>
          wanted.every(([filter, value]) => Reflect.get(object, filter) === value),
        );
        return pageOf(call, matching, path);
      },
    },
  ];
}

/** Returns a stored payment method, or a new one for the name of a test method. */
function methodOf(call: Call, id: string): Stripe.PaymentMethod {
  const number = NAMED_METHODS[id];
  if (number === undefined) return found(call, 'paymentMethods', 'PaymentMethod', id);
  const payer = { way: 'card', number, email: null, name: null } as const;
  return createPaymentMethod(call.world, call.account, payer, textOf(call.params['customer']) ?? null);
}

/** Charges a payment intent by request of the platform: the payer isn't there. */
function confirm(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { world, account, params } = call;
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  const method = methodOf(call, requiredText(params, 'payment_method'));
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalid('The payment method belongs to another customer.', 'payment_method');
  const number = booksOf(world, account).numbers.get(method.id) ?? '';
  const outcome = outcomeOf(number, params['off_session'] === 'true' ? 'later' : 'whenPaid');
  if (outcome.result === 'asks') {
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    return intent;
  }
  charge(world, account, intent, method, outcome);
  if (outcome.result === 'declined') throw cardError(outcome, { payment_intent: intent });
  return intent;
}

const intentRoutes: Route[] = [
  ...readRoutes('paymentIntents', '/v1/payment_intents', 'payment_intent', ['customer']),
  {
    ...{ method: 'POST', path: '/v1/payment_intents' },
    answer: (call) => {
      const { params, world, account } = call;
      const amount = integerOf(params['amount'], 'amount');
      if (amount === undefined || amount < 1) throw invalid('Invalid positive integer', 'amount');
      const applicationFee = integerOf(params['application_fee_amount'], 'application_fee_amount') ?? null;
      if (applicationFee !== null && applicationFee > amount)
        throw invalid('The application fee cannot be more than the amount.', 'application_fee_amount');
      const customer = textOf(params['customer']) ?? null;
      if (customer !== null) found(call, 'customers', 'customer', customer);
      const intent = createIntent(world, account, {
        ...{ amount, applicationFee, customer },
        currency: requiredText(params, 'currency').toLowerCase(),
        description: textOf(params['description']) ?? null,
        metadata: metadataOf(params['metadata']),
        receiptEmail: textOf(params['receipt_email']) ?? null,
        setupFutureUsage: null,
        methodTypes: listOf(params['allowed_payment_method_types']).filter(
          (type) => typeof type === 'string',
        ),
      });
      return params['confirm'] === 'true' ? confirm(call, intent) : intent;
    },
  },
  {
    ...{ method: 'POST', path: '/v1/payment_intents/:id/confirm' },
    answer: (call) => confirm(call, found(call, 'paymentIntents', 'payment_intent')),
  },
  {
    ...{ method: 'POST', path: '/v1/payment_intents/:id/cancel' },
    answer: (call) => {
      const intent = found(call, 'paymentIntents', 'payment_intent');
      const sessions = booksOf(call.world, call.account).sessions.values();
      if ([...sessions].some((session) => session.payment_intent === intent.id && session.status === 'open'))
        throw invalid('You cannot cancel a PaymentIntent of an open Checkout Session: expire the session.');
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
        throw invalid(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          undefined,
          'payment_intent_unexpected_state',
        );
      Object.assign(intent, { status: 'canceled', canceled_at: call.world.now() });
      emit(call.world, call.account, 'payment_intent.canceled', intent);
      return intent;
    },
  },
];

const refundRoutes: Route[] = [
  ...readRoutes('refunds', '/v1/refunds', 'refund', ['charge', 'payment_intent']),
  {
    ...{ method: 'POST', path: '/v1/refunds' },
    answer: (call) => {
      const { params } = call;
      const intentId = textOf(params['payment_intent']);
      const intent =
        intentId === undefined ? null : found(call, 'paymentIntents', 'payment_intent', intentId);
      if (intent && intent.latest_charge === null)
        throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
      const chargeId = intent ? String(intent.latest_charge) : requiredText(params, 'charge');
      return createRefund(call.world, call.account, found(call, 'charges', 'charge', chargeId), {
        amount: integerOf(params['amount'], 'amount'),
        reason: textOf(params['reason']) ?? null,
        metadata: metadataOf(params['metadata']),
        returnsFee: params['refund_application_fee'] === 'true',
      });
    },
  },
];

const setupRoutes: Route[] = [
  ...readRoutes('setupIntents', '/v1/setup_intents', 'setupintent', ['customer', 'payment_method']),
  {
    ...{ method: 'POST', path: '/v1/setup_intents' },
    answer: (call) => {
      const { params, world, account } = call;
      const customer = textOf(params['customer']) ?? null;
      if (customer !== null) found(call, 'customers', 'customer', customer);
      const intent = createSetup(world, account, {
        ...{ customer, description: textOf(params['description']) ?? null },
        ...{ metadata: metadataOf(params['metadata']), usage: textOf(params['usage']) ?? 'off_session' },
      });
      if (params['confirm'] !== 'true') return intent;
      const method = methodOf(call, requiredText(params, 'payment_method'));
      const outcome = outcomeOf(booksOf(world, account).numbers.get(method.id) ?? '', 'whenSaved');
      if (outcome.result === 'declined') throw cardError(outcome, { setup_intent: intent });
      if (outcome.result === 'asks') intent.status = 'requires_action';
      else finishSetup(world, account, intent, method);
      return intent;
    },
  },
  ...readRoutes('customers', '/v1/customers', 'customer', ['email']),
  {
    ...{ method: 'POST', path: '/v1/customers' },
    answer: ({ world, account, params }) =>
      createCustomer(world, account, {
        email: textOf(params['email']) ?? null,
        name: textOf(params['name']) ?? null,
        metadata: metadataOf(params['metadata']),
      }),
  },
  {
    ...{ method: 'DELETE', path: '/v1/customers/:id' },
    answer: (call) => {
      const customer = found(call, 'customers', 'customer');
      const books = booksOf(call.world, call.account);
      books.customers.delete(customer.id);
      for (const method of books.paymentMethods.values())
        if (method.customer === customer.id) books.paymentMethods.delete(method.id);
      return { id: customer.id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer;
    },
  },
  ...readRoutes('paymentMethods', '/v1/payment_methods', 'PaymentMethod', ['customer', 'type']),
  {
    ...{ method: 'POST', path: '/v1/payment_methods/:id/detach' },
    answer: (call) => {
      const method = found(call, 'paymentMethods', 'PaymentMethod');
      method.customer = null;
      emit(call.world, call.account, 'payment_method.detached', method);
      return method;
    },
  },
];

/** See https://docs.stripe.com/api: payment intents, refunds, setup intents, customers, payment methods, charges, balance, disputes and events. */
export const paymentRoutes: Route[] = [
  ...intentRoutes,
  ...refundRoutes,
  ...setupRoutes,
  ...readRoutes('charges', '/v1/charges', 'charge', ['payment_intent', 'customer']),
  ...readRoutes('disputes', '/v1/disputes', 'dispute', ['charge', 'payment_intent']),
  {
    ...{ method: 'GET', path: '/v1/balance_transactions/:id' },
    answer: (call) => presentLine(call.world, found(call, 'balanceTransactions', 'balance transaction')),
  },
  {
    ...{ method: 'GET', path: '/v1/balance_transactions' },
    answer: (call) => {
      const lines = [...booksOf(call.world, call.account).balanceTransactions.values()];
      return pageOf(
        call,
        lines.map((line) => presentLine(call.world, line)),
        '/v1/balance_transactions',
      );
    },
  },
  { ...{ method: 'GET', path: '/v1/balance' }, answer: ({ world, account }) => balanceOf(world, account) },
  {
    ...{ method: 'GET', path: '/v1/application_fees' },
    answer: (call) => pageOf(call, call.world.fees.values(), '/v1/application_fees'),
  },
  {
    ...{ method: 'GET', path: '/v1/events' },
    answer: (call) => {
      const own = [...call.world.events.values()].filter(({ account = '' }) => account === call.account);
      return pageOf(call, own, '/v1/events');
    },
  },
  {
    ...{ method: 'GET', path: '/v1/events/:id' },
    answer: ({ world, account, id }) => {
      const event = world.events.get(id);
      if (!event || (event.account ?? '') !== account) throw missing('event', id);
      return event;
    },
  },
];
