import { MINUTE_MS } from 'shared-lib/time';
import { momentAt } from '../format';
import { duration } from '../steps/service-facts';
import { words } from '../words';

const DAY_MINUTES = 24 * 60;

/** Formats a notice: '24 h', '90 min', '3 días'. */
export const noticeText = (minutes: number): string =>
  minutes > DAY_MINUTES && minutes % DAY_MINUTES === 0
    ? words().limit.days(minutes / DAY_MINUTES)
    : duration(minutes);

/** Says until when an appointment may be changed, before a time is chosen. */
export const limitBefore = (noticeMinutes: number): string =>
  noticeMinutes === 0 ? words().limit.untilStart : words().limit.before(noticeText(noticeMinutes));

/** Returns the last instant at which an appointment may be changed, in milliseconds since the epoch. */
export const limitAt = (start: number, noticeMinutes: number): number => start - noticeMinutes * MINUTE_MS;

/**
 * Says until when an appointment at this time may be changed.
 *
 * @param isOver - True when that has passed, by the server's clock.
 */
export function limitOf(
  start: number,
  { noticeMinutes, zone, isOver }: { noticeMinutes: number; zone: string; isOver: boolean },
): string {
  if (noticeMinutes === 0) return words().limit.untilStart;
  if (isOver) return words().limit.none(noticeText(noticeMinutes));
  return words().limit.until(momentAt(limitAt(start, noticeMinutes), zone));
}
