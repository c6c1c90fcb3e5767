import type { TimeRange } from './availability';

/** Most ranges of a day. */
export const MAX_RANGES = 12;

const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes since the midnight with which a date begins; the end of a range may be on the next one. */
export interface MinuteRange {
  from: number;
  to: number;
}

/** Returns the minutes of a range: `22:00` to `02:00` ends on the next date. Empty for one that ends when it begins. */
export function minutesOfRange({ from, to }: TimeRange): MinuteRange {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return { from: begin, to: end < begin ? end + DAY_MINUTES : end };
}

/**
 * Sorts the ranges of a date and joins those that overlap or touch; empty ones are left out. One of a whole day or more can't be
 * written as one range, so that its parts stay apart.
 */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: MinuteRange[] = [];
  const sound = ranges
    .map(minutesOfRange)
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  for (const { from, to } of sound) {
    const last = merged.at(-1);
    const end = last ? Math.max(last.to, to) : to;
    const fits = last && (end <= DAY_MINUTES || end - last.from < DAY_MINUTES);
    if (last && from <= last.to && fits) last.to = end;
    else merged.push({ from, to });
  }
  return merged
    .slice(0, MAX_RANGES)
    .map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to > DAY_MINUTES ? to - DAY_MINUTES : to) }));
}
