import fc from 'fast-check';
import { bySize } from '../../testing';
import { DAY_MS, MINUTE_MS } from '../../platform/time';
import { VOID_STATUSES } from '../booking/booking-states';
import { PAYMENTS_BY_STATUS } from './booking-payment-states';
import { chargeable, leastCharge } from './charge-amount';
import { paymentStateOf, REFUND_TRIES, type StripeSide } from './settle-payment';
import { PaymentModel, type Terms } from './testing/payment-model';

const RUNS = bySize({ short: 5_000, all: 10_000, long: 1_000_000 });

type Op = { name: string; run: (model: PaymentModel, said: { current: StripeSide }) => void };

const op = (name: string, run: Op['run']): fc.Arbitrary<Op> => fc.constant({ name, run });

const ops: fc.Arbitrary<Op> = fc.oneof(
  op('open', (model) => model.openPage()),
  op('finish', (model) => model.finishPage(false)),
  op('finish slowly', (model) => model.finishPage(true)),
  op('collect', (model) => model.collect(true)),
  op('bounce', (model) => model.collect(false)),
  op('refund settles', (model) => model.settleRefund('succeeded')),
  op('refund fails', (model) => model.settleRefund('failed')),
  op('dispute', (model) => model.openDispute()),
  op('dispute won', (model) => model.endDispute('won')),
  op('dispute lost', (model) => model.endDispute('lost')),
  op('look', (model, said) => {
    said.current = model.stripe();
  }),
  // A step after an old look: late, doubled and reordered events, and a process that died before the next.
  op('step on what was seen', (model, said) => void model.step(said.current)),
  op('step', (model) => void model.step(model.stripe())),
  op('settle', (model) => void model.settle()),
  op('visitor cancels', (model) => model.act('cancel', 'visitor')),
  op('visitor moves', (model) => model.move('visitor', 90)),
  op('visitor moves far', (model) => model.move('visitor', 4000)),
  op('owner moves', (model) => model.move('owner', 45)),
  op('owner moves far', (model) => model.move('owner', 3000)),
  op('mail leaves', (model) => model.mail()),
  op('a day passes', (model) => {
    model.now += DAY_MS;
    model.runJobs();
  }),
  op('owner cancels', (model) => model.act('cancel', 'owner')),
  op('owner confirms', (model) => model.confirm()),
  op('owner rejects', (model) => model.act('reject', 'owner')),
  op('owner completes', (model) => model.act('complete', 'owner')),
  op('no show', (model) => model.act('mark-no-show', 'owner')),
  op('owner asks for the fee', (model) => model.askFee()),
  op('nobody comes', nobodyComes),
  op('owner notes a payment', (model) => model.payByHand()),
  op('somebody takes the time', (model) => {
    model.isFree = false;
  }),
  fc.constantFrom<PaymentModel['mood']>('good', 'declines').map((mood) => ({
    name: `card ${mood}`,
    run: (model: PaymentModel) => {
      model.mood = mood;
    },
  })),
  fc.constantFrom(0.1, 0.5, 1).map((share) => ({
    name: `refund ${share}`,
    run: (model: PaymentModel) => model.refundByHand(share),
  })),
  fc.integer({ min: 1, max: 80 }).map((minutes) => ({
    name: `${minutes} minutes`,
    run: (model: PaymentModel) => {
      model.now += minutes * MINUTE_MS;
      model.runJobs();
    },
  })),
);

/** Beginnings of sequences: few others get past Stripe's page. */
const beginnings: fc.Arbitrary<Op[]> = fc.constantFrom(
  [],
  [{ name: 'pays', run: (model: PaymentModel) => goThrough(model, false) }],
  [{ name: 'pays slowly', run: (model: PaymentModel) => goThrough(model, true) }],
  [
    {
      name: 'goes through, and nobody comes',
      run: (model: PaymentModel) => {
        goThrough(model, false);
        model.settle();
        nobodyComes(model);
      },
    },
  ],
);

function nobodyComes(model: PaymentModel) {
  model.now = Math.max(model.now, model.start + 1);
  model.runJobs();
  model.act('mark-no-show', 'owner');
  model.askFee();
}

function goThrough(model: PaymentModel, slowly: boolean) {
  model.confirm();
  model.openPage();
  model.finishPage(slowly);
}

const terms: fc.Arbitrary<Terms> = fc
  .record({
    currency: fc.constantFrom('EUR', 'CLP', 'KWD', 'MXN'),
    more: fc.integer({ min: 0, max: 1_000_000 }),
    keepsCard: fc.boolean(),
    needsConfirmation: fc.boolean(),
    startsIn: fc.integer({ min: 5, max: 200 }),
  })
  .map(({ more, ...rest }) => ({
    ...rest,
    due: chargeable(leastCharge(rest.currency) + more, rest.currency),
  }));

/** Throws unless something holds; an `expect` for each would take most of the time of a million sequences. */
function must(holds: boolean, what: string, model: PaymentModel): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(model)}`);
}

const AGREED: ReadonlySet<string> = new Set(['confirmed', 'completed', 'no_show']);

/** Checks what holds at every moment. */
function checkAlways(model: PaymentModel) {
  const { status, paid, paidByHand, card, charges, charged, sessionsOpen } = model;
  must(charges <= 1, 'is charged once', model);
  must(charged <= model.terms.due, 'is charged what was agreed', model);
  must(sessionsOpen <= 1, 'has one page', model);
  const hasCard = card !== null && card.state !== 'awaited';
  if (AGREED.has(status))
    must(paid !== null || paidByHand || hasCard, 'is never confirmed without payment', model);
  const { refunded, refunding } = model.stripe();
  must(refunded + refunding <= charged, 'gives back no more than was paid', model);
  checkMoves(model);
}

/** Checks the visitor's share, and that a fee was requested only from a visitor who could refuse the hour. */
function checkMoves(model: PaymentModel) {
  const { hours, mails, feeAskedAt, start, refundHours } = model;
  const last = hours.at(-1);
  if (last && refundHours && last.at === model.now) {
    if (last.by === 'visitor') must(model.share() <= last.shareBefore, 'gains nothing by moving', model);
    else {
      must(model.share() >= last.shareBefore, 'loses nothing by the owner’s move', model);
      must(model.share() >= model.shareOf(last.start), 'has what the new hour gives', model);
    }
  }
  if (feeAskedAt === null) return;
  must(feeAskedAt >= start, 'owes no fee before the start', model);
  const hasRefusal =
    last?.by !== 'owner' || mails.some((at) => at >= last.at && start - at >= DAY_MS && at <= feeAskedAt);
  must(hasRefusal, 'owes no fee for an hour that they could not refuse', model);
}

/** Checks what holds once everything is quiet. */
function checkSettled(model: PaymentModel) {
  const { status, paid, paidByHand, charged, giveBack, lines, dispute, card } = model;
  const stripe = model.stripe();
  const isStuck = stripe.refundsFailed >= REFUND_TRIES || stripe.isDisputed;
  must(stripe.refunding === 0, 'leaves no refund under way', model);
  must(isStuck || stripe.refunded === giveBack, 'gives back what was agreed', model);
  must(status !== 'pending_payment' && status !== 'pending_confirmation', 'comes to an end', model);
  must(model.session !== 'open', 'leaves no page open', model);
  must((paid ?? 0) === charged, 'counts all money', model);
  const isVoid = VOID_STATUSES.has(status);
  if ((isVoid && status !== 'cancelled') || paidByHand)
    must(isStuck || stripe.refunded === charged, 'keeps nothing of what did not take place', model);
  if (!paidByHand && !isStuck)
    must(
      PAYMENTS_BY_STATUS[status].settled.includes(paymentStateOf(model.booking(), stripe)),
      'is in the table of states',
      model,
    );
  must(!model.isCardAttached, 'keeps no card longer than agreed', model);
  must(card?.state !== 'kept', 'knows that the card is forgotten', model);
  // Compares the booking's amounts with the lines of the account, which weren't read before.
  const balance = lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  const fees = lines.reduce((sum, { fee }) => sum + fee, 0);
  const taken = dispute === 'lost' || dispute === 'open' ? charged : 0;
  must(balance === (paid ?? 0) - stripe.refunded - taken - fees, 'agrees with the account', model);
}

/** Advances the time until nothing is pending: money arrives, refunds end, the appointment and the card's time pass. */
function comeToRest(model: PaymentModel) {
  for (const minutes of [1000, 16 * 1440, 16 * 1440]) {
    model.now += minutes * MINUTE_MS;
    for (let round = 0; round < 2; round += 1) {
      model.collect(true);
      model.runJobs();
      must(model.settle() < 20, 'comes to rest', model);
      while (model.stripe().refunding > 0) model.settleRefund('succeeded');
    }
  }
}

describe('a booking and its payment', () => {
  it(
    'agree in the end, even if messages arrive late, twice, out of order or never',
    () => {
      const reached = new Map<string, number>();
      fc.assert(
        fc.property(terms, beginnings, fc.array(ops, { maxLength: 50 }), (agreed, beginning, rest) => {
          const model = new PaymentModel(agreed);
          const said = { current: model.stripe() };
          for (const { run } of [...beginning, ...rest]) {
            run(model, said);
            checkAlways(model);
          }
          comeToRest(model);
          checkAlways(model);
          checkSettled(model);
          const end = `${agreed.keepsCard ? 'card' : 'money'}: ${paymentStateOf(model.booking(), model.stripe())}`;
          reached.set(end, (reached.get(end) ?? 0) + 1);
        }),
        { numRuns: RUNS },
      );
      // Sequences that never get anywhere would prove nothing.
      for (const end of ['money: paid', 'money: refunded', 'money: awaiting', 'card: paid', 'card: none'])
        expect(reached.get(end) ?? 0).toBeGreaterThan(RUNS / 1000);
    },
    bySize({ short: 60_000, all: 60_000, long: 2_400_000 }),
  );

  const aModel = (overrides: Partial<Terms> = {}) =>
    new PaymentModel({
      ...{ due: 2500, currency: 'EUR', keepsCard: false, needsConfirmation: false, startsIn: 200 },
      ...overrides,
    });

  it('refund a payment that arrives after the booking was cancelled', () => {
    const model = aModel();
    model.openPage();
    model.finishPage(true);
    model.act('cancel', 'owner');
    model.collect(true);
    model.settle();
    expect(model.stripe()).toMatchObject({ charged: 2500, refunding: 2500 });
    expect(paymentStateOf(model.booking(), model.stripe())).toBe('refunding');
  });

  it('wait for a person after several failed refunds instead of trying for ever', () => {
    const model = aModel();
    model.openPage();
    model.finishPage(false);
    model.settle();
    model.refundByHand(1);
    for (let failed = 0; failed < 5; failed += 1) {
      model.settle();
      model.settleRefund('failed');
    }
    expect(model.stripe()).toMatchObject({ refundsFailed: REFUND_TRIES, refunded: 0, refunding: 0 });
    expect(paymentStateOf(model.booking(), model.stripe())).toBe('refunding');
  });

  it('charge the fee for a no-show once, and then detach the card', () => {
    const model = aModel({ keepsCard: true });
    model.openPage();
    model.finishPage(false);
    model.settle();
    expect([model.status, model.charged]).toEqual(['confirmed', 0]);
    model.now = model.start + 1;
    model.act('mark-no-show', 'owner');
    model.mood = 'declines';
    model.askFee();
    model.settle();
    expect(model.card).toMatchObject({ state: 'kept', asked: 0, attempts: 1, isDeclined: true });
    model.mood = 'good';
    model.askFee();
    model.settle();
    model.askFee();
    model.settle();
    expect([model.charges, model.paid, model.isCardAttached]).toEqual([1, 2500, false]);
  });
});
