import { MINUTE_MS } from '../../platform/time';
import type { BookingActor } from '../booking/booking-states';
import { chargeable } from './charge-amount';
import type { RefundHour, RefundStep } from './payment-rule';

/** Policy of an owner who has chosen none: everything up to a day before. */
export const DEFAULT_REFUNDS: readonly RefundStep[] = [{ noticeMinutes: 1440, percent: 100 }];

/** Most steps of a policy. */
export const MAX_REFUND_STEPS = 3;

/** Refund terms of a booking: its policy, and the hours from which it counts once the booking was moved. */
export interface RefundTerms {
  refunds: readonly RefundStep[];
  refundHours?: readonly RefundHour[] | undefined;
}

/** Returns the percentage that a policy refunds for a cancellation this long before the start. */
const percentAt = (policy: readonly RefundStep[], noticeMinutes: number): number =>
  Math.max(0, ...policy.filter((step) => step.noticeMinutes <= noticeMinutes).map(({ percent }) => percent));

/** Leaves out the steps of a policy that say nothing: of two with the same share the one with the shorter notice says it all. */
function withoutRepetitions(steps: readonly RefundStep[]): RefundStep[] {
  const isSaid = ({ noticeMinutes, percent }: RefundStep) =>
    steps.some((other) => other.noticeMinutes < noticeMinutes && other.percent >= percent);
  return steps.filter((step) => step.percent > 0 && !isSaid(step));
}

/** Returns the policy that gives back, at any moment, as little as the strictest of several. */
export function strictestRefunds(policies: readonly (readonly RefundStep[])[]): RefundStep[] {
  const notices = new Set(policies.flat().map(({ noticeMinutes }) => noticeMinutes));
  const steps = [...notices]
    .sort((a, b) => b - a)
    .map((noticeMinutes) => ({
      noticeMinutes,
      percent: Math.min(...policies.map((policy) => percentAt(policy, noticeMinutes))),
    }));
  return withoutRepetitions(steps);
}

/** Returns the percentage that a policy gives back to a visitor who cancels now. */
export function refundPercent(policy: readonly RefundStep[], start: number, now: number): number {
  const met = policy.filter(({ noticeMinutes }) => now <= start - noticeMinutes * MINUTE_MS && now < start);
  return Math.max(0, ...met.map(({ percent }) => percent));
}

const hoursOf = ({ refundHours }: RefundTerms, start: number): readonly RefundHour[] =>
  refundHours ?? [{ start, percent: 100 }];

/** Returns the percentage that a visitor gets back who cancels a booking now. */
export function refundPercentOf(terms: RefundTerms, start: number, now: number): number {
  const given = hoursOf(terms, start).map((hour) =>
    Math.min(hour.percent, refundPercent(terms.refunds, hour.start, now)),
  );
  return Math.max(0, ...given);
}

/**
 * Returns the part of a payment that a visitor gets back for cancelling now, rounded to an amount that can be refunded.
 *
 * @param paid - In the currency's minor unit.
 */
export function refundFor(
  { paid, currency }: { paid: number; currency: string },
  terms: RefundTerms,
  start: number,
  now: number,
): number {
  const percent = refundPercentOf(terms, start, now);
  return percent === 100 ? paid : Math.min(paid, chargeable((paid * percent) / 100, currency));
}

/**
 * Returns the hours from which a paid booking's policy counts after a move. A visitor's move keeps at most the share
 * that cancelling would have given just before; an owner's adds what the new hour gives, and takes nothing away.
 */
export function refundHoursAfterMove(
  terms: RefundTerms,
  { from, to, by, now }: { from: number; to: number; by: BookingActor; now: number },
): RefundHour[] {
  if (by === 'visitor') return [{ start: to, percent: refundPercentOf(terms, from, now) }];
  const hours = hoursOf(terms, from);
  // The later of two hours gives at least as much at any time.
  const latest = Math.max(to, ...hours.filter(({ percent }) => percent === 100).map(({ start }) => start));
  return [...hours.filter(({ percent }) => percent < 100), { start: latest, percent: 100 }];
}

/** Returns the policy with at most the share that is left after a visitor's moves, as it is shown. */
export function shownPolicy(terms: RefundTerms): RefundStep[] {
  const most = Math.max(0, ...hoursOf(terms, 0).map(({ percent }) => percent));
  const steps = terms.refunds.map((step) => ({ ...step, percent: Math.min(step.percent, most) }));
  return withoutRepetitions(steps);
}
