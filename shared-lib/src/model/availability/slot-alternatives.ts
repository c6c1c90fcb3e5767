import type { LocalDate } from './availability';
import type { DaySlots } from './slots';
import { localDateOf } from './zone-time';

/**
 * Returns the free starts nearest to one that isn't available, in order of time. Of two that are equally near the
 * earlier is preferred.
 *
 * @param wanted - Milliseconds since the epoch.
 * @param count - Most starts.
 */
export function nearestSlots(days: readonly DaySlots[], wanted: number, count: number): number[] {
  return days
    .flatMap(({ starts }) => starts)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/**
 * Groups the same starts by the dates of another zone: late on Monday for the owner may be Tuesday for a visitor.
 *
 * @returns Only dates that have starts, in order.
 * @throws RangeError on a zone that the device doesn't know.
 */
export function groupByZone(days: readonly DaySlots[], zone: string): DaySlots[] {
  const byDate = new Map<LocalDate, number[]>();
  for (const start of days.flatMap(({ starts }) => starts)) {
    const date = localDateOf(start, zone);
    const starts = byDate.get(date);
    if (starts) starts.push(start);
    else byDate.set(date, [start]);
  }
  return [...byDate].map(([date, starts]) => ({ date, starts }));
}
