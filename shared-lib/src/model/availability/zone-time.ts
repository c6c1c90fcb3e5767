import { tzOffset } from '@date-fns/tz/tzOffset';
import type { LocalDate, Weekday } from './availability';
import { weekdayAt } from './weekday-at';
import { DAY_MS, MINUTE_MS } from '../../platform/time';

/** Greatest offsets of any zone ahead of and behind UTC, in minutes. */
const MAX_AHEAD = 14 * 60;
const MAX_BEHIND = 12 * 60;
/** Days cached for a zone: a year and the next, more than any calendar shows. */
const REMEMBERED_DAYS = 800;

/** Offsets at UTC midnights, by zone and day, cached because `Intl` is slow and days repeat. */
const remembered = new Map<string, Map<number, number>>();

/**
 * Most cached zones, more than exist. `europe/madrid` is another name of one, so that made-up names could otherwise
 * fill the memory.
 */
const REMEMBERED_ZONES = 1000;

/** Adds days to a date; a negative number goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayOf(date) + days);
}

/** Returns the number of days from one date to another: 0 for the same, negative when the other comes first. */
export function daysFrom(from: LocalDate, to: LocalDate): number {
  return dayOf(to) - dayOf(from);
}

/** Returns the earlier of two dates. */
export const earlierDate = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);

/** Returns the later of two dates. */
export const laterDate = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/** Lists all dates from one to another, both included; none when they are in the wrong order. */
export function datesBetween(from: LocalDate, to: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  const last = dayOf(to);
  for (let day = dayOf(from); day <= last; day++) dates.push(dateOfDay(day));
  return dates;
}

/** Returns the ISO weekday of a date: `1` is Monday. */
export function weekdayOf(date: LocalDate): Weekday {
  // Day 0, 1970-01-01, was a Thursday.
  const sinceMonday = (((dayOf(date) + 3) % 7) + 7) % 7;
  return weekdayAt(sinceMonday);
}

/**
 * Returns a zone's date at an instant.
 *
 * @param instant - Milliseconds since the epoch.
 * @throws RangeError on a zone that the device doesn't know.
 */
export function localDateOf(instant: number, zone: string): LocalDate {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10);
}

/**
 * Returns the instant at which a zone's clocks show a time on a date. A time that clocks skip in spring becomes the
 * next minute that they show; of one that they show twice in autumn it is the first.
 *
 * @param time - `HH:MM`; `24:00` is the start of the next day.
 * @returns Milliseconds since the epoch.
 * @throws RangeError on a zone that the device doesn't know.
 */
export function instantOf(date: LocalDate, time: string, zone: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  const shown = dayOf(date) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
  const noLater = shown - MAX_AHEAD * MINUTE_MS;
  const noEarlier = shown + MAX_BEHIND * MINUTE_MS;
  const before = offsetAt(noLater, zone);
  const after = offsetAt(noEarlier, zone);
  if (before === after) return shown - before;
  // Clocks change about then. The offset before the change comes first, so that it wins where both show the time.
  for (const offset of [before, after]) {
    if (offsetAt(shown - offset, zone) === offset) return shown - offset;
  }
  return changeBetween(noLater, noEarlier, zone);
}

/** Returns the first minute at which a zone has the offset that it has at `late`. */
function changeBetween(early: number, late: number, zone: string): number {
  const offset = offsetAt(late, zone);
  let [low, high] = [Math.floor(early / MINUTE_MS), Math.ceil(late / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, zone) === offset) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}

/** Returns the offset of a zone ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const offset = offsetAtMidnight(day, zone);
  // No zone changes twice in a day: what holds at both ends holds between.
  return offset === offsetAtMidnight(day + 1, zone) ? offset : askOffset(instant, zone);
}

function offsetAtMidnight(day: number, zone: string): number {
  const known = remembered.get(zone)?.get(day);
  if (known !== undefined) return known;
  const offset = askOffset(day * DAY_MS, zone);
  const days = remembered.get(zone) ?? new Map<number, number>();
  // Requests for far-off dates or made-up zones must not fill the memory.
  if (days.size >= REMEMBERED_DAYS) days.clear();
  if (remembered.size >= REMEMBERED_ZONES) remembered.clear();
  remembered.set(zone, days.set(day, offset));
  return offset;
}

function askOffset(instant: number, zone: string): number {
  const minutes = tzOffset(zone, new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`No offset of ${zone} at ${instant}`);
  return minutes * MINUTE_MS;
}

/** Returns the days since the epoch; NaN for an invalid date. */
function dayOf(date: LocalDate): number {
  const [year = NaN, month = NaN, day] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const dateOfDay = (day: number): LocalDate => new Date(day * DAY_MS).toISOString().slice(0, 10);
