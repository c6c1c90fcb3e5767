import type { Availability, LocalDate, TimeRange } from './availability';
import { mergeRanges } from './merge-ranges';
import type { TimeSpan } from './taken-time';
import { instantOf, weekdayOf } from './zone-time';

/** Most special dates that are stored. */
export const OVERRIDES_MAX = 400;

/** Part of an owner's settings that slots depend on. */
export type BookableHours = Omit<
  Availability,
  'changeNoticeMinutes' | 'paymentDeadlineMinutes' | 'reminders'
>;

/** Returns hours whose every day has sorted ranges without overlaps. */
export function tidyHours<Hours extends Pick<Availability, 'weekly' | 'overrides'>>(hours: Hours): Hours {
  const merge = (days: Record<string, TimeRange[]>) =>
    Object.fromEntries(Object.entries(days).map(([day, ranges]) => [day, mergeRanges(ranges)]));
  return { ...hours, weekly: merge(hours.weekly), overrides: merge(hours.overrides) };
}

/** Open spans by hours and date, cached because all of an owner's services ask for the same days. */
const known = new WeakMap<BookableHours, Map<LocalDate, TimeSpan[]>>();

/** Returns the spans in which an owner is open on a date, sorted and without overlaps; an empty override closes it. */
export function openSpansOn(hours: BookableHours, date: LocalDate): TimeSpan[] {
  const days = known.get(hours) ?? new Map<LocalDate, TimeSpan[]>();
  known.set(hours, days);
  const spans = days.get(date) ?? computeSpans(hours, date);
  days.set(date, spans);
  return spans;
}

function computeSpans({ overrides, weekly, zone }: BookableHours, date: LocalDate): TimeSpan[] {
  return mergeRanges(overrides[date] ?? weekly[weekdayOf(date)] ?? []).map(({ from, to }) => ({
    start: instantOf(date, from, zone),
    end: instantOf(date, to, zone),
  }));
}
