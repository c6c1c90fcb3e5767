import { MINUTE_MS } from '../../time';
import { chargeable } from './charge-amount';
import type { RefundStep } from './payment-rule';

/** Policy of an owner who has chosen none: everything up to a day before. */
export const DEFAULT_REFUNDS: readonly RefundStep[] = [{ noticeMinutes: 1440, percent: 100 }];

/** Most steps of a policy. */
export const REFUND_STEPS_MAX = 3;

/** Returns the percentage that a policy gives back to a visitor who cancels now. */
export function refundPercent(policy: readonly RefundStep[], start: number, now: number): number {
  const met = policy.filter(({ noticeMinutes }) => now <= start - noticeMinutes * MINUTE_MS && now < start);
  return Math.max(0, ...met.map(({ percent }) => percent));
}

/**
 * Returns the part of a payment that a visitor gets back for cancelling now, rounded to an amount that can be refunded.
 *
 * @param paid - In the currency's minor unit.
 */
export function refundFor(
  { paid, currency }: { paid: number; currency: string },
  policy: readonly RefundStep[],
  start: number,
  now: number,
): number {
  const percent = refundPercent(policy, start, now);
  return percent === 100 ? paid : Math.min(paid, chargeable((paid * percent) / 100, currency));
}
