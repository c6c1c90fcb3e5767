import Stripe from 'stripe';
import { startLocalStripe, type LocalStripe } from '../src/index';

let local: LocalStripe;
let stripe: Stripe;
let account: string;

beforeEach(async () => {
  local = await startLocalStripe();
  stripe = new Stripe('sk_test_local', {
    ...{ host: '127.0.0.1', port: local.port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 },
  });
  account = (await stripe.accounts.create({ country: 'ES' })).id;
});
afterEach(() => local.close());

const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the page of the onboarding', () => {
  const link = async () =>
    (
      await stripe.accountLinks.create({
        ...{ account, type: 'account_onboarding' },
        return_url: 'https://ejemplo.com/vuelta',
        refresh_url: 'https://ejemplo.com/otro',
      })
    ).url;

  it('works once, and ends as the person chooses', async () => {
    const url = await link();
    expect((await press(url, { end: 'active' })).status).toBe(404);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Configura tu cuenta');
    expect(page).toContain('aquí no se mueve dinero de verdad');
    expect((await press(url, { end: 'constructor' })).status).toBe(404);
    expect((await press(url, { end: 'active' })).headers.get('location')).toBe('https://ejemplo.com/vuelta');
    expect((await stripe.accounts.retrieve(account)).charges_enabled).toBe(true);
    const again = await fetch(url, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe('https://ejemplo.com/otro');
  });

  it('leads on to another link after five minutes', async () => {
    const url = await link();
    local.advance(301);
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe(
      'https://ejemplo.com/otro',
    );
  });
});

describe('the page of Checkout', () => {
  const open = async (name = 'Masaje') => {
    local.endOnboarding(account, 'active');
    const { url } = await stripe.checkout.sessions.create(
      {
        ...{ mode: 'payment', success_url: 'https://ejemplo.com/ok?s={CHECKOUT_SESSION_ID}' },
        cancel_url: 'https://ejemplo.com/no',
        line_items: [
          { quantity: 2, price_data: { currency: 'eur', unit_amount: 1250, product_data: { name } } },
        ],
      },
      { stripeAccount: account },
    );
    return url!;
  };

  it('shows amount and service, keeps what was typed with a refusal, and then takes a good card', async () => {
    const url = await open('<b>Masaje</b>');
    const page = await (await fetch(url)).text();
    expect(page).toContain('25,00');
    expect(page).not.toContain('<b>Masaje');
    const refused = await press(url, { way: 'card', card: '4000 0000 0000 0002', email: 'ana@ejemplo.com' });
    const text = await refused.text();
    expect(text).toContain('Tu tarjeta ha sido rechazada');
    expect(text).toContain('value="ana@ejemplo.com"');
    const paid = await press(url, { way: 'card', card: '4242 4242 4242 4242', email: 'ana@ejemplo.com' });
    expect(paid.headers.get('location')).toMatch(/^https:\/\/ejemplo\.com\/ok\?s=cs_test_/);
    // The second tab.
    expect(await (await fetch(url)).text()).toContain('Este pago ya está hecho');
    expect((await stripe.charges.list({}, { stripeAccount: account })).data).toHaveLength(2);
  });

  it('asks the bank for 3-D Secure and Bizum', async () => {
    const url = await open();
    const bizum = { way: 'bizum', bizum: '600000000' };
    expect(await (await press(url, bizum)).text()).toContain('Autorizar');
    expect(await (await press(url, { ...bizum, answer: 'no' })).text()).toContain('No se ha autorizado');
    const paid = await press(url, { ...bizum, answer: 'yes' });
    expect(paid.status).toBe(303);
    const [charge] = (await stripe.charges.list({}, { stripeAccount: account })).data;
    expect(charge?.payment_method_details?.type).toBe('bizum');
    expect(await (await fetch(charge!.receipt_url!)).text()).toContain('Recibo');
  });

  it('says that a number is missing, and takes no way that isn’t offered', async () => {
    const url = await open();
    for (const fields of [{ way: 'card' }, { way: 'paypal', paypal: 'x' }, {}] as Record<string, string>[])
      expect(await (await press(url, fields)).text()).toContain('Escribe el número');
  });

  it('tells that a session is over, and leads back', async () => {
    const url = await open();
    local.advance(25 * 3600);
    const page = await fetch(url);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('https://ejemplo.com/no');
  });
});

describe('the control endpoints', () => {
  const control = (action: string, input: object, type = 'application/json') =>
    fetch(`${local.origin}/__local/${action}`, {
      ...{ method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(input) },
    });

  it('do what the handle does', async () => {
    expect((await control('onboarding', { account, end: 'active' })).status).toBe(200);
    expect((await stripe.accounts.retrieve(account)).charges_enabled).toBe(true);
    expect((await control('fail', { fault: 'busy', requests: 1 })).status).toBe(200);
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 429 });
    expect((await control('onboarding', { account: 'acct_x', end: 'active' })).status).toBe(400);
  });

  it('can’t be called by a page of another site, nor under any other name', async () => {
    expect((await control('deauthorize', { account }, 'text/plain')).status).toBe(404);
    for (const name of ['toString', 'nope', '']) expect((await control(name, {})).status).toBe(404);
    expect((await fetch(`${local.origin}/nope`)).status).toBe(404);
  });
});

describe('the API', () => {
  it('demands a key of test mode, a known account, and known paths', async () => {
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(`${local.origin}/v1${path}`, { headers }).then(({ status }) => status);
    expect(await ask('/balance', {})).toBe(401);
    expect(await ask('/balance', { authorization: 'Bearer sk_live_real' })).toBe(401);
    const key = { authorization: 'Bearer sk_test_x' };
    expect(await ask('/balance', key)).toBe(200);
    expect(await ask('/balance', { ...key, 'stripe-account': 'acct_x' })).toBe(403);
    expect(await ask('/nope', key)).toBe(404);
  });

  it('repeats a refused card for the same idempotency key, and charges once', async () => {
    const customer = await stripe.customers.create({ email: 'ana@ejemplo.com' });
    const pay = () =>
      stripe.paymentIntents.create(
        {
          ...{ amount: 500, currency: 'eur', confirm: true, off_session: true },
          ...{ customer: customer.id, payment_method: 'pm_card_chargeDeclined' },
        },
        { idempotencyKey: 'una' },
      );
    const refusals = [
      await pay().catch((error: unknown) => error),
      await pay().catch((error: unknown) => error),
    ];
    const intents = refusals.map((error) => (error as Stripe.errors.StripeError).payment_intent?.id);
    expect(intents[0]).toBeDefined();
    expect(intents[1]).toBe(intents[0]);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });
});
