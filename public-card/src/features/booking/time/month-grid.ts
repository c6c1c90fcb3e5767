import {
  datesBetween,
  firstDateOf,
  lastDateOf,
  weekdayOf,
  type LocalDate,
  type Month,
} from 'shared-lib/model/booking';

/**
 * Returns the weeks of a month, from Monday on; `null` for days of other months.
 *
 * @param today - Date whose week is the first; earlier weeks are left out.
 */
export function weeksOf(month: Month, today: LocalDate): (LocalDate | null)[][] {
  const dates: (LocalDate | null)[] = datesBetween(firstDateOf(month), lastDateOf(month));
  const before = Number(weekdayOf(firstDateOf(month))) - 1;
  const cells = [...Array<null>(before).fill(null), ...dates];
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return weeks.filter((week) => week.some((date) => date !== null && date >= today));
}
