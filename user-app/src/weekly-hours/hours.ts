import {
  daysFrom,
  minutesOfRange,
  type Availability,
  type LocalDate,
  type TimeRange,
  type Weekday,
} from 'shared-lib/model/booking';

export const WEEKDAYS: readonly Weekday[] = ['1', '2', '3', '4', '5', '6', '7'];

/**
 * Parses a wall-clock time as people type it: `9`, `930`, `9:30`, `9.30`, `24`.
 *
 * @returns `HH:MM`, or `null` for an invalid one.
 */
export function parseTime(typed: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?h?$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(minutes) > 59) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total > 1440 ? null : timeOf(total);
}

/** Returns the wall-clock time of a number of minutes since midnight. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Problem of a range of a day. */
export type RangeProblem = 'not-a-time' | 'backwards' | 'overlap';

/** Returns the problem of each range, by position; `null` for a valid one. */
export function rangeProblems(ranges: readonly TimeRange[]): (RangeProblem | null)[] {
  return ranges.map((range, place) => {
    const [from, to] = [parseTime(range.from), parseTime(range.to)];
    if (from === null || to === null || from === '24:00') return 'not-a-time';
    if (from === to) return 'backwards';
    const own = minutesOfRange({ from, to });
    // The later of two that overlap is the one to change.
    const overlaps = ranges.some((other, otherPlace) => {
      const [otherFrom, otherTo] = [parseTime(other.from), parseTime(other.to)];
      if (otherPlace >= place || otherFrom === null || otherTo === null) return false;
      const others = minutesOfRange({ from: otherFrom, to: otherTo });
      return own.from < others.to && others.from < own.to;
    });
    return overlaps ? 'overlap' : null;
  });
}

/** Returns ranges in the form in which they are stored: normalised and sorted. */
export const tidyRanges = (ranges: readonly TimeRange[]): TimeRange[] =>
  ranges
    .map(({ from, to }) => ({ from: parseTime(from) ?? from, to: parseTime(to) ?? to }))
    .map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }))
    .sort((a, b) => a.from.localeCompare(b.from));

/** Returns another range for a day: after the last, with a break; the morning for a closed day. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const last = Math.max(
    ...ranges
      .map(({ from, to }) => minutesOfRange({ from: parseTime(from) ?? '', to: parseTime(to) ?? '' }).to)
      .filter(Number.isFinite),
  );
  if (!Number.isFinite(last)) return { from: '09:00', to: '14:00' };
  // After a night the morning is free, until that has begun.
  if (last > 1440) return { from: '09:00', to: '14:00' };
  const from = Math.min(last + 60, 1380);
  return { from: timeOf(from), to: timeOf(Math.min(from + 180, 1440)) };
}

/** Returns the week with a day's hours copied to other days. */
export function copyDay(
  weekly: Availability['weekly'],
  from: Weekday,
  to: readonly Weekday[],
): Availability['weekly'] {
  const ranges = weekly[from] ?? [];
  return { ...weekly, ...Object.fromEntries(to.map((day) => [day, ranges.map((range) => ({ ...range }))])) };
}

/** Returns the special dates with the same hours on all given dates; an empty list closes them. */
export function setDates(
  overrides: Availability['overrides'],
  dates: readonly LocalDate[],
  ranges: readonly TimeRange[],
): Availability['overrides'] {
  return { ...overrides, ...Object.fromEntries(dates.map((date) => [date, tidyRanges(ranges)])) };
}

/** Consecutive special dates with the same hours. */
export interface DateSpan {
  from: LocalDate;
  to: LocalDate;
  ranges: TimeRange[];
}

/** Groups the special dates from today on into spans of consecutive dates with the same hours. */
export function spansOf(overrides: Availability['overrides'], today: LocalDate): DateSpan[] {
  const spans: DateSpan[] = [];
  for (const [date, ranges] of Object.entries(overrides).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (date < today) continue;
    const last = spans.at(-1);
    const goesOn =
      last && daysFrom(last.to, date) === 1 && JSON.stringify(last.ranges) === JSON.stringify(ranges);
    if (goesOn) last.to = date;
    else spans.push({ from: date, to: date, ranges });
  }
  return spans;
}

/** Reports whether a range goes on after midnight. */
export function endsNextDay(range: TimeRange): boolean {
  const [from, to] = [parseTime(range.from), parseTime(range.to)];
  return from !== null && to !== null && to !== '00:00' && to < from;
}

/** Reports whether a week has any hours. */
export const isOpenSometime = (weekly: Partial<Record<Weekday, TimeRange[]>>): boolean =>
  Object.values(weekly).some((ranges) => ranges.length > 0);
