import { canCharge, paymentProviderState } from 'shared-lib/model/payments';
import { HOUR_MS } from 'shared-lib/time';
import { expectLog } from '../../testing/recorded-logs';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { openLocalStripe } from '../../testing/local-stripe';
import { deleteOwnedData } from '../../accounts/delete-account';
import { connectPayments, disconnectPayments, refreshPayments } from './connect-payments';
import { refreshProviders } from './refresh-providers';
import { feePercentOf, paymentsSetup } from './payments-setup';
import { providerRef } from '../../account-records/charging';
import { readProvider } from './provider-document';

const project = openLocalProject();
const local = openLocalStripe();
const { context } = project;

const connect = (uid = 'ana', now = NOW) => connectPayments(context(uid, now), { country: 'ES' });
const provider = async (uid = 'ana') => readProvider(await providerRef(project.db(), uid).get());
const state = async (uid = 'ana') => paymentProviderState(await provider(uid));
const refresh = (uid = 'ana', now = NOW + 1000) => refreshPayments(context(uid, now), {});
const accounts = () =>
  local()
    .requests()
    .filter((request) => request === 'POST /v1/accounts').length;

/** Goes through Stripe's pages as a browser does; returns the address that they lead back to. */
async function play(url: string, end: string): Promise<string | null> {
  await fetch(url, { redirect: 'manual' });
  const body = new URLSearchParams({ end });
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location');
}

describe('connecting a Stripe account', () => {
  it('leads through Stripe’s pages to an account that can charge', async () => {
    const { url } = await connect();
    expect(await state()).toBe('unfinished');
    expect(await play(url, 'active')).toMatch(/\/dashboard\/stripe\?stripe=vuelta$/);
    // Returning from Stripe proves nothing: the account is fetched.
    expect(await state()).toBe('unfinished');
    expect(await refresh()).toEqual({ connected: true });
    expect(await state()).toBe('active');
    expect(await provider()).toMatchObject({ country: 'ES', currency: 'eur', livemode: false });
    const { accountId } = (await provider())!;
    expect(await project.read(`paymentAccounts/${accountId}`)).toMatchObject({ uid: 'ana' });
  });

  it.each([
    ['left', 'unfinished'],
    ['more-data', 'data-missing'],
    ['in-review', 'in-review'],
    ['no-payouts', 'no-payouts'],
    ['rejected', 'restricted'],
    ['listed', 'restricted'],
    ['under-review', 'restricted'],
  ])('that ends with %s is stored as %s', async (end, expected) => {
    await play((await connect()).url, end);
    await refresh();
    expect(await state()).toBe(expected);
  });

  it('gives a new link each time for the same account', async () => {
    const [first, second] = [await connect(), await connect()];
    expect(first.url).not.toBe(second.url);
    expect(accounts()).toBe(1);
    await fetch(first.url);
    const again = await fetch(first.url, { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(/stripe=otro-enlace$/);
    local().advance(301);
    expect((await fetch(second.url, { redirect: 'manual' })).headers.get('location')).toMatch(/otro-enlace$/);
  });

  it('several times at once creates one account', async () => {
    await Promise.all([connect(), connect(), connect()]);
    const ids = (await project.db().collection('paymentAccounts').get()).docs.map(({ id }) => id);
    expect(ids).toEqual([(await provider())!.accountId]);
  });

  it('creates no second account when an answer is lost', async () => {
    expectLog(/Stripe did not do as asked/);
    local().fail('half', { requests: 1 });
    expect(await refusalOf(connect())).toBe('stripe-down');
    await connect();
    expect((await project.db().collection('paymentAccounts').get()).size).toBe(1);
  });

  it.each([
    ['revoked', 'payments-not-set-up'],
    ['busy', 'stripe-busy'],
    ['down', 'stripe-down'],
    ['half', 'stripe-down'],
    ['error', 'stripe-down'],
  ] as const)('while Stripe is %s is refused with %s and works later', async (fault, reason) => {
    expectLog(/Stripe did not do as asked/);
    local().fail(fault);
    expect(await refusalOf(connect())).toBe(reason);
    local().fail('none');
    expect((await connect()).url).toContain('/setup/s/');
  });

  it('without a key is refused and names the missing setting', async () => {
    process.env['STRIPE_SECRET_KEY'] = '';
    expect(await refusalOf(connect())).toBe('payments-not-set-up');
    expect(await paymentsSetup(context('ana'), {})).toEqual({
      ...{ missing: ['STRIPE_SECRET_KEY'], feePercent: 0, isTestMode: true },
    });
  });
});

describe('a Stripe connection', () => {
  const active = async () => {
    await play((await connect()).url, 'active');
    await refresh();
  };

  it('is separate for each owner', async () => {
    await active();
    expect(await refresh('eva')).toEqual({ connected: false });
    expect(await disconnectPayments(context('eva'), {})).toEqual({ disconnected: false });
    await connect('eva');
    expect((await provider('eva'))!.accountId).not.toBe((await provider('ana'))!.accountId);
    expect(await state()).toBe('active');
  });

  it('ends once, and returns to the same account when connected again', async () => {
    expectLog(/Stripe did not do as asked/);
    await active();
    const before = (await provider())!.accountId;
    expect(await disconnectPayments(context('ana', NOW + 5), {})).toEqual({ disconnected: true });
    expect(await disconnectPayments(context('ana', NOW + 9), {})).toEqual({ disconnected: false });
    expect([await state(), canCharge(await provider())]).toEqual(['disconnected', false]);
    // News of the account don't connect it again.
    await refresh();
    expect(await state()).toBe('disconnected');
    local().fail('down');
    expect(await refusalOf(connect())).toBe('stripe-down');
    expect(await state()).toBe('disconnected');
    local().fail('none');
    await connect();
    expect((await provider())!.accountId).toBe(before);
    expect(await state()).toBe('active');
  });

  it('gets another account once our access was revoked', async () => {
    await active();
    const before = (await provider())!.accountId;
    local().deauthorize(before);
    expect(await refresh()).toEqual({ connected: false });
    expect(await state()).toBe('disconnected');
    await connect();
    expect((await provider())!.accountId).not.toBe(before);
    expect(await state()).toBe('unfinished');
  });

  it('with revoked access is detected when a link is requested', async () => {
    await active();
    const before = (await provider())!.accountId;
    local().deauthorize(before);
    expect((await connect()).url).not.toContain(before);
  });

  it('keeps the later of two answers that arrive out of order', async () => {
    await active();
    await refresh('ana', NOW + 9000);
    local().endOnboarding((await provider())!.accountId, 'rejected');
    await refresh('ana', NOW + 2000);
    expect(await state()).toBe('active');
    await refresh('ana', NOW + 9001);
    expect(await state()).toBe('restricted');
  });

  it('is refreshed by a job, sooner while it waits for Stripe, until it is disconnected', async () => {
    expectLog(/A job failed for one of many/);
    const run = (now: number) => refreshProviders({ db: project.db(), now });
    await play((await connect()).url, 'active');
    expect(await run(NOW + HOUR_MS - 1)).toBe(0);
    expect(await run(NOW + HOUR_MS)).toBe(1);
    expect(await state()).toBe('active');
    local().endOnboarding((await provider())!.accountId, 'rejected');
    expect(await run(NOW + 2 * HOUR_MS)).toBe(0);
    local().fail('down');
    const failed: string[] = [];
    await refreshProviders({
      db: project.db(),
      now: NOW + 26 * HOUR_MS,
      onFailure: (what) => failed.push(what),
    });
    expect(failed).toHaveLength(1);
    local().fail('none');
    expect(await run(NOW + 27 * HOUR_MS)).toBe(1);
    expect(await state()).toBe('restricted');
    local().deauthorize((await provider())!.accountId);
    expect(await run(NOW + 60 * HOUR_MS)).toBe(0);
    expect(await state()).toBe('disconnected');
    // Never fetched again.
    const before = local().requests().length;
    await run(NOW + 1000 * HOUR_MS);
    expect(local().requests()).toHaveLength(before);
  });

  it('notifies its owner once when charging begins or ends or Stripe needs more data', async () => {
    const news = async () =>
      (await project.db().collection('users/ana/notifications').get()).docs
        .map((found) => found.get('state') as string)
        .sort();
    await active();
    await refresh('ana', NOW + 2000);
    expect(await news()).toEqual(['open']);
    const { accountId } = (await provider())!;
    local().endOnboarding(accountId, 'no-payouts');
    await refresh('ana', NOW + 3000);
    await refresh('ana', NOW + 4000);
    expect(await news()).toEqual(['asks', 'open']);
    local().endOnboarding(accountId, 'rejected');
    await refresh('ana', NOW + 5000);
    expect(await news()).toEqual(['asks', 'open', 'shut']);
    // An owner who has disconnected isn't notified.
    await disconnectPayments(context('ana', NOW + 6000), {});
    local().endOnboarding(accountId, 'active');
    await refresh('ana', NOW + 7000);
    expect(await news()).toHaveLength(3);
  });

  it('is deleted with its account', async () => {
    await active();
    await deleteOwnedData({ db: project.db(), uid: 'ana', now: NOW });
    expect(await provider()).toBeNull();
    expect((await project.db().collection('paymentAccounts').get()).size).toBe(0);
  });
});

describe('feePercentOf', () => {
  it.each([
    ['', 'free', 0],
    ['2', 'premium', 2],
    ['1.5', 'free', 1.5],
    ['free=2, premium=1', 'free', 2],
    ['free=2, premium=1', 'premium', 1],
    ['free=2, premium=1', 'enterprise', 0],
  ] as const)('reads %p for the plan %s as %s %%', (setting, plan, share) => {
    expect(feePercentOf(plan, setting)).toBe(share);
  });

  it.each(['-1', '90', 'mucho', 'free=', 'oro=2', 'free=2;premium=1'])('reads %p as 0', (setting) => {
    if (setting !== 'free=') expectLog(/STRIPE_FEE_PERCENT/);
    expect(feePercentOf('free', setting)).toBe(0);
  });
});
