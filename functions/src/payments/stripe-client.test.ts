import Stripe from 'stripe';
import { openLocalStripe } from '../testing/local-stripe';
import { stripeClient } from './stripe-client';
import { stripeProblem } from './stripe-problem';

process.env['GCLOUD_PROJECT'] = 'demo-functions';
const local = openLocalStripe();

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => stripeProblem(error),
  );

it('stripeClient reaches the local server through Stripe’s library', async () => {
  const account = await stripeClient()!.accounts.create({ country: 'ES' });
  expect(account.charges_enabled).toBe(false);
  expect(local().requests()).toEqual(['POST /v1/accounts']);
});

it('stripeClient is null without a key, and without the local server on a development machine', () => {
  process.env['STRIPE_SECRET_KEY'] = '';
  expect(stripeClient()).toBeNull();
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_real';
  delete process.env['STRIPE_API_ORIGIN'];
  expect(stripeClient()).toBeNull();
});

it('stripeClient refuses a server on another machine', () => {
  process.env['STRIPE_API_ORIGIN'] = 'http://ejemplo.com';
  expect(() => stripeClient()).toThrow('must be on this machine');
});

it('stripeClient retries when Stripe fails twice', async () => {
  local().fail('error', { requests: 2 });
  expect(await problemOf(stripeClient()!.balance.retrieve())).toBe('none');
  local().fail('down', { requests: 2 });
  expect(await problemOf(stripeClient()!.balance.retrieve())).toBe('none');
});

it('stripeClient creates one object per request when an answer is lost', async () => {
  local().fail('down', { requests: 1, isCarriedOut: true });
  await stripeClient()!.accounts.create({ country: 'ES' });
  // The library doesn't retry after half an answer: the caller does, with the same idempotency key.
  const again = () => stripeClient()!.accounts.create({ country: 'ES' }, { idempotencyKey: 'una' });
  local().fail('half', { requests: 1 });
  await again().catch(again);
  expect((await stripeClient()!.accounts.list()).data).toHaveLength(2);
});

it.each([
  ['revoked', 'not-set-up'],
  ['busy', 'stripe-busy'],
  ['down', 'stripe-down'],
  ['half', 'stripe-down'],
  ['error', 'stripe-down'],
] as const)('stripeProblem reports Stripe being %s as %s', async (fault, problem) => {
  local().fail(fault);
  expect(await problemOf(stripeClient()!.balance.retrieve({}, { maxNetworkRetries: 0 }))).toBe(problem);
});

it('stripeProblem tells a timeout, a refusal and lost access apart', async () => {
  local().fail('slow', { requests: 1, slowMs: 300 });
  const patience = { timeout: 50, maxNetworkRetries: 0 };
  expect(await problemOf(stripeClient()!.balance.retrieve({}, patience))).toBe('stripe-down');
  expect(await problemOf(stripeClient()!.refunds.create({ charge: 'ch_1' }))).toBe('stripe-refused');
  expect(await problemOf(stripeClient()!.accounts.retrieve('acct_1'))).toBe('stripe-no-access');
  expect(await problemOf(Promise.reject(new Error('own')))).toBeNull();
  expect(stripeProblem(new Stripe.errors.StripeError())).toBe('stripe-refused');
});
