import type Stripe from 'stripe';
import { openDispute } from './disputes';
import { emit } from './emit';
import { createPaymentMethod, type Payer } from './payment-methods';
import { charge, createIntent, refuse, settle } from './payments';
import { extrasOf } from './sessions';
import { createCustomer, createSetup, finishSetup } from './set-ups';
import { DISPUTED_CARD, FAILING_IBAN, outcomeOf, type Outcome } from './test-numbers';
import { booksOf, chargeOf, type World } from './world';

/** Result of a try to pay: done, refused with a reason, or a question by the payer's bank first. */
export type Attempt = 'done' | 'asks' | { refusedBecause: string };

const BANK_SAID_NO: Extract<Outcome, { result: 'declined' }> = {
  result: 'declined',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
};

/** Returns the session's customer; creates one where the session saves a card for later. */
function customerOf(
  world: World,
  account: string,
  session: Stripe.Checkout.Session,
  payer: Payer,
): string | null {
  if (typeof session.customer === 'string') return session.customer;
  const keeps =
    session.mode === 'setup' ||
    session.customer_creation === 'always' ||
    extrasOf(session).intent.setupFutureUsage !== null;
  if (!keeps) return null;
  const customer = createCustomer(world, account, { email: payer.email, name: payer.name, metadata: {} });
  session.customer = customer.id;
  return customer.id;
}

function complete(world: World, account: string, session: Stripe.Checkout.Session, payer: Payer): void {
  session.status = 'complete';
  session.url = null;
  session.customer_details = {
    ...{ address: null, business_name: null, email: payer.email, individual_name: payer.name },
    ...{ name: payer.name, phone: null, tax_exempt: 'none', tax_ids: [] },
  };
  emit(world, account, 'checkout.session.completed', session);
}

function keepCard(
  world: World,
  account: string,
  session: Stripe.Checkout.Session,
  payer: Payer,
  answer: 'yes' | 'no' | undefined,
): Attempt {
  const outcome = outcomeOf(payer.number, 'whenSaved');
  if (outcome.result === 'declined') return { refusedBecause: outcome.message };
  if (outcome.result === 'asks' && answer === undefined) return 'asks';
  if (outcome.result === 'asks' && answer === 'no') return { refusedBecause: BANK_SAID_NO.message };
  const customer = customerOf(world, account, session, payer);
  const { intent: facts } = extrasOf(session);
  const intent = createSetup(world, account, { ...facts, customer, usage: 'off_session' });
  session.setup_intent = intent.id;
  finishSetup(world, account, intent, createPaymentMethod(world, account, payer, customer));
  complete(world, account, session, payer);
  return 'done';
}

/**
 * Pays an open session, as somebody does on its page. A session that is no longer open stays as it is.
 *
 * @param answer - The payer's answer to their bank, where it asked.
 * @see https://docs.stripe.com/payments/checkout/how-checkout-works
 */
export function paySession(
  world: World,
  account: string,
  session: Stripe.Checkout.Session,
  payer: Payer,
  answer?: 'yes' | 'no',
): Attempt {
  if (session.mode === 'setup') return keepCard(world, account, session, payer, answer);
  const outcome: Outcome =
    payer.way === 'card' ? outcomeOf(payer.number, 'whenPaid') : { result: 'succeeds' };
  const asks = outcome.result === 'asks' || payer.way === 'bizum';
  if (asks && answer === undefined) return 'asks';
  const books = booksOf(world, account);
  const customer = customerOf(world, account, session, payer);
  const { intent: facts } = extrasOf(session);
  const intent =
    books.paymentIntents.get(String(session.payment_intent)) ??
    createIntent(world, account, {
      ...facts,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
      customer,
      methodTypes: session.payment_method_types,
    });
  session.payment_intent = intent.id;
  const method = createPaymentMethod(world, account, payer, customer);
  const end: Outcome = !asks ? outcome : answer === 'yes' ? { result: 'succeeds' } : BANK_SAID_NO;
  charge(world, account, intent, method, end);
  if (end.result === 'declined') return { refusedBecause: end.message };
  session.payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid';
  complete(world, account, session, payer);
  if (payer.number === DISPUTED_CARD)
    openDispute(world, account, chargeOf(world, account, intent.latest_charge), 'fraudulent');
  return 'done';
}

/**
 * Ends direct debits that are due: their money arrives or doesn't.
 *
 * @see https://docs.stripe.com/payments/checkout/fulfill-orders: `checkout.session.async_payment_succeeded`.
 */
export function settleDebits(world: World): void {
  for (const [account, books] of world.books)
    for (const session of books.sessions.values()) {
      const intent = books.paymentIntents.get(String(session.payment_intent));
      if (intent?.status !== 'processing') continue;
      const debit = chargeOf(world, account, intent.latest_charge);
      if (debit.created + world.settlesAfter > world.now()) continue;
      if (books.numbers.get(String(debit.payment_method)) === FAILING_IBAN) {
        refuse(world, account, intent, {
          ...{ result: 'declined', code: 'charge_exceeds_source_limit' },
          message: 'The debit failed.',
        });
        emit(world, account, 'checkout.session.async_payment_failed', session);
      } else {
        settle(world, account, intent);
        session.payment_status = 'paid';
        emit(world, account, 'checkout.session.async_payment_succeeded', session);
      }
    }
}
