import type { Booking } from '../booking/booking';
import { REFUSAL_WINDOW_MS } from '../booking/change-notice';

/**
 * Reason for which the no-show fee can't be charged: the appointment hasn't begun, its visitor wasn't mailed about the
 * hour that the owner moved it to, or so late that they had no day to refuse it.
 */
export type FeeProblem = 'not-begun' | 'not-notified' | 'notified-late';

/**
 * Returns the reason for which a booking's fee for not coming can't be taken; `null` when nothing speaks against it. An
 * hour that the visitor chose needs no mail.
 */
export function feeProblem(
  { start, moveNotifiedAt }: Pick<Booking, 'start' | 'moveNotifiedAt'>,
  now: number,
): FeeProblem | null {
  if (moveNotifiedAt === null) return 'not-notified';
  if (moveNotifiedAt !== undefined && start - moveNotifiedAt < REFUSAL_WINDOW_MS) return 'notified-late';
  return now < start ? 'not-begun' : null;
}
