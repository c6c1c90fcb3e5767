import type { LocalDate } from './availability';
import { addDays, daysFrom, earlierDate, weekdayOf } from './zone-time';

/** A month of a calendar, `YYYY-MM`. */
export type Month = string;

/** Returns the month of a date. */
export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

/** Adds months to a month; a negative number goes back. */
export function addMonths(month: Month, months: number): Month {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the first date of a month. */
export const firstDateOf = (month: Month): LocalDate => `${month}-01`;

/** Returns the last date of a month. */
export const lastDateOf = (month: Month): LocalDate => addDays(firstDateOf(addMonths(month, 1)), -1);

/** Returns the same day some months later, or the last of its month where it has fewer days. */
function sameDayOf(date: LocalDate, months: number): LocalDate {
  const month = addMonths(monthOf(date), months);
  return earlierDate(`${month}-${date.slice(8)}`, lastDateOf(month));
}

const STEPS: Readonly<Record<string, (date: LocalDate) => LocalDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - Number(weekdayOf(date))),
  End: (date) => addDays(date, 7 - Number(weekdayOf(date))),
  PageUp: (date) => sameDayOf(date, -1),
  PageDown: (date) => sameDayOf(date, 1),
};

/**
 * Returns the date that a key leads to in a calendar, between its first and last date, by the date picker pattern of
 * WAI-ARIA.
 *
 * @param key - Value of `KeyboardEvent.key`.
 * @param bounds - `last` is left out where the calendar has no end.
 * @returns `null` for a key without meaning here.
 */
export function dateByKey(
  key: string,
  date: LocalDate,
  { first, last }: { first: LocalDate; last?: LocalDate },
): LocalDate | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step) return null;
  const wanted = step(date);
  if (daysFrom(first, wanted) < 0) return first;
  return last && daysFrom(wanted, last) < 0 ? last : wanted;
}
