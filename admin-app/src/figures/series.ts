import type { DayFigures, DayStats, DayTallies, MonthStats } from 'shared-lib/model';

/** Months by name (`YYYY-MM`), as `stats` keeps them. */
export type Months = Readonly<Record<string, MonthStats>>;

/** A figure of {@link DayFigures}. */
export type Figure = keyof DayFigures;

const dayOf = (months: Months, day: string): DayStats | undefined =>
  months[day.slice(0, 7)]?.days[day.slice(8)];

/** Returns the number of events on each of these days (`YYYY-MM-DD`): 0 where nothing was counted. */
export function happenings(months: Months, days: readonly string[], figure: Figure): number[] {
  return days.map((day) => dayOf(months, day)?.[figure] ?? 0);
}

/** Returns the total at the end of each of these days; `null` for a day that wasn't counted. */
export function standings(months: Months, days: readonly string[], figure: Figure): (number | null)[] {
  return days.map((day) => dayOf(months, day)?.[figure] ?? null);
}

/** Sums a tally of these days up, name by name. */
export function tallyOf(
  months: Months,
  days: readonly string[],
  tally: keyof DayTallies,
): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const day of days)
    for (const [name, count] of Object.entries(dayOf(months, day)?.[tally] ?? {}))
      sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Change of a figure since the period before. */
export type Change =
  | { kind: 'percent'; percent: number }
  /** No events in the period before, of which every day was counted. */
  | { kind: 'from-nothing'; difference: number }
  /** The period before wasn't counted, or not completely. */
  | { kind: 'unknown' };

/**
 * Compares the events of a period with the period before. Today isn't over, so that the last day of both is left out.
 *
 * @param both - Days of the period before and of the period itself; as many of each.
 */
export function changeOf(months: Months, both: readonly string[], figure: Figure): Change {
  const period = both.length / 2;
  const before = both.slice(0, period - 1);
  if (!before.every((day) => dayOf(months, day) !== undefined)) return { kind: 'unknown' };
  const earlier = sumOf(happenings(months, before, figure));
  const now = sumOf(happenings(months, both.slice(period, -1), figure));
  if (earlier === 0) return { kind: 'from-nothing', difference: now };
  return { kind: 'percent', percent: Math.round(((now - earlier) / earlier) * 100) };
}

/**
 * Returns since when a figure is known within a period, and its growth since; `null` when it wasn't counted before
 * today.
 */
export function growthOf(
  days: readonly string[],
  values: readonly (number | null)[],
): { since: string; isWhole: boolean; difference: number } | null {
  const first = values.slice(0, -1).findIndex((value) => value !== null);
  const [since, value] = [days[first], values[first]];
  if (since === undefined || typeof value !== 'number') return null;
  return { since, isWhole: first === 0, difference: (values.at(-1) ?? 0) - value };
}
