import type { DayStats, MonthStats } from 'shared-lib/domain';

/** Months by name (`YYYY-MM`), as `stats` keeps them. */
export type Months = Readonly<Record<string, MonthStats>>;

/** A figure of {@link DayStats}. */
export type Figure = keyof DayStats;

const dayOf = (months: Months, day: string): DayStats | undefined =>
  months[day.slice(0, 7)]?.days[day.slice(8)];

/** What happened on each of these days (`YYYY-MM-DD`): 0 where nothing was counted. */
export function happenings(months: Months, days: readonly string[], figure: Figure): number[] {
  return days.map((day) => dayOf(months, day)?.[figure] ?? 0);
}

/**
 * Where the product stood at the end of each of these days. A day that nobody counted stands where the one before it
 * did; days before the first count stand where that did.
 */
export function standings(months: Months, days: readonly string[], figure: Figure): number[] {
  const counted = days.map((day) => dayOf(months, day)?.[figure]);
  let last = counted.find((value) => value !== undefined) ?? 0;
  return counted.map((value) => (last = value ?? last));
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Change in percent, rounded; `null` when there was nothing to compare with. */
export function changeInPercent(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
