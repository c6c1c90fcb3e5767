import { DAY_MS, MINUTE_MS } from '../../platform/time';
import type { Booking } from './booking';

/** Time that a visitor has at least to refuse an hour that the owner chose, from the mail about it, in milliseconds. */
export const REFUSAL_WINDOW_MS = DAY_MS;

/**
 * Returns the number of minutes before the start until which a visitor may change or cancel a booking. The owner can
 * shorten the notice under which it was booked, not lengthen it; after a move by the owner the visitor has
 * {@link REFUSAL_WINDOW_MS} from the mail about it, and until the start while that mail hasn't left.
 *
 * @param noticeNow - The owner's notice now, in minutes.
 */
export function changeNoticeOf(
  {
    start,
    changeNoticeMinutes = Infinity,
    moveNotifiedAt,
  }: Pick<Booking, 'start' | 'changeNoticeMinutes' | 'moveNotifiedAt'>,
  noticeNow: number,
): number {
  const agreed = Math.min(changeNoticeMinutes, noticeNow);
  if (moveNotifiedAt === undefined) return agreed;
  if (moveNotifiedAt === null) return 0;
  const left = Math.floor((start - moveNotifiedAt - REFUSAL_WINDOW_MS) / MINUTE_MS);
  return Math.max(0, Math.min(agreed, left));
}
