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
  local.endOnboarding(account, 'active');
});
afterEach(() => local.close());

const open = (values: Partial<Stripe.Checkout.SessionCreateParams> = {}, amount = 5000) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: amount, product_data: { name: 'Masaje' } },
        },
      ],
      success_url: 'https://ejemplo.com/ok?s={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://ejemplo.com/no',
      payment_intent_data: { application_fee_amount: 50, metadata: { bookingId: 'b1' } },
      ...values,
    },
    { stripeAccount: account },
  );

async function paid(amount = 5000) {
  const session = await open({}, amount);
  local.pay(account, session.id);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(
    session.id,
    { expand: ['payment_intent.latest_charge.balance_transaction'] },
    { stripeAccount: account },
  );
  return intent as Stripe.PaymentIntent & { latest_charge: Stripe.Charge };
}

describe('a payment', () => {
  it('goes from an open session to a charge with its fees, to the cent', async () => {
    const { latest_charge: charge, metadata } = await paid();
    const line = charge.balance_transaction as Stripe.BalanceTransaction;
    expect(metadata).toEqual({ bookingId: 'b1' });
    expect([line.amount, line.fee, line.net]).toEqual([5000, 150, 4850]);
    expect(line.fee_details.map(({ type, amount }) => [type, amount])).toEqual([
      ['stripe_fee', 100],
      ['application_fee', 50],
    ]);
    const balance = await stripe.balance.retrieve({}, { stripeAccount: account });
    expect(balance.pending).toMatchObject([{ currency: 'eur', amount: 4850 }]);
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 50 }]);
  });

  it('is made once for one idempotency key, and not at all for the same key with other parameters', async () => {
    const make = (amount: number) =>
      stripe.paymentIntents.create(
        { amount, currency: 'eur' },
        { stripeAccount: account, idempotencyKey: 'clave' },
      );
    expect((await make(100)).id).toBe((await make(100)).id);
    await expect(make(200)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('waits for 3-D Secure, and is refused where the bank says no', async () => {
    const session = await open();
    const payer = { number: '4000002500003155' };
    expect(local.pay(account, session.id, payer)).toBe('asks');
    expect(local.pay(account, session.id, payer, 'no')).toHaveProperty('refusedBecause');
    expect(local.pay(account, session.id, payer, 'yes')).toBe('done');
    expect(local.pay(account, session.id)).toEqual({ refusedBecause: 'The session is complete' });
    const charges = await stripe.charges.list({}, { stripeAccount: account });
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  it('of a direct debit arrives later', async () => {
    const session = await open();
    expect(session.payment_method_types).toEqual(['card', 'bizum', 'sepa_debit']);
    local.pay(account, session.id, { way: 'sepa_debit', number: 'ES9121000418450200051331' });
    const state = async () =>
      (await stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: account })).payment_status;
    expect(await state()).toBe('unpaid');
    local.advance(30);
    expect(await state()).toBe('paid');
    expect(local.events().map(({ type }) => type)).toContain('checkout.session.async_payment_succeeded');
  });

  it('of a zero-decimal currency has a fee in whole units', async () => {
    const session = await open({
      line_items: [
        { quantity: 1, price_data: { currency: 'jpy', unit_amount: 1000, product_data: { name: 'x' } } },
      ],
      payment_intent_data: {},
    });
    local.pay(account, session.id);
    const [line] = (await stripe.balanceTransactions.list({}, { stripeAccount: account })).data;
    expect([line?.amount, line?.fee, line?.net]).toEqual([1000, 15, 985]);
  });
});

describe('a session', () => {
  it('ends by itself after its time, and at once by request', async () => {
    const now = Math.floor(Date.now() / 1000);
    const [first, second] = [await open({ expires_at: now + 1800 }), await open()];
    local.advance(1801);
    const status = async (id: string) =>
      (await stripe.checkout.sessions.retrieve(id, {}, { stripeAccount: account })).status;
    expect([await status(first.id), await status(second.id)]).toEqual(['expired', 'open']);
    await stripe.checkout.sessions.expire(second.id, {}, { stripeAccount: account });
    expect(local.pay(account, second.id)).toEqual({ refusedBecause: 'The session is expired' });
    await expect(stripe.checkout.sessions.expire(second.id, {}, { stripeAccount: account })).rejects.toThrow(
      'can be expired',
    );
    await expect(open({ expires_at: now + 60 })).rejects.toThrow('at least 30 minutes');
  });

  it('is unknown to another account', async () => {
    const { id } = await open();
    const other = (await stripe.accounts.create({ country: 'ES' })).id;
    await expect(stripe.checkout.sessions.retrieve(id, {}, { stripeAccount: other })).rejects.toMatchObject({
      ...{ statusCode: 404, code: 'resource_missing' },
    });
  });

  it('keeps a card, which is charged later without the customer', async () => {
    const keep = async (number: string) => {
      const session = await open({
        ...{ mode: 'setup', line_items: [], payment_intent_data: {}, customer_creation: 'always' },
      });
      local.pay(account, session.id, { number }, 'yes');
      const { setup_intent: intent } = await stripe.checkout.sessions.retrieve(
        session.id,
        { expand: ['setup_intent'] },
        { stripeAccount: account },
      );
      const { customer, payment_method: method } = intent as Stripe.SetupIntent;
      return stripe.paymentIntents.create(
        {
          ...{ amount: 2000, currency: 'eur', off_session: true, confirm: true },
          ...{ customer: String(customer), payment_method: String(method) },
        },
        { stripeAccount: account },
      );
    };
    expect((await keep('4242424242424242')).status).toBe('succeeded');
    await expect(keep('4000002760003184')).rejects.toMatchObject({ code: 'authentication_required' });
    await expect(keep('4000000000000341')).rejects.toMatchObject({ code: 'card_declined' });
  });
});

describe('a refund', () => {
  it('takes no more than was paid and returns the share of the platform', async () => {
    const { id } = await paid();
    const refund = (amount?: number) =>
      stripe.refunds.create(
        { payment_intent: id, refund_application_fee: true, ...(amount === undefined ? {} : { amount }) },
        { stripeAccount: account },
      );
    await refund(2000);
    await expect(refund(3001)).rejects.toThrow('greater than unrefunded amount');
    await refund();
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    // Stripe doesn't refund its own fee.
    const [{ amount } = { amount: 0 }] = (await stripe.balance.retrieve({}, { stripeAccount: account }))
      .pending;
    const available = (await stripe.balance.retrieve({}, { stripeAccount: account })).available;
    expect(amount + (available[0]?.amount ?? 0)).toBe(-100);
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 0 }]);
  });

  it('may wait, and fail in the end: the money comes back', async () => {
    local.refunds('pending');
    const { id } = await paid();
    const refund = await stripe.refunds.create({ payment_intent: id }, { stripeAccount: account });
    expect(refund.status).toBe('pending');
    local.endRefund(account, refund.id, 'failed');
    const after = await stripe.refunds.retrieve(refund.id, {}, { stripeAccount: account });
    expect(after.status).toBe('failed');
    const lines = (await stripe.balanceTransactions.list({}, { stripeAccount: account })).data;
    expect(lines.map(({ net }) => net)).toEqual([5000, -5000, 4850]);
  });
});

describe('a dispute', () => {
  it('takes amount and fee away, gives the amount back when it is won', async () => {
    const { latest_charge: charge } = await paid();
    const dispute = local.dispute(account, charge.id);
    expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created);
    local.endDispute(account, dispute.id, 'won');
    const [found] = (await stripe.disputes.list({ charge: charge.id }, { stripeAccount: account })).data;
    expect(found?.status).toBe('won');
    const lines = (await stripe.balanceTransactions.list({}, { stripeAccount: account })).data;
    expect(lines.map(({ net }) => net)).toEqual([5000, -7000, 4850]);
  });
});
