import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { FAULTS, startLocalStripe, type LocalStripe } from '../src/index';

const SECRET = 'whsec_prueba';
const received: { body: string; signature: string }[] = [];
let answers: number[] = [];
let receiver: Server;
let local: LocalStripe;
let stripe: Stripe;

beforeEach(async () => {
  received.length = 0;
  answers = [];
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  local = await startLocalStripe({ webhookUrl: `http://127.0.0.1:${port}`, webhookSecret: SECRET });
  stripe = new Stripe('sk_test_local', {
    ...{ host: '127.0.0.1', port: local.port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 },
  });
});
afterEach(async () => {
  await local.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const bodies = () => received.map(({ body }) => JSON.parse(body) as Stripe.Event);

async function anActiveAccount(): Promise<string> {
  const { id } = await stripe.accounts.create({ country: 'ES' });
  local.endOnboarding(id, 'active');
  return id;
}

describe('events', () => {
  it('carry a signature that the package accepts, and only with the right secret and body', async () => {
    const account = await anActiveAccount();
    await local.idle();
    const [{ body, signature } = { body: '', signature: '' }] = received;
    const event = stripe.webhooks.constructEvent(body, signature, SECRET);
    expect([event.type, event.account]).toEqual(['account.updated', account]);
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_otro')).toThrow();
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow();
    expect(() =>
      stripe.webhooks.constructEvent(body, signature, SECRET, 300, undefined, Date.now() + 302_000),
    ).toThrow('tolerance');
  });

  it('are sent again until the webhook takes them', async () => {
    answers = [500, 503];
    await anActiveAccount();
    await local.idle();
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  it('get lost, doubled and mixed up as told', async () => {
    local.deliver({ loss: 1 });
    await anActiveAccount();
    await local.idle();
    expect(received).toEqual([]);
    local.deliver({ loss: 0, duplicates: 1, disorder: 8 });
    for (let round = 0; round < 4; round += 1) await anActiveAccount();
    await local.idle();
    expect(received).toHaveLength(8);
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(4);
    // A lost event can still be listed and sent again.
    const [first] = local.events();
    expect(await local.resend(first!.id)).toBe(200);
  });

  it('stay readable for the platform, each under its account', async () => {
    const account = await anActiveAccount();
    const own = await stripe.events.list({}, { stripeAccount: account });
    expect(own.data.map(({ type }) => type)).toEqual(['account.updated']);
    expect((await stripe.events.list()).data).toEqual([]);
  });
});

describe('faults', () => {
  it.each([
    ['down', Stripe.errors.StripeConnectionError],
    ['half', Stripe.errors.StripeConnectionError],
    ['busy', Stripe.errors.StripeRateLimitError],
    ['revoked', Stripe.errors.StripeAuthenticationError],
    ['error', Stripe.errors.StripeAPIError],
  ] as const)('%s reaches the package as its own error', async (fault, kind) => {
    // The package tries a second time where a connection breaks.
    local.fail(fault, { requests: fault === 'down' ? 2 : 1 });
    await expect(stripe.balance.retrieve()).rejects.toBeInstanceOf(kind);
    await expect(stripe.balance.retrieve()).resolves.toHaveProperty('object', 'balance');
  });

  it('slow runs into the timeout of the caller', async () => {
    local.fail('slow', { requests: 1, slowMs: 400 });
    await expect(stripe.balance.retrieve({}, { timeout: 100 })).rejects.toThrow();
  });

  it('has no fault that is not tried here', () => {
    expect(FAULTS).toEqual(['none', 'down', 'slow', 'busy', 'half', 'revoked', 'error']);
  });
});
