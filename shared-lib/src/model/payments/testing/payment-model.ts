import { MINUTE_MS } from '../../../platform/time';
import {
  AFTER_START,
  nextBookingStatus,
  VOID_STATUSES,
  type BookingActor,
  type BookingStatus,
} from '../../booking/booking-states';
import { chargeable } from '../charge-amount';
import { AWAITED_CARD, type SavedCard } from '../saved-card';
import { feeProblem } from '../no-show-fee';
import type { RefundHour } from '../payment-rule';
import { refundFor, refundHoursAfterMove, refundPercent, refundPercentOf } from '../refund-policy';
import {
  isFeeUnderWay,
  nextSettleStep,
  paymentStateOf,
  type BookingSide,
  type StripeSide,
} from '../settle-payment';

/** A line of the owner's balance at Stripe. */
interface Line {
  amount: number;
  fee: number;
}

/** Outcome of the next charge of a saved card. */
type CardMood = 'good' | 'declines';

/** Terms under which a model's booking is made. */
export interface Terms {
  due: number;
  currency: string;
  /** True when a card is saved in place of a payment. */
  keepsCard: boolean;
  /** True when its owner confirms by hand. */
  needsConfirmation: boolean;
  /** Minutes until the appointment. */
  startsIn: number;
}

const HOLD_MS = 30 * MINUTE_MS;
const LENGTH_MS = 30 * MINUTE_MS;
const DISPUTE_FEE = 2000;
const POLICY = [
  { noticeMinutes: 120, percent: 100 },
  { noticeMinutes: 60, percent: 50 },
];

/**
 * A booking and Stripe, each with its own truth. What moves money is only written where Stripe would: in `lines`, which
 * nobody else reads before the end.
 */
export class PaymentModel {
  now = 0;
  start: number;
  status: BookingStatus;
  paid: number | null = null;
  paidByHand = false;
  giveBack = 0;
  dueAt = HOLD_MS;
  isFree = true;
  card: SavedCard | null;
  refundHours: RefundHour[] | undefined;
  moveNotifiedAt: number | null | undefined;

  /** Hours so far, with who chose each and when, and the times of mail: only the test reads them. */
  readonly hours: { start: number; by: BookingActor; at: number; shareBefore: number }[] = [];
  readonly mails: number[] = [];
  feeAskedAt: number | null = null;

  session: StripeSide['session'] = 'none';
  sessionsOpen = 0;
  charges = 0;
  charged = 0;
  isProcessing = false;
  isCardSaved = false;
  isCardAttached = false;
  mood: CardMood = 'good';
  /** Answers by idempotency key. */
  private readonly feeTries = new Map<number, 'paid' | 'declined'>();
  private readonly refunds: { key: string; amount: number; state: 'pending' | 'succeeded' | 'failed' }[] = [];
  dispute: 'none' | 'open' | 'won' | 'lost' = 'none';
  readonly lines: Line[] = [];

  constructor(readonly terms: Terms) {
    this.start = terms.startsIn * MINUTE_MS;
    this.status = terms.needsConfirmation ? 'pending_confirmation' : 'pending_payment';
    this.card = terms.keepsCard ? { ...AWAITED_CARD } : null;
  }

  get end() {
    return this.start + LENGTH_MS;
  }

  private sumOf(state: 'pending' | 'succeeded') {
    return this.refunds.filter((one) => one.state === state).reduce((total, { amount }) => total + amount, 0);
  }

  stripe(): StripeSide {
    const declined = [...this.feeTries].filter(([, answer]) => answer === 'declined').map(([nth]) => nth);
    return {
      session: this.session,
      charged: this.charged,
      isProcessing: this.isProcessing,
      isCardSaved: this.isCardSaved,
      declinedAttempt: Math.max(0, ...declined),
      refunded: this.sumOf('succeeded'),
      refunding: this.sumOf('pending'),
      refundsFailed: this.refunds.filter(({ state }) => state === 'failed').length,
      isDisputed: this.dispute === 'open' || this.dispute === 'lost',
    };
  }

  booking(): BookingSide {
    const { status, end, paid, paidByHand, giveBack, dueAt, card } = this;
    return { status, end, paid, paidByHand, giveBack, dueAt, card };
  }

  /** Opens Stripe's page, or the one that is open already. */
  openPage() {
    if (this.status !== 'pending_payment' || this.paidByHand || this.now >= this.dueAt) return;
    if (this.session === 'open' || this.isProcessing || this.charged > 0 || this.isCardSaved) return;
    this.session = 'open';
    this.sessionsOpen += 1;
  }

  /** Goes through Stripe's page: pays, or leaves a card. */
  finishPage(slowly: boolean) {
    if (this.session !== 'open') return;
    this.session = 'complete';
    this.sessionsOpen -= 1;
    if (this.card) {
      this.isCardSaved = true;
      this.isCardAttached = true;
    } else if (slowly) this.isProcessing = true;
    else this.charge(this.terms.due);
  }

  collect(succeeds: boolean) {
    if (!this.isProcessing) return;
    this.isProcessing = false;
    if (succeeds) this.charge(this.terms.due);
  }

  private charge(amount: number) {
    this.charges += 1;
    this.charged += amount;
    this.lines.push({ amount, fee: Math.floor(amount / 50) });
  }

  settleRefund(state: 'succeeded' | 'failed') {
    const pending = this.refunds.find((one) => one.state === 'pending');
    if (!pending) return;
    pending.state = state;
    if (state === 'failed') this.lines.push({ amount: pending.amount, fee: 0 });
  }

  openDispute() {
    if (this.charged === 0 || this.dispute !== 'none' || this.refunds.length > 0) return;
    this.dispute = 'open';
    this.lines.push({ amount: -this.charged, fee: DISPUTE_FEE });
  }

  endDispute(end: 'won' | 'lost') {
    if (this.dispute !== 'open') return;
    this.dispute = end;
    if (end === 'won') this.lines.push({ amount: this.charged, fee: 0 });
  }

  act(action: 'cancel' | 'reject' | 'complete' | 'mark-no-show' | 'expire', actor: BookingActor) {
    const next = nextBookingStatus(this.status, action, actor);
    if (!next || (action === 'complete' && isFeeUnderWay(this.booking()))) return;
    if (AFTER_START.has(action) && this.now < this.start) return;
    this.status = next;
    if (!VOID_STATUSES.has(next) || this.paid === null || this.paidByHand) return;
    const { currency } = this.terms;
    const back =
      actor === 'visitor'
        ? refundFor({ paid: this.paid, currency }, this.refundTerms(), this.start, this.now)
        : this.paid;
    this.giveBack = Math.max(this.giveBack, back);
  }

  confirm() {
    const isOwed = this.paid === null && !this.paidByHand && this.card?.state !== 'kept';
    const next = nextBookingStatus(this.status, isOwed ? 'accept' : 'confirm', isOwed ? 'system' : 'owner');
    if (!next) return;
    this.status = next;
    if (isOwed) this.dueAt = this.now + HOLD_MS;
  }

  private refundTerms() {
    return { refunds: POLICY, refundHours: this.refundHours };
  }

  /** Returns the share of a visitor who cancels now, in percent. */
  share(): number {
    return refundPercentOf(this.refundTerms(), this.start, this.now);
  }

  /** Returns the share that an hour gives by the policy alone. */
  shareOf(start: number): number {
    return refundPercent(POLICY, start, this.now);
  }

  /** Sends the mail about the present hour. */
  mail() {
    this.mails.push(this.now);
    if (this.moveNotifiedAt === null) this.moveNotifiedAt = this.now;
  }

  move(actor: 'visitor' | 'owner', minutes: number) {
    const next = nextBookingStatus(this.status, 'reschedule', actor);
    if (!next || (actor === 'visitor' && this.now >= this.start)) return;
    const to = this.now + minutes * MINUTE_MS;
    this.hours.push({ start: to, by: actor, at: this.now, shareBefore: this.share() });
    if (this.paid !== null && !this.paidByHand)
      this.refundHours = refundHoursAfterMove(this.refundTerms(), {
        ...{ from: this.start, to, by: actor, now: this.now },
      });
    this.moveNotifiedAt = actor === 'owner' ? null : undefined;
    const asksAgain = actor === 'visitor' && next === 'confirmed' && this.terms.needsConfirmation;
    this.status = asksAgain ? 'pending_confirmation' : next;
    this.start = to;
    if (next === 'pending_payment') this.dueAt = Math.min(this.dueAt, this.start);
  }

  payByHand() {
    const next = nextBookingStatus(this.status, 'pay', 'owner');
    if (!next || this.paid !== null || this.paidByHand || this.card) return;
    this.status = next;
    this.paidByHand = true;
  }

  refundByHand(share: number) {
    if (this.paid === null || this.paidByHand) return;
    this.giveBack = Math.min(this.paid, this.giveBack + chargeable(this.paid * share, this.terms.currency));
  }

  askFee() {
    if (this.status !== 'no_show' || this.card?.state !== 'kept' || this.card.asked > 0) return;
    if (this.paid !== null || feeProblem(this, this.now)) return;
    this.feeAskedAt = this.now;
    this.card = {
      ...this.card,
      ...{ asked: this.terms.due, attempts: this.card.attempts + 1, isDeclined: false },
    };
  }

  private count(charged: number, all: boolean) {
    if (this.card?.state === 'awaited') {
      this.card = { ...this.card, state: 'kept' };
      return;
    }
    this.paid = charged;
    if (all) this.giveBack = charged;
  }

  private chargeCard(amount: number, attempt: number) {
    // The same key is answered as before.
    if (this.feeTries.has(attempt)) return;
    if (!this.isCardAttached) throw new Error('A forgotten card is charged');
    this.feeTries.set(attempt, this.mood === 'good' ? 'paid' : 'declined');
    if (this.mood === 'good') this.charge(amount);
  }

  private refund(amount: number, key: string) {
    // The same key is answered as before, or refused for another amount.
    if (this.refunds.some((one) => one.key === key)) return;
    if (this.dispute === 'open' || this.dispute === 'lost') return;
    this.refunds.push({ key, amount, state: 'pending' });
    this.lines.push({ amount: -amount, fee: 0 });
  }

  /** Takes one step with what Stripe said a while ago. */
  step(said: StripeSide): boolean {
    const step = nextSettleStep(this.booking(), said, this.now);
    switch (step.do) {
      case 'confirm':
        this.count(said.charged, false);
        this.status = nextBookingStatus(this.status, 'pay', 'system')!;
        break;
      case 'note':
        this.count(said.charged, false);
        break;
      case 'revive': {
        const comesBack = this.isFree && this.now < this.start;
        this.count(said.charged, !comesBack);
        if (comesBack) this.status = nextBookingStatus(this.status, 'revive', 'system')!;
        break;
      }
      case 'give-back':
        this.count(said.charged, true);
        break;
      case 'expire-session':
        // Stripe refuses once somebody has been through it.
        if (this.session === 'open') {
          this.session = 'expired';
          this.sessionsOpen -= 1;
        }
        break;
      case 'expire-booking':
        this.status = nextBookingStatus(this.status, 'expire', 'system')!;
        break;
      case 'charge-card':
        this.chargeCard(step.amount, step.attempt);
        break;
      case 'note-declined':
        this.card = { ...this.card!, asked: 0, isDeclined: true };
        break;
      case 'forget-card':
        this.isCardAttached = false;
        this.card = { ...this.card!, state: 'forgotten' };
        break;
      case 'refund':
        this.refund(step.amount, step.nth);
        break;
      case 'record':
        return false;
    }
    return true;
  }

  /** Settles until nothing is left, as a whole run does; returns the number of steps. */
  settle(): number {
    let steps = 0;
    while (steps < 20 && this.step(this.stripe())) steps += 1;
    return steps;
  }

  /** Does what the jobs do once the appointment is over: requests expire, and confirmed bookings are completed. */
  runJobs() {
    const isPending = this.status === 'pending_confirmation' || this.status === 'pending_payment';
    // Stripe is queried first, so that nothing that was paid expires.
    const state = paymentStateOf(this.booking(), this.stripe());
    const isDue = this.session !== 'none' && (state === 'awaiting' || state === 'processing');
    if (isPending && this.now >= this.start && !isDue) this.act('expire', 'system');
    if (this.status === 'confirmed' && this.now >= this.end) this.status = 'completed';
  }
}
