import type { LocalDate } from './availability';
import type { DaySlots } from './slots';
import { localDateOf } from './zone-time';

/**
 * The free starts nearest to one that can't be had any more, in order of time. Of two that are equally near the earlier counts
 * as nearer.
 *
 * @param wanted - Milliseconds since the epoch.
 * @param count - How many at most.
 */
export function nearestSlots(days: readonly DaySlots[], wanted: number, count: number): number[] {
  return days
    .flatMap(({ starts }) => starts)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/**
 * The same starts by the dates of another zone: what is late on Monday for the owner may be Tuesday for a visitor.
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
