import type { LocalDate } from '../../availability/availability';
import { addDays, daysFrom, instantOf, localDateOf } from '../../availability/zone-time';

/** Most appointments of one series. */
export const MAX_SERIES = 26;

/** Most weeks between two appointments of a series. */
export const MAX_SERIES_WEEKS = 12;

const MINUTES_OF_DAY = 24 * 60;

/** Returns the time of day that a zone's clocks show, in minutes after midnight. */
function minutesOf(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const [hour = NaN, minute = NaN] = format.format(instant).split(':').map(Number);
  return hour * 60 + minute;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the instant at which a zone's clocks show a time; minutes before or after the date's are of its neighbours. */
function instantAt(date: LocalDate, minutes: number, zone: string): number {
  const days = Math.floor(minutes / MINUTES_OF_DAY);
  const left = minutes - days * MINUTES_OF_DAY;
  return instantOf(addDays(date, days), `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`, zone);
}

/** Returns the starts of a series: some weeks apart at the same time of day, whenever the clocks change. */
export function seriesStarts(
  first: number,
  { everyWeeks, times }: { everyWeeks: number; times: number },
  zone: string,
): number[] {
  const date = localDateOf(first, zone);
  const minutes = minutesOf(first, zone);
  return Array.from({ length: times }, (_, turn) =>
    turn === 0 ? first : instantAt(addDays(date, turn * everyWeeks * 7), minutes, zone),
  );
}

/** Returns the number of appointments of a series up to a date, that date included; at most {@link MAX_SERIES}. */
export function timesUntil(first: LocalDate, everyWeeks: number, until: LocalDate): number {
  const days = daysFrom(first, until);
  return days < 0 ? 0 : Math.min(MAX_SERIES, Math.floor(days / (everyWeeks * 7)) + 1);
}

/**
 * Returns a start that is moved as another one was: by the same days and the same time of day, whenever the clocks change.
 *
 * @param move - Start of the other appointment before and after.
 */
export function movedAlike(start: number, move: { from: number; to: number }, zone: string): number {
  const days = daysFrom(localDateOf(move.from, zone), localDateOf(move.to, zone));
  const minutes = minutesOf(move.to, zone) - minutesOf(move.from, zone);
  return instantAt(addDays(localDateOf(start, zone), days), minutesOf(start, zone) + minutes, zone);
}
