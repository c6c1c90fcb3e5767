import type { Availability, LocalDate, TimeRange } from './availability';
import { mergeRanges } from './merge-ranges';
import type { TimeSpan } from './taken-time';
import { addDays, instantOf, weekdayOf } from './zone-time';

/** Most special dates that are stored. */
export const MAX_OVERRIDES = 400;

/** Part of an owner's settings that slots depend on. */
export type BookableHours = Omit<
  Availability,
  'changeNoticeMinutes' | 'paymentDeadlineMinutes' | 'reminders' | 'payFirstAfterMissed'
>;

/** Returns hours whose every day has sorted ranges, joined where they overlap or touch. */
export function tidyHours<Hours extends Pick<Availability, 'weekly' | 'overrides'>>(hours: Hours): Hours {
  const merge = (days: Record<string, TimeRange[]>) =>
    Object.fromEntries(Object.entries(days).map(([day, ranges]) => [day, mergeRanges(ranges)]));
  return { ...hours, weekly: merge(hours.weekly), overrides: merge(hours.overrides) };
}

/** Open spans by hours and date, cached because all of an owner's services need the same days. */
const known = new WeakMap<BookableHours, Map<LocalDate, TimeSpan[]>>();

/** Returns the span of a date: from the midnight with which it begins to the next one. */
export function dateSpan(date: LocalDate, zone: string): TimeSpan {
  return { start: instantOf(date, '00:00', zone), end: instantOf(addDays(date, 1), '00:00', zone) };
}

/**
 * Returns the spans in which an owner is open on a date, sorted and without overlaps; an empty override closes it. Those that touch
 * are one, also at midnight: a span may begin on the date before and end on the date after. A night belongs to the date
 * on which it begins, so that closing the next one leaves it.
 */
export function openSpansOn(hours: BookableHours, date: LocalDate): TimeSpan[] {
  const { start, end } = dateSpan(date, hours.zone);
  const near = [addDays(date, -1), date, addDays(date, 1)].flatMap((one) => ownSpansOn(hours, one));
  return joined(near).filter((span) => span.start < end && span.end > start);
}

/** Returns spans in order, joined where they overlap or touch. */
function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end) result.push({ start, end });
  }
  return result;
}

/** Returns the spans of a date's own hours. */
function ownSpansOn(hours: BookableHours, date: LocalDate): TimeSpan[] {
  const days = known.get(hours) ?? new Map<LocalDate, TimeSpan[]>();
  known.set(hours, days);
  const spans = days.get(date) ?? computeSpans(hours, date);
  days.set(date, spans);
  return spans;
}

function computeSpans({ overrides, weekly, zone }: BookableHours, date: LocalDate): TimeSpan[] {
  return mergeRanges(overrides[date] ?? weekly[weekdayOf(date)] ?? []).map(({ from, to }) => ({
    start: instantOf(date, from, zone),
    end: instantOf(to < from ? addDays(date, 1) : date, to, zone),
  }));
}
