import {
  datesBetween,
  firstDateOf,
  lastDateOf,
  weekdayOf,
  type LocalDate,
  type Month,
} from 'shared-lib/domain/booking';

/** Returns the weeks of a month, from Monday on; `null` for days of other months. */
export function weeksOf(month: Month): (LocalDate | null)[][] {
  const dates: (LocalDate | null)[] = datesBetween(firstDateOf(month), lastDateOf(month));
  const before = Number(weekdayOf(firstDateOf(month))) - 1;
  const cells = [...Array<null>(before).fill(null), ...dates];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
