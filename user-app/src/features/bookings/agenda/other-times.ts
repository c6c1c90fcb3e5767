import type { CalendarSource } from 'shared-lib/model';
import {
  joinedSpans,
  laterDate,
  localDateOf,
  type BusyInterval,
  type LocalDate,
  type TimeSpan,
} from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { messages } from '../messages';

/** Times of one date that the owner has in other calendars. */
export interface OtherTimes {
  /** Line about events of the whole day; empty for none. */
  allDay: string;
  spans: TimeSpan[];
}

/** Returns the dates with events of the whole day in other calendars, each with its line: one that can't be booked says so. */
export function allDayLines(sources: readonly CalendarSource[]): Map<LocalDate, string> {
  const blocking = new Set(
    sources.filter(({ allDayBlocks }) => allDayBlocks).flatMap(({ allDayDates }) => allDayDates),
  );
  const dates = sources.flatMap(({ allDayDates }) => allDayDates).sort();
  return new Map(
    dates.map((date) => [date, blocking.has(date) ? messages.allDayTaken : messages.allDayFree]),
  );
}

/** Returns the events of other calendars on the dates between two, the last excluded; dates without events are left out. */
export function otherTimes(
  taken: readonly BusyInterval[],
  sources: readonly CalendarSource[],
  { from, to, zone }: { from: LocalDate; to: LocalDate; zone: string },
): Map<LocalDate, OtherTimes> {
  const byDate = new Map<LocalDate, OtherTimes>();
  for (const [date, allDay] of allDayLines(sources))
    if (date >= from && date < to) byDate.set(date, { allDay, spans: [] });
  for (const span of joinedSpans(taken.filter(({ kind }) => kind === 'external'))) {
    const date = laterDate(localDateOf(span.start, zone), from);
    const before = byDate.get(date) ?? { allDay: '', spans: [] };
    // A line about the whole day says it already.
    const isWhole = before.allDay === messages.allDayTaken && span.end - span.start >= DAY_MS;
    if (date < to) byDate.set(date, { ...before, spans: isWhole ? before.spans : [...before.spans, span] });
  }
  return byDate;
}
