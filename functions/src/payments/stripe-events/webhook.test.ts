import { allowLog, expectLog, recordedLogs } from '../../testing/recorded-logs';
import Stripe from 'stripe';
import { signatureOf } from 'local-stripe';
import { openHostileProject } from '../../testing/hostile-client';
import { openLocalStripe } from '../../testing/local-stripe';
import { applyStripeEvents } from './apply-stripe-events';

const SECRET = 'whsec_local';
const project = openHostileProject();
const local = openLocalStripe();

const seconds = () => Math.floor(Date.now() / 1000);

let testNumber = 0;

/** Returns an id of this test's own: an event of the test before may still be tried, without its document or its Stripe. */
const eventId = (number: number) => `evt_${testNumber}_${number}`;

const bodyOf = (values: object = {}) =>
  JSON.stringify({
    ...{ id: eventId(1), object: 'event', type: 'account.updated', account: 'acct_1', created: seconds() },
    ...{ livemode: false, data: { object: { id: 'acct_1', object: 'account' } } },
    ...values,
  });

const send = (body: string | undefined, signature?: string, request = {}) =>
  project.ask('stripe', '/stripe/webhook', {
    ...(body === undefined ? {} : { body }),
    headers: signature === undefined ? {} : { 'stripe-signature': signature },
    ...request,
  });

const sendSigned = (body: string, at = seconds(), secret = SECRET) =>
  send(body, signatureOf(body, secret, at));

const stored = async () => (await project.db().collection('stripeEvents').get()).docs.map(({ id }) => id);

beforeEach(() => {
  testNumber += 1;
  for (let earlier = 1; earlier < testNumber; earlier += 1)
    allowLog(new RegExp(`evt_${earlier}_.*(could not be applied|waits for the job)`));
});

describe('the Stripe webhook', () => {
  it('stores a repeated event once', async () => {
    const body = bodyOf();
    for (let round = 0; round < 3; round += 1) expect((await sendSigned(body)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendSigned(bodyOf({ id: eventId(2) }))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toEqual([eventId(1), eventId(2)]);
    const event = await project.read(`stripeEvents/${eventId(1)}`);
    expect(event).toMatchObject({ type: 'account.updated', account: 'acct_1', objectId: 'acct_1' });
    // Nothing of the object itself: it may name people.
    expect(Object.keys(event!).sort()).toEqual(
      'account appliedAt attempts expiresAt failure happenedAt livemode objectId receivedAt type'.split(' '),
    );
  });

  it.each<[string, () => ReturnType<typeof send>]>([
    ['without a signature', () => send(bodyOf())],
    ['with another secret', () => sendSigned(bodyOf(), seconds(), 'whsec_otro')],
    ['with an empty secret', () => sendSigned(bodyOf(), seconds(), '')],
    ['that was changed', () => send(bodyOf({ id: 'evt_9' }), signatureOf(bodyOf(), SECRET, seconds()))],
    ['recorded six minutes ago', () => sendSigned(bodyOf(), seconds() - 360)],
    ['with a signature of another scheme', () => send(bodyOf(), `t=${seconds()},v0=abc`)],
    ['with a signature that is none', () => send(bodyOf(), 'x')],
    ['that is no JSON', () => sendSigned('{')],
    ['that is empty', () => sendSigned('')],
    ['with the id of a path', () => sendSigned(bodyOf({ id: '../users/ana' }))],
    ['without an id', () => sendSigned(bodyOf({ id: '' }))],
  ])('refuses an event %s', async (_name, attempt) => {
    expect((await attempt()).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('refuses an event that is too long', async () => {
    expect((await sendSigned(bodyOf({ filler: 'x'.repeat(300_000) }))).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('refuses other paths and methods', async () => {
    expect((await project.ask('stripe', '/', { body: bodyOf() })).status).toBe(404);
    expect((await project.ask('stripe', '/stripe/webhook/x', { body: bodyOf() })).status).toBe(404);
    expect((await project.ask('stripe', '/stripe/webhook', { method: 'GET' })).status).toBe(405);
  });

  it('answers 503 while no secret is configured', async () => {
    process.env['STRIPE_WEBHOOK_SECRET'] = '';
    expect((await sendSigned(bodyOf(), seconds(), '')).status).toBe(503);
  });

  it('accepts both secrets while one is replaced', async () => {
    process.env['STRIPE_WEBHOOK_SECRET'] = 'whsec_nuevo, whsec_viejo';
    expect((await sendSigned(bodyOf(), seconds(), 'whsec_viejo')).status).toBe(200);
    expect((await sendSigned(bodyOf({ id: eventId(2) }), seconds(), 'whsec_nuevo')).status).toBe(200);
  });

  it('answers at once while Stripe is slow and leaves the event to a job', async () => {
    await project.db().doc('paymentAccounts/acct_1').set({ uid: 'ana' });
    local().fail('slow', { slowMs: 6000 });
    expect((await sendSigned(bodyOf())).status).toBe(200);
    // Had it waited, the event would be applied.
    expect(await project.read(`stripeEvents/${eventId(1)}`)).toMatchObject({ appliedAt: null });
  });
});

describe('stored Stripe events', () => {
  const connect = async () => {
    const answer = await project.signUp('ana').call('connectPayments', { country: 'ES' });
    expect(answer.status).toBe(200);
    return (await project.read('paymentProviders/ana'))!['accountId'] as string;
  };
  const provider = () => project.read('paymentProviders/ana');

  it('update the owner’s account from Stripe’s API and not from their own data', async () => {
    const account = await connect();
    local().endOnboarding(account, 'active');
    const lie = { id: account, object: 'account', charges_enabled: false };
    await sendSigned(bodyOf({ account, data: { object: lie } }));
    expect(await provider()).toMatchObject({ chargesEnabled: true, detailsSubmitted: true });
  });

  it('change nothing for another or an unknown account', async () => {
    const account = await connect();
    const before = await provider();
    const strange = await new Stripe('sk_test_local', {
      ...{ host: '127.0.0.1', port: local().port, protocol: 'http' },
    }).accounts.create({ country: 'ES' });
    local().endOnboarding(strange.id, 'active');
    const about = (id: string) => ({ object: { id, object: 'account' } });
    await sendSigned(bodyOf({ account: strange.id, data: about(account) }));
    await sendSigned(
      bodyOf({ id: eventId(2), account: strange.id, type: 'account.application.deauthorized' }),
    );
    expect(await provider()).toEqual(before);
  });

  it('end the connection when our access was revoked', async () => {
    const account = await connect();
    local().endOnboarding(account, 'active');
    local().deauthorize(account);
    await sendSigned(bodyOf({ account }));
    expect(await provider()).toMatchObject({ isAccessLost: true, chargesEnabled: false });
    expect((await provider())!['disconnectedAt']).not.toBeNull();
  });

  it('are retried while Stripe is down, and finally raise an alert', async () => {
    expectLog(/could not be applied/);
    const account = await connect();
    local().endOnboarding(account, 'active');
    local().fail('down');
    await sendSigned(bodyOf({ account }));
    const { db } = project;
    let now = Date.now();
    for (let round = 0; round < 7; round += 1) {
      now += 24 * 3_600_000;
      expect(await applyStripeEvents({ db: db(), now })).toBe(0);
    }
    expect((await db().collection('alerts').get()).docs.map((alert) => alert.get('type') as string)).toEqual([
      'stripe-event-failed',
    ]);
    expect(recordedLogs.join()).not.toMatch(/sk_test|whsec/);
    local().fail('none');
    now += 24 * 3_600_000;
    expect(await applyStripeEvents({ db: db(), now })).toBe(1);
    expect(await applyStripeEvents({ db: db(), now })).toBe(0);
    expect(await provider()).toMatchObject({ chargesEnabled: true });
  }, 120_000);

  it('of unknown types are marked as handled', async () => {
    await sendSigned(bodyOf({ type: 'constructor' }));
    await sendSigned(bodyOf({ id: eventId(2), type: 'price.created' }));
    const found = await project.db().collection('stripeEvents').get();
    expect(found.docs.map((event) => event.get('appliedAt') !== null)).toEqual([true, true]);
  });
});
