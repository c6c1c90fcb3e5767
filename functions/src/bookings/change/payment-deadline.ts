import type { Booking } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';

/**
 * Returns the instant by which a booking has to be paid, or its time is freed: the owner's deadline, but at most half of the
 * time left until it starts.
 *
 * @param deadlineMinutes - Minutes that the owner allows.
 */
export function paymentDeadline(deadlineMinutes: number, start: number, now: number): number {
  return Math.floor(Math.min(now + deadlineMinutes * MINUTE_MS, now + (start - now) / 2));
}

/** Returns the payment of a booking that is moved: its deadline stays, unless the new start needs an earlier one. */
export function paymentAfterMove(
  { payment, status }: Pick<Booking, 'payment' | 'status'>,
  start: number,
  now: number,
): Booking['payment'] {
  if (status !== 'pending_payment' || payment.dueAt === undefined) return payment;
  return { ...payment, dueAt: Math.min(payment.dueAt, Math.floor(now + (start - now) / 2)) };
}
