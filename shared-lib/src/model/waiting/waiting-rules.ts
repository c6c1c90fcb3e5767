import { addDays, instantOf, localDateOf, weekdayOf } from '../availability/zone-time';
import type { LocalDate } from '../availability/availability';
import type { TimeSpan } from '../availability/taken-time';
import { MIN_OFFER_MS, OFFER_MS, type DayPart, type WaitingEntry, type WaitingWish } from './waiting-entry';

/** Wall-clock times at which the parts of a day begin. */
const MORNING = '06:00';
const AFTERNOON = '14:00';
const EVENING = '20:00';

/** Wall-clock times between which offers are made. */
const DAY_BEGINS = '08:00';
const DAY_ENDS = '21:00';

/** Returns the part of the day in which a start lies; the hours after midnight belong to the evening. */
export function dayPartOf(start: number, zone: string): DayPart {
  const date = localDateOf(start, zone);
  if (start < instantOf(date, MORNING, zone) || start >= instantOf(date, EVENING, zone)) return 'evening';
  return start < instantOf(date, AFTERNOON, zone) ? 'morning' : 'afternoon';
}

/** Returns the next instant at which an offer may be made: now, or the morning after the night that it is. */
export function nextDaytime(now: number, zone: string): number {
  const date = localDateOf(now, zone);
  const begins = instantOf(date, DAY_BEGINS, zone);
  if (now < begins) return begins;
  return now < instantOf(date, DAY_ENDS, zone) ? now : instantOf(addDays(date, 1), DAY_BEGINS, zone);
}

/** Returns the next morning, at which a list is processed even if nothing has happened, as the booking window has moved. */
export function nextMorning(now: number, zone: string): number {
  const date = localDateOf(now, zone);
  const begins = instantOf(date, DAY_BEGINS, zone);
  return now < begins ? begins : instantOf(addDays(date, 1), DAY_BEGINS, zone);
}

/**
 * Returns the time for which a start may be offered to somebody: half an hour, never begun at night, and never longer than the notice
 * with which it can be booked.
 *
 * @param noticeMs - The longer notice of owner and service, in milliseconds.
 * @returns `null` when too little time is left.
 */
export function offerTime(
  start: number,
  { now, zone, noticeMs }: { now: number; zone: string; noticeMs: number },
): { from: number; until: number } | null {
  const from = nextDaytime(now, zone);
  const until = Math.min(from + OFFER_MS, start - noticeMs);
  return until - from >= MIN_OFFER_MS ? { from, until } : null;
}

/** Reports whether a start is one that somebody waits for. */
export function isWished({ from, to, weekdays, parts }: WaitingWish, start: number, zone: string): boolean {
  const date = localDateOf(start, zone);
  return (
    date >= from && date <= to && weekdays.includes(weekdayOf(date)) && parts.includes(dayPartOf(start, zone))
  );
}

/** Reports whether an appointment overlaps one that somebody let pass. */
export const hasPassed = ({ passed }: Pick<WaitingEntry, 'passed'>, { start, end }: TimeSpan): boolean =>
  passed.some((span) => span.start < end && start < span.end);

/** Returns the dates of a wish that can be booked now; `null` when there are none. */
export function wishedDates(
  { from, to }: WaitingWish,
  { today, windowDays }: { today: LocalDate; windowDays: number },
): { from: LocalDate; to: LocalDate } | null {
  const last = addDays(today, windowDays - 1);
  const dates = { from: from > today ? from : today, to: to < last ? to : last };
  return dates.from <= dates.to ? dates : null;
}

/** Sorts entries in the owner's order; of two at one place the older is first. */
export const inWaitingOrder = <Entry extends Pick<WaitingEntry, 'place' | 'createdAt' | 'id'>>(
  entries: readonly Entry[],
): Entry[] =>
  [...entries].sort(
    (one, other) =>
      one.place - other.place || one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1),
  );
