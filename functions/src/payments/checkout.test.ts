import { Timestamp } from 'firebase-admin/firestore';
import type { Payment } from 'shared-lib/model/payments';
import { MINUTE_MS } from 'shared-lib/time';
import type { BookingDocument } from '../bookings/record/booking-document';
import { tuesdayAt } from '../bookings/testing/booking-project';
import { cancelBooking } from '../bookings/change/visitor-changes';
import { actOnBooking } from '../bookings/change/owner-changes';
import { expirePendingBookings, releaseUnpaidBookings } from '../jobs/settle-bookings';
import { findFreeStarts } from '../mail/booking/find-free-starts';
import { expectLog } from '../testing/recorded-logs';
import { NOW } from '../testing/local-project';
import { checkPayment, settleSoon } from './check-payment';
import { PAYMENT_EVENT_HANDLERS } from './stripe-events/payment-event-handlers';
import { refundPayment } from './refund-payment';
import { reconcilePayments } from './reconcile-payments';
import { settlePayment } from './settle-payment';
import { startPayment } from './start-payment';
import { stripeClient } from './stripe-client';
import { BOOKING, DEPOSIT, DUE, openPaymentProject, refusal, tokenOf } from './testing/payment-project';

const { project, at, later, local, connect, book, stored, payment, sessionId, mails, opened, paid, linesOf } =
  openPaymentProject();

describe('a booking that is paid online', () => {
  it('is held for half an hour, with the server’s amount and account on Stripe’s page', async () => {
    const { account, url, session } = await opened();
    expect(url).toContain(session);
    const shown = await stripeClient()!.checkout.sessions.retrieve(session, {}, { stripeAccount: account });
    expect(shown).toMatchObject({
      amount_total: DUE,
      currency: 'eur',
      client_reference_id: BOOKING,
      metadata: { bookingId: BOOKING },
    });
    expect(await stored()).toMatchObject({
      status: 'pending_payment',
      payment: {
        rule: 'deposit',
        state: 'awaiting',
        dueAt: Timestamp.fromMillis(NOW + 30 * MINUTE_MS),
        online: { due: DUE, isBegun: true, paid: null },
      },
    });
  });

  it('is paid in hundredths of a currency that we store in whole units', async () => {
    const account = await connect();
    const service = { price: 50_000, currency: 'COP', payment: { rule: 'full' as const, link: '' } };
    const { link } = await book(service, { due: 50_000 });
    await startPayment(at(), link);
    const session = await sessionId();
    const shown = await stripeClient()!.checkout.sessions.retrieve(session, {}, { stripeAccount: account });
    expect(shown).toMatchObject({ amount_total: 5_000_000, currency: 'cop' });
    local().pay(account, session);
    const { booking } = await checkPayment(at(), link);
    expect(booking.online).toMatchObject({ state: 'paid', paid: 50_000 });
  });

  it('is confirmed by Stripe’s status, never by the return address', async () => {
    const { account, link, session } = await opened();
    const before = await checkPayment(at(), link);
    expect(before.booking).toMatchObject({ status: 'pending_payment', online: { state: 'awaiting' } });
    expect(local().pay(account, session, { number: '4000000000000002' })).toHaveProperty('refusedBecause');
    expect((await checkPayment(at(), link)).booking.status).toBe('pending_payment');
    local().pay(account, session);
    const after = await checkPayment(at(), link);
    expect(after.booking).toMatchObject({
      status: 'confirmed',
      online: { state: 'paid', paid: DUE, canPay: false },
    });
    expect(after.booking.online?.receiptUrl).toMatch(/^http/);
    // The payer gets a valid link, although the booking has changed.
    expect(tokenOf(after.path)).not.toBe(link.token);
    expect(await mails()).toEqual(expect.arrayContaining(['1-paid-visitor', '1-paid-owner']));
    await checkPayment(at(), link);
    const bells = project.db().collection('users/ana/notifications').where('kind', '==', 'payment-state');
    expect((await bells.get()).docs.map((bell) => bell.get('state') as string)).toEqual(['paid']);
    const { fee, net, amount, balanceCurrency } = (await payment()) as Record<string, number>;
    expect(Number(fee) + Number(net)).toBe(amount);
    expect(balanceCurrency).toBe('EUR');
    await project.expectSound();
  });

  it('has one payment page for two tabs and none once it is paid', async () => {
    const { account, link, url, session } = await opened();
    const [one, two] = await Promise.all([startPayment(at(), link), startPayment(at(), link)]);
    expect([one.url, two.url]).toEqual([url, url]);
    local().pay(account, session);
    expect(local().pay(account, session)).toHaveProperty('refusedBecause');
    expect(await refusal(startPayment(at(), link))).toBe('bad-link');
    expect((await stored())!['status']).toBe('confirmed');
  });

  it('gets a new payment page after its session has expired', async () => {
    const { account, link, session } = await opened();
    await stripeClient()!.checkout.sessions.expire(session, {}, { stripeAccount: account });
    const { url } = await startPayment(at(), link);
    expect(await sessionId()).not.toBe(session);
    expect(url).toContain(await sessionId());
  });

  it('recovers its session when the process dies before storing Stripe’s answer', async () => {
    const { account, link, session } = await opened();
    await project.db().doc(`payments/${BOOKING}`).update({ sessionId: '', status: 'opening' });
    local().pay(account, session);
    expect((await checkPayment(at(), link)).booking.status).toBe('confirmed');
    expect(await sessionId()).toBe(session);
  });

  it('expires unpaid and frees its time after Stripe’s page is closed', async () => {
    const { account, session } = await opened();
    expect(await releaseUnpaidBookings(later(31))).toBe(0);
    expect(await reconcilePayments(later(30))).toBe(1);
    expect(await stored()).toMatchObject({ status: 'expired' });
    expect(await project.busy()).toEqual({});
    expect(local().pay(account, session)).toHaveProperty('refusedBecause');
    expect(await payment()).toMatchObject({ status: 'void', lookAt: null });
    expect(await reconcilePayments(later(60))).toBe(0);
    await project.expectSound();
  });

  it('expires and frees its time when Stripe’s page was never opened', async () => {
    await connect();
    await book();
    expect(await releaseUnpaidBookings(later(30))).toBe(1);
    expect((await stored())!['status']).toBe('expired');
  });

  it('is confirmed by a job when no event arrives after the payment', async () => {
    const { account, session } = await opened();
    local().pay(account, session);
    expect(await expirePendingBookings(at(tuesdayAt(10)))).toBe(0);
    expect(await reconcilePayments(later(30))).toBe(1);
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
  });

  it('waits for a payment that takes days', async () => {
    const { account, session, link } = await opened();
    local().pay(account, session, { way: 'sepa_debit' });
    const shown = await checkPayment(later(1), link);
    expect(shown.booking).toMatchObject({ status: 'pending_payment', online: { state: 'processing' } });
    await settlePayment(later(40), BOOKING);
    expect((await stored())!['status']).toBe('pending_payment');
    local().advance(4 * 3600);
    await settlePayment(later(50), BOOKING);
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
  });

  it.each([
    [true, 'confirmed', 'paid', 0],
    [false, 'expired', 'refunded', DUE],
  ])('that has expired handles a late payment by whether its time is free: %s', async (isFree, ...ends) => {
    const { account, session } = await opened();
    local().pay(account, session, { way: 'sepa_debit' });
    await settlePayment(later(1), BOOKING);
    const [status, state, refunded] = ends;
    // As if the booking had expired before the payment was known.
    const before = (await stored())!;
    await project
      .db()
      .doc(`bookings/${BOOKING}`)
      .set({ ...before, status: 'expired' });
    if (isFree)
      for (const { ref } of (await project.db().collectionGroup('days').get()).docs) await ref.delete();
    local().advance(4 * 3600);
    await settlePayment(later(50), BOOKING);
    expect(await stored()).toMatchObject({ status, payment: { state, online: { paid: DUE, refunded } } });
    expect(await mails()).toContain(isFree ? '1-paid-visitor' : '0-paid-late-visitor');
    // The mail names hours that are free instead.
    const { slug, service, start: at } = (await stored()) as BookingDocument;
    const start = at.toMillis();
    const free = await findFreeStarts(later(50), { slug, service, start });
    expect(free).toHaveLength(3);
    expect(free).not.toContain(start);
  });
});

describe('a refund', () => {
  const balanceOf = async (account: string) =>
    (await linesOf(account)).reduce((sum, { amount }) => sum + amount, 0);

  it('follows the policy when the visitor cancels', async () => {
    const { account, link } = await paid();
    const state = await checkPayment(at(), link);
    expect(state.booking.online?.refundNow).toBe(DUE / 2);
    await cancelBooking(at(), { ...link, reason: '' });
    await settleSoon(at(), BOOKING);
    expect(await stored()).toMatchObject({
      status: 'cancelled',
      payment: { online: { paid: DUE, giveBack: DUE / 2, refunded: DUE / 2 } },
    });
    expect(await balanceOf(account)).toBe(DUE / 2);
    expect(await mails()).toContain(`2-refunded-${DUE / 2}-visitor`);
    await settleSoon(at(), BOOKING);
    expect(await balanceOf(account)).toBe(DUE / 2);
  });

  it('is for the whole amount when the owner cancels, even while Stripe is down', async () => {
    expectLog(/A payment is settled later/);
    const { account } = await paid();
    local().fail('down');
    await actOnBooking({ ...at(), uid: 'ana' } as never, {
      bookingId: BOOKING,
      sequence: 1,
      action: 'cancel',
      reason: '',
    });
    await settleSoon(at(), BOOKING);
    expect(await stored()).toMatchObject({ status: 'cancelled', payment: { state: 'refunding' } });
    local().fail('none');
    expect(await reconcilePayments(at())).toBe(1);
    expect(await stored()).toMatchObject({ payment: { state: 'refunded', online: { refunded: DUE } } });
    expect(await balanceOf(account)).toBe(0);
  });

  it('can be made by hand in parts, each once', async () => {
    const { account } = await paid();
    const ask = (amount: number, given: number, uid = 'ana') =>
      refundPayment({ ...at(), uid } as never, { bookingId: BOOKING, amount, given });
    await ask(1000, 0);
    await ask(1000, 0);
    expect(await balanceOf(account)).toBe(DUE - 1000);
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
    expect(await refusal(ask(500, 0))).toBe('booking-changed');
    expect(await refusal(ask(DUE, 1000))).toBe('invalid-input');
    expect(await refusal(ask(10, 1000, 'luis'))).toBe('booking-not-found');
    await ask(DUE - 1000, 1000);
    expect(await balanceOf(account)).toBe(0);
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'refunded' } });
    expect(await mails()).toEqual(
      expect.arrayContaining(['1-refunded-1000-visitor', `1-refunded-${DUE}-visitor`]),
    );
  });

  it('is mailed once with its amount and total despite repeated and late events', async () => {
    const { account } = await paid();
    const context = { ...at(), stripe: stripeClient()! };
    const { data } = await stripeClient()!.charges.list({}, { stripeAccount: account });
    const { id: charge, payment_intent: intent } = data[0]! as { id: string; payment_intent: string };
    const refund = () =>
      PAYMENT_EVENT_HANDLERS['charge.refunded']!(context, {
        ...{ id: 'evt_2', type: 'charge.refunded', account, objectId: charge, livemode: false },
      });
    for (let nth = 1; nth <= 3; nth += 1) {
      await stripeClient()!.refunds.create(
        { payment_intent: String(intent), amount: 750 },
        { stripeAccount: account },
      );
      await refund();
      await refund();
    }
    await refund();
    const outbox = project.db().collection('outbox').where('template', '==', 'refunded');
    const entries = (await outbox.where('recipient', '==', 'visitor').get()).docs.map((entry) =>
      entry.data(),
    );
    const amounts = entries.map(({ amount, mark }) => [amount, mark] as number[]);
    expect(amounts.sort(([, one], [, other]) => one! - other!)).toEqual([
      [750, 750],
      [750, 1500],
      [750, 2250],
    ]);
  });

  it('is one of the changes that follow events of the booking’s own Stripe account only', async () => {
    const { account } = await opened();
    local().pay(account, await sessionId());
    const context = { ...at(), stripe: stripeClient()! };
    const send = (type: string, objectId: string, from: string) =>
      PAYMENT_EVENT_HANDLERS[type]!(context, { id: 'evt_1', type, account: from, objectId, livemode: false });
    await send('checkout.session.completed', await sessionId(), 'acct_other');
    expect((await stored())!['status']).toBe('pending_payment');
    await send('checkout.session.completed', await sessionId(), account);
    await send('checkout.session.completed', await sessionId(), account);
    expect((await stored())!['status']).toBe('confirmed');
    const { data } = await stripeClient()!.charges.list({}, { stripeAccount: account });
    const dispute = local().dispute(account, data[0]!.id);
    await send('charge.dispute.created', dispute.id, account);
    expect((await payment())!['dispute']).toMatchObject({ status: 'needs_response', amount: DUE });
  });

  it('keeps our figures equal to Stripe’s balance, fees and a dispute included', async () => {
    process.env['STRIPE_FEE_PERCENT'] = '2';
    const { account } = await paid();
    delete process.env['STRIPE_FEE_PERCENT'];
    const agree = async () => {
      const lines = await linesOf(account);
      const { amount, net, fee, refunded, disputed } = (await payment()) as unknown as Payment;
      expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(net);
      expect(lines.reduce((sum, line) => sum + line.fee, 0)).toBe(fee);
      expect(amount).toBe(net! + fee! + refunded + disputed);
      return { fee: fee!, refunded, disputed };
    };
    const before = await agree();
    expect(await payment()).toMatchObject({ applicationFee: 45 });
    await refundPayment({ ...at(), uid: 'ana' } as never, { bookingId: BOOKING, amount: 450, given: 0 });
    const after = await agree();
    // The product refunds its share of a refund.
    expect(after).toEqual({ fee: before.fee - 9, refunded: 450, disputed: 0 });
    const { data } = await stripeClient()!.charges.list({}, { stripeAccount: account });
    const dispute = local().dispute(account, data[0]!.id);
    await settlePayment(at(), BOOKING);
    expect((await agree()).disputed).toBe(DUE);
    local().endDispute(account, dispute.id, 'won');
    await settlePayment(at(), BOOKING);
    expect((await agree()).disputed).toBe(0);
  });

  it('is shown as pending until Stripe has settled it', async () => {
    local().refunds('pending');
    const { account, link } = await paid();
    await cancelBooking(at(), { ...link, reason: '' });
    await settleSoon(at(), BOOKING);
    expect((await stored())!['payment']).toMatchObject({ state: 'refunding', online: { refunded: 0 } });
    const { data } = await stripeClient()!.refunds.list({}, { stripeAccount: account });
    expect(data).toHaveLength(1);
    local().endRefund(account, data[0]!.id, 'succeeded');
    await reconcilePayments(later(10));
    expect((await stored())!['payment']).toMatchObject({ state: 'paid', online: { refunded: DUE / 2 } });
  });
});

describe('an attacker', () => {
  it('gets no payment page without the booking’s own link', async () => {
    await connect();
    const { link } = await book();
    for (const token of ['', 'x'.repeat(43), `${link.token}x`])
      expect(await refusal(startPayment(at(), { ...link, token }))).toBe('bad-link');
    expect(await payment()).toBeUndefined();
  });

  it('can’t book at an amount other than the owner’s', async () => {
    await connect();
    expect(await refusal(book(DEPOSIT, { due: 50 }))).toBe('service-changed');
    expect(await refusal(book(DEPOSIT, { due: 0 }))).toBe('service-changed');
  });

  it('pays the agreed price after the service’s price has changed', async () => {
    const account = await connect();
    const { link } = await book();
    await project.db().doc('services/service0000000000001').update({ price: 9900 });
    await startPayment(at(), link);
    const session = await stripeClient()!.checkout.sessions.retrieve(
      await sessionId(),
      {},
      { stripeAccount: account },
    );
    expect(session.amount_total).toBe(DUE);
  });

  it.each([
    ['isn’t connected', null],
    ['can’t charge', { chargesEnabled: false }],
    ['was disconnected', { disconnectedAt: Timestamp.fromMillis(NOW) }],
  ])('gets no payment page while the account %s', async (_, change) => {
    await connect();
    const { link } = await book();
    const provider = project.db().doc('paymentProviders/ana');
    await (change ? provider.update(change) : provider.delete());
    expect(await refusal(startPayment(at(), link))).toBe('payment-unavailable');
    expect((await stored())!['status']).toBe('pending_payment');
  });

  it.each(['down', 'busy', 'revoked', 'half'] as const)(
    'gets a refusal while Stripe is %s, and a payment page afterwards',
    async (fault) => {
      await connect();
      const { link } = await book();
      local().fail(fault);
      expect(await refusal(startPayment(at(), link))).toBe('payment-unavailable');
      local().fail('none');
      const { url } = await startPayment(at(), link);
      expect(url).toMatch(/^http/);
    },
  );
});
