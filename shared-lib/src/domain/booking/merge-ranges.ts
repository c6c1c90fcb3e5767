import type { TimeRange } from './availability';

/** Most ranges of a day. */
export const RANGES_MAX = 12;

/**
 * Sorts ranges and joins those that overlap; empty ones are left out. Ranges that only touch stay apart, as an
 * appointment has to fit one of them.
 */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  const sound = ranges.filter(({ from, to }) => from < to).sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, to } of sound) {
    const last = merged.at(-1);
    if (last && from < last.to) last.to = last.to > to ? last.to : to;
    else merged.push({ from, to });
  }
  return merged.slice(0, RANGES_MAX);
}
