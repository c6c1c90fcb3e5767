import * as fc from 'fast-check';
import { HOLDS_TIME, type Booking, type Service } from 'shared-lib/model/booking';
import { PAYMENTS_BY_STATUS } from 'shared-lib/model/payments';
import { bySize, RUN_SIZE } from 'shared-lib/testing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { parseBooking } from '../bookings/record/booking-document';
import { bookingToken } from '../bookings/record/booking-token';
import { actOnBooking, moveBooking } from '../bookings/change/owner-changes';
import { tuesdayAt } from '../bookings/testing/booking-project';
import { cancelBooking, rescheduleBooking, showBooking } from '../bookings/change/visitor-changes';
import { completePastBookings } from '../jobs/settle-bookings';
import { deliverDue } from '../mail/delivery/deliver-outbox';
import { Refusal } from '../refusal';
import { NOW } from '../testing/local-project';
import { chargeNoShow } from './charge-no-show';
import { settleSoon } from './check-payment';
import { refundPayment } from './refund-payment';
import { BOOKING, DUE, openPaymentProject } from './testing/payment-project';

/*
 * Random sequences of an owner, a visitor, the mail and the clock around one booking, against the functions with Stripe's
 * library. The model knows nothing but who chose the hour, when mail left and what the visitor's page said.
 */

const RUNS = bySize({ short: 2, all: 6, long: 300 });
const STEPS = 14;
const SEED = 20260302;

const { project, later, paid, linesOf } = openPaymentProject();

const terms = { kind: 'percent', value: 50 } as const;
const SERVICES: Record<'card' | 'money', Partial<Service>> = {
  card: { price: 4500, payment: { rule: 'card', link: '', deposit: terms } },
  money: {
    price: 4500,
    payment: {
      ...{ rule: 'deposit', link: '', deposit: terms },
      refunds: [
        { noticeMinutes: 2880, percent: 100 },
        { noticeMinutes: 1440, percent: 50 },
      ],
    },
  },
};
const OPEN = [{ from: '09:00', to: '14:00' }];
const HOURS = { weekly: { 1: OPEN, 2: OPEN, 3: OPEN, 4: OPEN, 5: OPEN, 6: OPEN, 7: OPEN }, noticeMinutes: 0 };

/** A moment at which mail about the present hour left, and whether its reader could cancel. */
interface Told {
  at: number;
  couldCancel: boolean;
}

interface Model {
  now: number;
  account: string;
  chosenBy: 'visitor' | 'owner';
  chosenAt: number;
  told: Told[];
  /** Most that the visitor may get back, in the minor unit. */
  most: number;
  fees: number;
}

const reached = { fee: 0, feeAfterMove: 0, refusedFee: 0, capped: 0, refunded: 0 };

const context = ({ now }: Model) => later((now - NOW) / MINUTE_MS);
const asAna = (model: Model) => ({ ...context(model), uid: 'ana' }) as never;
const current = async (): Promise<Booking> =>
  parseBooking(await project.db().doc(`bookings/${BOOKING}`).get());
const linkOf = ({ sequence }: Booking) => ({ bookingId: BOOKING, token: bookingToken(BOOKING, sequence) });

/** Does something that may be refused for a reason; returns true when it was done. */
async function tried(work: Promise<unknown>): Promise<boolean> {
  const problem = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (problem !== null && !(problem instanceof Refusal)) throw problem;
  return problem === null;
}

/** Returns what the visitor's page says about cancelling now. */
async function page(model: Model) {
  const { booking } = await showBooking(context(model), linkOf(await current()));
  return { canChange: booking.canChange, refundNow: booking.online?.refundNow ?? 0 };
}

/** Counts the mails about a new hour that have left. */
async function sentMoves(): Promise<number> {
  const moves = await project.db().collection('outbox').where('template', '==', 'rescheduled').get();
  return moves.docs.filter((mail) => mail.get('status') === 'sent').length;
}

abstract class Step implements fc.AsyncCommand<Model, null> {
  check = () => true;
  abstract act(model: Model): Promise<void>;
  abstract toString(): string;
  async run(model: Model): Promise<void> {
    await this.act(model);
    await expectConsistent(model);
  }
}

class OwnerMoves extends Step {
  constructor(private readonly hours: number) {
    super();
  }
  async act(model: Model) {
    const before = await current();
    const { refundNow } = await page(model);
    const start = model.now + this.hours * HOUR_MS;
    const isDone = await tried(
      moveBooking(asAna(model), { bookingId: BOOKING, sequence: before.sequence, start, overlap: true }),
    );
    const after = await current();
    if (!isDone || after.start === before.start) return;
    expect(after.start).toBeGreaterThan(model.now);
    Object.assign(model, { chosenBy: 'owner', chosenAt: model.now, told: [], most: DUE });
    expect((await page(model)).refundNow).toBeGreaterThanOrEqual(refundNow);
  }
  toString = () => `the owner moves it to ${this.hours} hours from now`;
}

class OwnerSays extends Step {
  constructor(private readonly action: 'complete' | 'mark-no-show' | 'cancel') {
    super();
  }
  async act(model: Model) {
    const { sequence, start, status } = await current();
    const isDone = await tried(
      actOnBooking(asAna(model), { bookingId: BOOKING, sequence, action: this.action, reason: '' }),
    );
    if (isDone && this.action !== 'cancel' && HOLDS_TIME.has(status))
      expect(model.now).toBeGreaterThanOrEqual(start);
    if (this.action === 'cancel' && isDone) model.most = DUE;
    await settleSoon(context(model), BOOKING);
  }
  toString = () => `the owner says ${this.action}`;
}

class OwnerCharges extends Step {
  async act(model: Model) {
    const { start, payment, status } = await current();
    const attempts = payment.online?.card?.attempts ?? 0;
    const isDone = await tried(chargeNoShow(asAna(model), { bookingId: BOOKING, amount: DUE, attempts }));
    const hasFee = (await current()).payment.online?.card?.attempts !== attempts;
    if (!isDone && status === 'no_show' && payment.state === 'kept') reached.refusedFee += 1;
    if (!isDone || !hasFee) return;
    model.fees += 1;
    expect([model.fees, status]).toEqual([1, 'no_show']);
    expect(model.now).toBeGreaterThanOrEqual(start);
    reached.fee += 1;
    if (model.chosenBy === 'visitor') return;
    reached.feeAfterMove += 1;
    expect(model.told[0]).toMatchObject({ couldCancel: true });
    expect(start - model.told[0]!.at).toBeGreaterThanOrEqual(DAY_MS);
  }
  toString = () => 'the owner charges the fee';
}

class VisitorMoves extends Step {
  constructor(private readonly days: number) {
    super();
  }
  async act(model: Model) {
    const before = await current();
    const { canChange, refundNow } = await page(model);
    const start = tuesdayAt(9) + this.days * DAY_MS;
    const isDone = await tried(
      rescheduleBooking(context(model), { ...linkOf(before), start, zone: 'Europe/Madrid' }),
    );
    if (!isDone || before.start === start) return;
    expect(canChange).toBe(true);
    expect(start).toBeGreaterThan(model.now);
    if (refundNow < DUE) reached.capped += 1;
    Object.assign(model, { chosenBy: 'visitor', chosenAt: model.now, told: [] });
    model.most = Math.min(model.most, before.payment.online?.paid === null ? DUE : refundNow);
    expect((await page(model)).refundNow).toBeLessThanOrEqual(model.most);
  }
  toString = () => `the visitor moves it to day ${this.days}`;
}

class VisitorCancels extends Step {
  async act(model: Model) {
    const before = await current();
    if (!(await tried(cancelBooking(context(model), { ...linkOf(before), reason: '' })))) return;
    await settleSoon(context(model), BOOKING);
    const { payment, status } = await current();
    expect(status).toBe('cancelled');
    if (before.status === 'cancelled') return;
    expect(payment.online!.giveBack).toBeLessThanOrEqual(model.most);
    reached.refunded += 1;
  }
  toString = () => 'the visitor cancels';
}

class MailLeaves extends Step {
  async act(model: Model) {
    const settings = { smtpUrl: 'smtp://127.0.0.1', from: 'reservas@tarjetero.test' };
    const { canChange } = await page(model);
    const { start } = await current();
    const before = await sentMoves();
    let toVisitor = 0;
    await deliverDue({ ...context(model) }, settings, ({ to }) => {
      if (JSON.stringify(to).includes('eva@')) toVisitor += 1;
      return Promise.resolve();
    });
    if (start <= model.now) expect(await sentMoves()).toBe(before);
    if (toVisitor > 0) model.told.push({ at: model.now, couldCancel: canChange });
  }
  toString = () => 'mail leaves';
}

class TimePasses extends Step {
  constructor(private readonly hours: number) {
    super();
  }
  async act(model: Model) {
    model.now += this.hours * HOUR_MS;
    await completePastBookings({ ...context(model) });
  }
  toString = () => `${this.hours} hours pass`;
}

class OwnerRefunds extends Step {
  async act(model: Model) {
    const { payment } = await current();
    const given = payment.online?.giveBack ?? 0;
    const isDone = await tried(refundPayment(asAna(model), { bookingId: BOOKING, amount: 100, given }));
    if (isDone) model.most = DUE;
  }
  toString = () => 'the owner gives a part back';
}

/** Checks what holds after each step. */
async function expectConsistent(model: Model): Promise<void> {
  await project.expectSound({ overlaps: true });
  const { status, payment } = await current();
  expect(PAYMENTS_BY_STATUS[status].settled).toContain(payment.state);
  const lines = await linesOf(model.account);
  expect(lines.filter(({ type }) => type === 'charge').length).toBeLessThanOrEqual(1);
}

const oneOf = <Value>(values: readonly Value[], make: (value: Value) => Step) =>
  fc.constantFrom(...values).map(make);

const steps = [
  oneOf([-200, -1, 0, 2, 23, 26, 60, 400], (hours) => new OwnerMoves(hours)),
  oneOf(['complete', 'mark-no-show', 'mark-no-show'] as const, (action) => new OwnerSays(action)),
  fc.constant<Step>(new OwnerCharges()),
  oneOf([1, 2, 5, 20], (days) => new VisitorMoves(days)),
  fc.constant<Step>(new VisitorCancels()),
  fc.constant<Step>(new MailLeaves()),
  fc.constant<Step>(new MailLeaves()),
  fc.constant<Step>(new OwnerRefunds()),
  oneOf([1, 5, 25, 70], (hours) => new TimePasses(hours)),
  oneOf([1, 5, 25, 70], (hours) => new TimePasses(hours)),
];

/** Begins a sequence with a booking whose visitor has paid or left a card, far enough ahead for any move. */
async function begin(kind: 'card' | 'money'): Promise<Model> {
  await project.reset();
  later(0);
  const { account } = await paid(SERVICES[kind], {}, { ...HOURS, changeNoticeMinutes: 60 });
  await project.db().doc('users/ana').set({ name: 'Ana García', email: 'ana@ejemplo.com', language: 'es' });
  return { now: NOW, account, chosenBy: 'visitor', chosenAt: NOW, told: [], most: DUE, fees: 0 };
}

it(
  'charges no fee too early, twice or after a move that couldn’t be refused, and refunds no more after a move',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('card' as const, 'money' as const),
        fc.commands(steps, { size: 'max', maxCommands: STEPS }),
        async (kind, commands) => {
          const model = await begin(kind);
          await fc.asyncModelRun(() => ({ model, real: null }), commands);
        },
      ),
      { numRuns: RUNS, seed: SEED, endOnFailure: RUN_SIZE !== 'long' },
    );
  },
  bySize({ short: 120_000, all: 120_000, long: 2_400_000 }),
);

/** Sequences that random ones rarely find, with the fee or the refund that they end in. */
it.each<[string, 'card' | 'money', readonly Step[], Partial<typeof reached>]>([
  [
    'a move that the visitor had a day to refuse',
    'card',
    [
      new OwnerMoves(60),
      new MailLeaves(),
      new TimePasses(61),
      new OwnerSays('mark-no-show'),
      new OwnerCharges(),
    ],
    { feeAfterMove: 1 },
  ],
  [
    'a move without a mail',
    'card',
    [new OwnerMoves(60), new TimePasses(61), new OwnerSays('mark-no-show'), new OwnerCharges()],
    { refusedFee: 1 },
  ],
  [
    'a move that mail told of an hour before',
    'card',
    [
      new OwnerMoves(60),
      new TimePasses(59),
      new MailLeaves(),
      new TimePasses(2),
      new OwnerSays('mark-no-show'),
      new OwnerCharges(),
    ],
    { refusedFee: 1 },
  ],
  [
    'a visitor who moves a booking ahead and cancels it',
    'money',
    [new VisitorMoves(20), new VisitorCancels()],
    { capped: 1, refunded: 1 },
  ],
])('fees and refunds are as expected after %s', async (_, kind, sequence, ends) => {
  const before = { ...reached };
  const model = await begin(kind);
  for (const step of sequence) await step.run(model);
  for (const [name, count] of Object.entries(ends))
    expect([name, reached[name as keyof typeof reached] - before[name as keyof typeof before]]).toEqual([
      name,
      count,
    ]);
});
