import {
  addDays,
  MAX_EXTERNAL_DAY,
  instantOf,
  joinedSpans,
  localDateOf,
  type BusyInterval,
  type LocalDate,
  type TimeSpan,
} from 'shared-lib/model/booking';
import { datesOf } from '../bookings/time/busy-days';
import type { CalendarTimes } from './read-busy-spans';

/** Returns the spans that a calendar takes; those that overlap or touch are one. */
function takenSpans({ spans, allDayDates }: CalendarTimes, allDayBlocks: boolean, zone: string): TimeSpan[] {
  const days = allDayDates.map((date) => ({
    start: instantOf(date, '00:00', zone),
    end: instantOf(addDays(date, 1), '00:00', zone),
  }));
  return joinedSpans(allDayBlocks ? [...spans, ...days] : spans);
}

/** Returns the intervals of a date, which become one from the first to the last where there are very many. */
function boundedDay(intervals: BusyInterval[]): BusyInterval[] {
  const [first] = intervals;
  if (!first || intervals.length <= MAX_EXTERNAL_DAY) return intervals;
  return [{ ...first, end: Math.max(...intervals.map(({ end }) => end)) }];
}

/** Returns the intervals of a calendar by the dates that they touch, between two dates. */
export function externalIntervals(
  sourceId: string,
  times: CalendarTimes,
  { from, to, zone, allDayBlocks }: { from: LocalDate; to: LocalDate; zone: string; allDayBlocks: boolean },
): Map<LocalDate, BusyInterval[]> {
  const byDate = new Map<LocalDate, BusyInterval[]>();
  const range = { start: instantOf(from, '00:00', zone), end: instantOf(addDays(to, 1), '00:00', zone) };
  for (const span of takenSpans(times, allDayBlocks, zone)) {
    const start = Math.max(span.start, range.start);
    const end = Math.min(span.end, range.end);
    if (end <= start) continue;
    for (const date of datesOf({ start, end }, zone)) {
      // One that lasts for days is the day's part with each of them, so that a week is as short as an hour.
      const part = {
        start: Math.max(start, instantOf(date, '00:00', zone)),
        end: Math.min(end, instantOf(addDays(date, 1), '00:00', zone)),
      };
      const interval: BusyInterval = {
        kind: 'external',
        id: sourceId,
        ...part,
        serviceId: '',
        date: localDateOf(part.start, zone),
        heldUntil: 0,
      };
      byDate.set(date, [...(byDate.get(date) ?? []), interval]);
    }
  }
  return new Map([...byDate].map(([date, intervals]) => [date, boundedDay(intervals)]));
}
