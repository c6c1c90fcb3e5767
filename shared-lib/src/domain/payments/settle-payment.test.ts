import fc from 'fast-check';
import { nextBookingStatus, VOID_STATUSES, type BookingStatus } from '../booking/booking-states';
import { PAYMENTS_BY_STATUS } from './booking-payment-states';
import { chargeable, leastCharge } from './charge-amount';
import { refundFor } from './refund-policy';
import { nextSettleStep, paymentStateOf, type BookingSide, type StripeSide } from './settle-payment';

const RUNS = process.env['TEST_LONG'] ? 1_000_000 : 10_000;

const HOLD = 30;

/** A booking and Stripe, each with its own truth. Time counts minutes. */
class Model {
  now = 0;
  readonly start: number;
  status: BookingStatus = 'pending_payment';
  paid: number | null = null;
  paidByHand = false;
  giveBack = 0;
  readonly dueAt = HOLD;
  isFree = true;

  session: StripeSide['session'] = 'none';
  charges = 0;
  charged = 0;
  fee = 0;
  isProcessing = false;
  refunds: { key: string; amount: number; state: 'pending' | 'succeeded' | 'failed' }[] = [];
  sessionsOpen = 0;

  constructor(
    readonly due: number,
    readonly currency: string,
    startsIn: number,
  ) {
    this.start = startsIn;
  }

  stripe(): StripeSide {
    const sum = (state: string) =>
      this.refunds.filter((one) => one.state === state).reduce((total, { amount }) => total + amount, 0);
    return {
      session: this.session,
      charged: this.charged,
      isProcessing: this.isProcessing,
      refunded: sum('succeeded'),
      refunding: sum('pending'),
      refundsFailed: this.refunds.filter(({ state }) => state === 'failed').length,
    };
  }

  booking(): BookingSide {
    const { status, paid, paidByHand, giveBack, dueAt } = this;
    return { status, paid, paidByHand, giveBack, dueAt };
  }

  /** Opens Stripe's page, or the one that is open already. */
  openPage() {
    if (this.status !== 'pending_payment' || this.paidByHand || this.now >= this.dueAt) return;
    if (this.session === 'open' || this.isProcessing || this.charged > 0) return;
    this.session = 'open';
    this.sessionsOpen += 1;
  }

  pay(slowly: boolean) {
    if (this.session !== 'open') return;
    this.session = 'complete';
    this.sessionsOpen -= 1;
    if (slowly) this.isProcessing = true;
    else this.charge();
  }

  collect(succeeds: boolean) {
    if (!this.isProcessing) return;
    this.isProcessing = false;
    if (succeeds) this.charge();
  }

  charge() {
    this.charges += 1;
    this.charged += this.due;
    this.fee = Math.floor(this.due / 50);
  }

  settleRefund(state: 'succeeded' | 'failed') {
    const pending = this.refunds.find((one) => one.state === 'pending');
    if (pending) pending.state = state;
  }

  act(action: 'cancel' | 'reject' | 'complete' | 'mark-no-show', actor: 'visitor' | 'owner') {
    const next = nextBookingStatus(this.status, action, actor);
    if (!next) return;
    this.status = next;
    if (!VOID_STATUSES.has(next) || this.paid === null || this.paidByHand) return;
    const back =
      actor === 'owner'
        ? this.paid
        : refundFor(
            { paid: this.paid, currency: this.currency },
            [{ noticeMinutes: 60, percent: 50 }],
            this.start * 60_000,
            this.now * 60_000,
          );
    this.giveBack = Math.max(this.giveBack, back);
  }

  payByHand() {
    const next = nextBookingStatus(this.status, 'pay', 'owner');
    if (!next || this.paid !== null || this.paidByHand) return;
    this.status = next;
    this.paidByHand = true;
  }

  refundByHand(share: number) {
    if (this.paid === null || this.paidByHand) return;
    this.giveBack = Math.min(this.paid, this.giveBack + chargeable(this.paid * share, this.currency));
  }

  count(stripe: StripeSide, all: boolean) {
    this.paid = stripe.charged;
    if (all) this.giveBack = stripe.charged;
  }

  /** Takes one step with what Stripe said a while ago. */
  step(said: StripeSide): boolean {
    const step = nextSettleStep(this.booking(), said, this.now);
    switch (step.do) {
      case 'confirm':
        this.count(said, false);
        this.status = nextBookingStatus(this.status, 'pay', 'system')!;
        break;
      case 'note':
        this.count(said, false);
        break;
      case 'revive': {
        const comesBack = this.isFree && this.now < this.start;
        this.count(said, !comesBack);
        if (comesBack) this.status = nextBookingStatus(this.status, 'revive', 'system')!;
        break;
      }
      case 'give-back':
        this.count(said, true);
        break;
      case 'expire-session':
        // Stripe refuses once somebody has paid.
        if (this.session === 'open') {
          this.session = 'expired';
          this.sessionsOpen -= 1;
        }
        break;
      case 'expire-booking':
        this.status = nextBookingStatus(this.status, 'expire', 'system')!;
        break;
      case 'refund': {
        const { amount, nth } = step;
        // The same key is answered as before, or refused for another amount.
        if (!this.refunds.some(({ key }) => key === nth))
          this.refunds.push({ key: nth, amount, state: 'pending' });
        break;
      }
      case 'record':
        return false;
    }
    return true;
  }

  settle() {
    for (let steps = 0; this.step(this.stripe()); steps += 1) expect(steps).toBeLessThan(20);
  }
}

type Op = { name: string; run: (model: Model, said: { current: StripeSide }) => void };

const op = (name: string, run: Op['run']): fc.Arbitrary<Op> => fc.constant({ name, run });

const ops: fc.Arbitrary<Op> = fc.oneof(
  op('open', (model) => model.openPage()),
  op('pay', (model) => model.pay(false)),
  op('pay slowly', (model) => model.pay(true)),
  op('collect', (model) => model.collect(true)),
  op('bounce', (model) => model.collect(false)),
  op('refund settles', (model) => model.settleRefund('succeeded')),
  op('refund fails', (model) => model.settleRefund('failed')),
  op('look', (model, said) => {
    said.current = model.stripe();
  }),
  // A step after an old look: late, doubled and reordered events, and a process that died before the next.
  op('step on what was seen', (model, said) => void model.step(said.current)),
  op('step', (model) => void model.step(model.stripe())),
  op('settle', (model) => model.settle()),
  op('visitor cancels', (model) => model.act('cancel', 'visitor')),
  op('owner cancels', (model) => model.act('cancel', 'owner')),
  op('owner completes', (model) => model.act('complete', 'owner')),
  op('no show', (model) => model.act('mark-no-show', 'owner')),
  op('owner notes a payment', (model) => model.payByHand()),
  op('somebody takes the time', (model) => {
    model.isFree = false;
  }),
  fc.constantFrom(0.1, 0.5, 1).map((share) => ({
    name: `refund ${share}`,
    run: (model: Model) => model.refundByHand(share),
  })),
  fc.integer({ min: 1, max: 40 }).map((minutes) => ({
    name: `${minutes} minutes`,
    run: (model: Model) => {
      model.now += minutes;
    },
  })),
);

const sums = fc
  .tuple(fc.constantFrom('EUR', 'CLP', 'KWD', 'MXN'), fc.integer({ min: 0, max: 1_000_000 }))
  .map(([currency, more]) => ({ currency, due: chargeable(leastCharge(currency) + more, currency) }));

/** Checks what holds at every moment. */
function checkAlways(model: Model) {
  const { status, paid, paidByHand, charges, charged, refunds, sessionsOpen } = model;
  expect(charges).toBeLessThanOrEqual(1);
  expect(sessionsOpen).toBeLessThanOrEqual(1);
  if (['confirmed', 'completed', 'no_show'].includes(status)) expect(paid !== null || paidByHand).toBe(true);
  const back = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((total, { amount }) => total + amount, 0);
  expect(back).toBeLessThanOrEqual(charged);
}

/** Checks what holds once everything is quiet. */
function checkSettled(model: Model) {
  const { status, paid, paidByHand, charged, giveBack, fee } = model;
  const stripe = model.stripe();
  expect(stripe.refunding).toBe(0);
  expect(stripe.refunded).toBe(giveBack);
  expect(status).not.toBe('pending_payment');
  expect(model.session).not.toBe('open');
  expect(paid ?? 0).toBe(charged);
  if (VOID_STATUSES.has(status) && status !== 'cancelled') expect(stripe.refunded).toBe(charged);
  if (paidByHand) expect(stripe.refunded).toBe(charged);
  else expect(PAYMENTS_BY_STATUS[status].settled).toContain(paymentStateOf(model.booking(), stripe));
  // Money in is what bookings keep, refunds and fees.
  const balance = charged - stripe.refunded - fee;
  expect(balance + stripe.refunded + fee).toBe(paid ?? 0);
}

describe('a booking and its payment', () => {
  it(
    'agree in the end, whatever arrives late, twice, out of order or never',
    () => {
      fc.assert(
        fc.property(
          sums,
          fc.integer({ min: 5, max: 200 }),
          fc.array(ops, { maxLength: 40 }),
          ({ due, currency }, startsIn, sequence) => {
            const model = new Model(due, currency, startsIn);
            const said = { current: model.stripe() };
            for (const { run } of sequence) {
              run(model, said);
              checkAlways(model);
            }
            model.now += 1000;
            for (let round = 0; round < 3; round += 1) {
              model.collect(true);
              model.settle();
              while (model.stripe().refunding > 0) model.settleRefund('succeeded');
            }
            checkAlways(model);
            checkSettled(model);
          },
        ),
        { numRuns: RUNS },
      );
    },
    process.env['TEST_LONG'] ? 1_200_000 : 60_000,
  );

  it('is given back when it comes after the time has gone to somebody else', () => {
    const model = new Model(2500, 'EUR', 200);
    model.openPage();
    model.pay(true);
    model.act('cancel', 'owner');
    model.collect(true);
    model.settle();
    expect(model.stripe()).toMatchObject({ charged: 2500, refunding: 2500 });
    expect(paymentStateOf(model.booking(), model.stripe())).toBe('refunding');
  });
});
