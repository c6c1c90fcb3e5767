import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import type { Service } from 'shared-lib/model/booking';
import { actOnBooking } from '../bookings/change/owner-changes';
import { cancelBooking, showBooking } from '../bookings/change/visitor-changes';
import { completePastBookings } from '../jobs/settle-bookings';
import { expectLog } from '../testing/recorded-logs';
import { NOW } from '../testing/local-project';
import { chargeCard } from './charge-card';
import { chargeNoShow } from './charge-no-show';
import { checkPayment, settleSoon } from './check-payment';
import { parsePayment } from './payment-document';
import { readStripeSnapshot } from './read-stripe-side';
import { reconcilePayments } from './reconcile-payments';
import { refundPayment } from './refund-payment';
import { stripeClient } from './stripe-client';
import { BOOKING, DUE, openPaymentProject, refusal } from './testing/payment-project';

const { project, at, later, local, stored, payment, mails, opened, paid, linesOf } = openPaymentProject();

/** A service whose visitors leave a card, of which up to half of the price may be taken. */
const CARD: Partial<Service> = {
  price: 4500,
  payment: { rule: 'card', link: '', deposit: { kind: 'percent', value: 50 } },
};

/** Minutes from now until the appointment is over. */
async function over(): Promise<number> {
  const end = ((await stored())!['end'] as { toMillis: () => number }).toMillis();
  return (end - NOW) / MINUTE_MS + 1;
}

const asAna = (context: ReturnType<typeof at>) => ({ ...context, uid: 'ana' }) as never;

/** Lets the appointment pass and marks that nobody came. */
async function nobodyComes() {
  const minutes = await over();
  await completePastBookings(later(minutes));
  await actOnBooking(asAna(later(minutes)), {
    ...{ bookingId: BOOKING, sequence: 1, action: 'mark-no-show', reason: '' },
  });
  return minutes;
}

const charge = (minutes: number, amount: number, attempts = 0, uid = 'ana') =>
  chargeNoShow({ ...later(minutes), uid } as never, { bookingId: BOOKING, amount, attempts });

const methodsOf = async (account: string) => {
  const { data } = await stripeClient()!.paymentIntents.list({}, { stripeAccount: account });
  const sessions = await stripeClient()!.checkout.sessions.list({}, { stripeAccount: account });
  const customer = String(sessions.data[0]!.customer);
  const cards = await stripeClient()!.paymentMethods.list({ customer }, { stripeAccount: account });
  return { tries: data.length, cards: cards.data.length };
};

describe('a card guarantee', () => {
  it('confirms the booking without charging anything', async () => {
    const { account, session, link } = await opened(CARD);
    const shown = await stripeClient()!.checkout.sessions.retrieve(session, {}, { stripeAccount: account });
    expect(shown).toMatchObject({ mode: 'setup', amount_total: null, payment_method_types: ['card'] });
    expect(local().pay(account, session, { number: '4000000000000002' })).toHaveProperty('refusedBecause');
    expect((await checkPayment(at(), link)).booking).toMatchObject({
      status: 'pending_payment',
      online: { card: 'awaited', canPay: true, due: DUE },
    });
    local().pay(account, session);
    const { booking } = await checkPayment(at(), link);
    expect(booking).toMatchObject({
      status: 'confirmed',
      online: { card: 'kept', state: 'kept', paid: null, canPay: false },
    });
    expect(await linesOf(account)).toEqual([]);
    expect(await payment()).toMatchObject({ kind: 'card', status: 'kept', amount: DUE });
    expect(await mails()).toEqual(expect.arrayContaining(['1-card-kept-visitor', '1-card-kept-owner']));
    await project.expectSound();
  });

  it('is found by a job when no event arrives', async () => {
    const { account, session } = await opened(CARD);
    local().pay(account, session);
    await reconcilePayments(later(30));
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'kept' } });
  });

  it('gives the visitor a link that can change the booking, even if the event came first', async () => {
    const { account, session, link } = await opened(CARD);
    local().pay(account, session);
    await settleSoon(at(), BOOKING);
    const { path, booking } = await checkPayment(at(), link);
    expect([booking.canChange, path]).toEqual([true, expect.stringContaining('?t=')]);
  });

  it.each([
    ['a card', CARD],
    ['money', undefined],
  ])(
    'lets a visitor who provided %s change the booking through the link of its own page too',
    async (_, service) => {
      const { account, session, link } = await opened(service);
      local().pay(account, session);
      await settleSoon(at(), BOOKING);
      const { path, booking } = await showBooking(at(), link);
      expect([booking.canChange, path]).toEqual([true, expect.stringContaining('?t=')]);
    },
  );

  it('lets links from before a later change only view the booking', async () => {
    const { account, session, link } = await opened(CARD);
    local().pay(account, session);
    const { path } = await checkPayment(at(), link);
    const token = new URLSearchParams(path.split('?')[1]).get('t')!;
    await actOnBooking(asAna(at()), {
      ...{ bookingId: BOOKING, sequence: 1, action: 'cancel', reason: '' },
    });
    for (const earlier of [link, { ...link, token }]) {
      expect((await showBooking(at(), earlier)).path).toBe('');
      expect((await checkPayment(at(), earlier)).path).toBe('');
    }
  });

  it('is released when the booking is cancelled', async () => {
    const { account, link } = await paid(CARD);
    expect(await methodsOf(account)).toEqual({ tries: 0, cards: 1 });
    await cancelBooking(at(), { ...link, reason: '' });
    await settleSoon(at(), BOOKING);
    expect(await stored()).toMatchObject({
      status: 'cancelled',
      payment: { state: 'none', online: { card: { state: 'forgotten' }, giveBack: 0 } },
    });
    expect(await methodsOf(account)).toEqual({ tries: 0, cards: 0 });
  });

  it('is released two weeks after the appointment', async () => {
    const { account } = await paid(CARD);
    const minutes = await over();
    await completePastBookings(later(minutes));
    await reconcilePayments(later(minutes + 1));
    expect((await methodsOf(account)).cards).toBe(1);
    await reconcilePayments(later(minutes + (14 * DAY_MS) / MINUTE_MS));
    expect(await methodsOf(account)).toEqual({ tries: 0, cards: 0 });
    expect(await stored()).toMatchObject({ status: 'completed', payment: { state: 'none' } });
    expect(await payment()).toMatchObject({ status: 'void', lookAt: null });
  });

  it('charges the fee once, which can be refunded', async () => {
    const { account } = await paid(CARD);
    const minutes = await nobodyComes();
    await charge(minutes, 2000);
    await charge(minutes, 2000);
    expect(await stored()).toMatchObject({
      status: 'no_show',
      payment: { state: 'paid', online: { paid: 2000, card: { state: 'forgotten', attempts: 1 } } },
    });
    expect(await payment()).toMatchObject({ status: 'paid', amount: 2000 });
    expect(await methodsOf(account)).toEqual({ tries: 1, cards: 0 });
    expect(await mails()).toEqual(expect.arrayContaining(['1-paid-visitor']));
    expect(await refusal(charge(minutes, 2000, 1))).toBe('booking-state');
    await refundPayment(asAna(later(minutes)), { bookingId: BOOKING, amount: 2000, given: 0 });
    expect((await linesOf(account)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await stored()).toMatchObject({ payment: { state: 'refunded' } });
  });

  it('may be charged again after the bank declined', async () => {
    const { account } = await paid(CARD, { number: '4000000000000341' });
    const minutes = await nobodyComes();
    await charge(minutes, DUE);
    expect(await stored()).toMatchObject({
      payment: { state: 'kept', online: { paid: null, card: { asked: 0, attempts: 1, isDeclined: true } } },
    });
    // An answer that got lost is no second try.
    expect(await refusal(charge(minutes, DUE))).toBe('booking-changed');
    await charge(minutes, DUE, 1);
    expect(await methodsOf(account)).toEqual({ tries: 2, cards: 1 });
    expect(await linesOf(account)).toEqual([]);
  });

  it('is charged by a job after an outage of Stripe, and the booking can’t be completed meanwhile', async () => {
    expectLog(/A payment is settled later/);
    const { account } = await paid(CARD);
    const minutes = await nobodyComes();
    local().fail('down');
    await charge(minutes, DUE);
    local().fail('none');
    expect(await stored()).toMatchObject({ payment: { state: 'kept', online: { card: { asked: DUE } } } });
    const complete = actOnBooking(asAna(later(minutes)), {
      ...{ bookingId: BOOKING, sequence: 1, action: 'complete', reason: '' },
    });
    expect(await refusal(complete)).toBe('booking-state');
    await reconcilePayments(later(minutes));
    expect(await stored()).toMatchObject({ payment: { state: 'paid', online: { paid: DUE } } });
    expect((await methodsOf(account)).tries).toBe(1);
  });

  it('isn’t charged again when Stripe’s answer was lost', async () => {
    expectLog(/A payment is settled later/);
    const { account } = await paid(CARD);
    const minutes = await nobodyComes();
    local().fail('down');
    await charge(minutes, DUE);
    local().fail('none');
    // The process that charges dies before it can read the answer.
    const stripe = stripeClient()!;
    const begun = parsePayment(await project.db().doc(`payments/${BOOKING}`).get())!;
    const { card } = await readStripeSnapshot(stripe, begun);
    await chargeCard(stripe, begun, card!, { amount: DUE, attempt: 1 });
    await reconcilePayments(later(minutes));
    expect(await stored()).toMatchObject({ payment: { state: 'paid', online: { paid: DUE } } });
    expect((await linesOf(account)).filter(({ type }) => type === 'charge')).toHaveLength(1);
  });

  it.each([
    ['before a missed appointment', async () => 0, DUE, 'ana', 'booking-state'],
    ['for more than was agreed', nobodyComes, DUE + 1, 'ana', 'invalid-input'],
    ['for less than can be charged', nobodyComes, 10, 'ana', 'invalid-input'],
    ['by another account', nobodyComes, DUE, 'luis', 'booking-not-found'],
  ])('is never charged %s', async (_, begin, amount, uid, reason) => {
    const { account } = await paid(CARD);
    expect(await refusal(charge(await begin(), amount, 0, uid))).toBe(reason);
    expect((await methodsOf(account)).tries).toBe(0);
  });

  it('can’t be recorded by hand as a payment', async () => {
    await opened(CARD);
    const note = actOnBooking(asAna(at()), {
      ...{ bookingId: BOOKING, sequence: 0, action: 'pay', reason: '' },
    });
    expect(await refusal(note)).toBe('booking-state');
  });
});
