import vm from 'node:vm';
import ICAL from 'ical.js';
import { errorCode } from 'shared-lib/model';
import {
  addDays,
  bookingIdOfUid,
  daysFrom,
  instantOf,
  type LocalDate,
  type TimeSpan,
} from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { CalendarError } from './calendar-problem';
import { clockOf, type Clock } from './calendar-clock';

/** Most events of a calendar, and steps that its repetitions take. */
const MAX_EVENTS = 10_000;
const MAX_STEPS = 300_000;

/** Longest line of a calendar, unfolded or not, in characters. */
const MAX_LINE = 200_000;

/** Most spans that one calendar takes. */
const MAX_SPANS = 20_000;

/** Time in which a calendar must be read, in milliseconds. */
const READING_MS = 3000;

/** Span in which the events of a calendar are looked for. */
export interface ReadingRange {
  /** First and last date in the owner's zone. */
  from: LocalDate;
  to: LocalDate;
  /** The owner's zone, in which whole days and times without a zone are. */
  zone: string;
}

/** Times of a calendar that are taken, without titles. */
export interface CalendarTimes {
  /** Appointments, each once, in order. */
  spans: TimeSpan[];
  /** Dates of events that last whole days, in order. */
  allDayDates: LocalDate[];
}

/** Times of a calendar as they were read, with those of bookings that were made here apart. */
export interface ReadTimes extends CalendarTimes {
  /** Spans of copies of bookings, by the bookings' ids. */
  copies: Map<string, TimeSpan[]>;
}

/** Counts the steps of one reading. */
class Steps {
  private left = MAX_STEPS;

  take(): void {
    this.left -= 1;
    if (this.left < 0) throw new CalendarError('calendar-endless', 'Too many repetitions');
  }
}

interface Reading extends ReadingRange {
  /** Instants between which events count. */
  span: TimeSpan;
  /** Clock of each zone's name, cached as there are few. */
  clocks: Map<string, Clock>;
  calendar: ICAL.Component;
  steps: Steps;
  found: Map<string, TimeSpan>;
  allDay: Set<LocalDate>;
  copies: Map<string, TimeSpan[]>;
}

const dateOf = ({ year, month, day }: ICAL.Time): LocalDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Returns a time as its clock shows it, without a zone, so that repetitions follow the clock. */
function floating(time: ICAL.Time): ICAL.Time {
  const { year, month, day, hour, minute, second, isDate } = time;
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

function clockNamed(reading: Reading, tzid: string): Clock {
  const known = reading.clocks.get(tzid) ?? clockOf(tzid, reading.calendar, reading.zone);
  reading.clocks.set(tzid, known);
  return known;
}

/** Reports whether a time is given in UTC. */
const isUtc = (time: unknown): boolean =>
  time instanceof ICAL.Time && time.zone === ICAL.Timezone.utcTimezone;

/** Returns the clock of a property's times: UTC, their zone's, or the owner's for those without; repetitions go by it. */
const clockOfProperty = (reading: Reading, property: ICAL.Property): Clock =>
  clockNamed(reading, isUtc(property.getFirstValue()) ? 'UTC' : String(property.getParameter('tzid') ?? ''));

/** Returns the instant of a time; whole days begin at the owner's midnight. */
function instantOfTime(time: ICAL.Time, clock: Clock, zone: string): number {
  if (time.isDate) return instantOf(dateOf(time), '00:00', zone);
  return isUtc(time) ? time.toUnixTime() * 1000 : clock(time);
}

/** Lists the times of a property that may have several, periods by their starts. */
const timesOf = (property: ICAL.Property): ICAL.Time[] =>
  property
    .getValues()
    .map((value: unknown) => (value instanceof ICAL.Period ? value.start : value))
    .filter((value: unknown) => value instanceof ICAL.Time);

/** Reports whether an event takes time: it isn't cancelled, and isn't marked as free. */
function takesTime(event: ICAL.Component): boolean {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('status') !== 'CANCELLED' &&
    textOf('transp') !== 'TRANSPARENT' &&
    textOf('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

/** Returns the length of an event: days for one of whole days, else milliseconds. */
function lengthOf(event: ICAL.Component, start: ICAL.Time, startAt: number, reading: Reading): number {
  const until = event.getFirstProperty('dtend');
  const end: unknown = until?.getFirstValue();
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (start.isDate) {
    if (end instanceof ICAL.Time) return Math.max(1, daysFrom(dateOf(start), dateOf(end)));
    return duration instanceof ICAL.Duration ? Math.max(1, Math.ceil(duration.toSeconds() / 86_400)) : 1;
  }
  if (until && end instanceof ICAL.Time)
    return instantOfTime(end, clockOfProperty(reading, until), reading.zone) - startAt;
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
}

/**
 * Collects one occurrence, if it is in the range.
 *
 * @param bookingId - Booking that it is a copy of; `null` for an event of another program.
 */
function keep(
  reading: Reading,
  bookingId: string | null,
  start: ICAL.Time,
  startAt: number,
  length: number,
): void {
  const { span, allDay, found, copies, from, to } = reading;
  if (start.isDate) {
    for (let day = Math.max(0, daysFrom(dateOf(start), from)); day < length; day += 1) {
      const date = addDays(dateOf(start), day);
      if (date > to) break;
      reading.steps.take();
      allDay.add(date);
    }
    return;
  }
  const end = startAt + length;
  if (length <= 0 || startAt >= span.end || end <= span.start) return;
  if (bookingId !== null) {
    copies.set(bookingId, [...(copies.get(bookingId) ?? []), { start: startAt, end }]);
    return;
  }
  found.set(`${startAt}/${end}`, { start: startAt, end });
  if (found.size > MAX_SPANS) throw new CalendarError('calendar-endless', 'Too many appointments');
}

/** Days between two turns of the rules that can begin later without other results. */
const DAYS_OF_TURN: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/** Returns the last start before a date from which a rule gives the same occurrences: years of days need not be gone through. */
function startNear(rule: ICAL.Recur, start: ICAL.Time, date: LocalDate): ICAL.Time {
  const turn = (DAYS_OF_TURN[rule.freq] ?? 0) * rule.interval;
  const behind = daysFrom(dateOf(start), date);
  const near = floating(start);
  if (turn > 0 && !rule.count && behind > turn) near.adjust(Math.floor(behind / turn - 1) * turn, 0, 0, 0);
  return near;
}

/** Yields the starts that a rule gives, by the clock of its event, up to the range's end. */
function* startsOfRule(
  rule: ICAL.Recur,
  start: ICAL.Time,
  clock: Clock,
  first: LocalDate,
  reading: Reading,
): Generator<ICAL.Time> {
  const byClock = rule.clone();
  const { until } = rule;
  // An end in UTC is compared with times that the event's clock shows.
  const endAt = until && !until.isDate && isUtc(until) ? until.toUnixTime() * 1000 : null;
  if (until) byClock.until = endAt === null ? endOfDay(until, start) : null;
  const times = byClock.iterator(startNear(rule, start, first));
  const last = addDays(reading.to, 1);
  for (let next: ICAL.Time | null = times.next(); next; next = times.next()) {
    reading.steps.take();
    if (dateOf(next) > last) return;
    if (endAt !== null && instantOfTime(next, clock, reading.zone) > endAt) return;
    yield next.clone();
  }
}

/** Returns the end of a rule without a zone; one that is a date includes all of it. */
function endOfDay(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  const end = floating(until);
  if (until.isDate && !start.isDate) {
    end.isDate = false;
    end.hour = 23;
    end.minute = 59;
    end.second = 59;
  }
  return end;
}

const occurrenceKey = (time: ICAL.Time, at: number) => (time.isDate ? dateOf(time) : String(at));

/** Collects all occurrences of an event in the range but those that are excluded or replaced. */
function keepEvent(event: ICAL.Component, reading: Reading, replaced: ReadonlySet<string>): void {
  const begin = event.getFirstProperty('dtstart');
  const start: unknown = begin?.getFirstValue();
  if (!begin || !(start instanceof ICAL.Time) || !takesTime(event)) return;
  const clock = clockOfProperty(reading, begin);
  const atOf = (time: ICAL.Time, by: Clock = clock) => instantOfTime(time, by, reading.zone);
  const startAt = atOf(start);
  const length = lengthOf(event, start, startAt, reading);
  const excluded = new Set(replaced);
  // A booking never repeats: what does is another event.
  const isOnce = !event.hasProperty('rrule') && !event.hasProperty('rdate');
  const bookingId = isOnce ? bookingIdOfUid(uidOf(event)) : null;
  for (const property of event.getAllProperties('exdate'))
    for (const time of timesOf(property))
      excluded.add(occurrenceKey(time, atOf(time, clockOfProperty(reading, property))));
  const keepUnlessExcluded = (time: ICAL.Time, at: number) => {
    // A date may stand for the occurrence of that date.
    if (!excluded.has(occurrenceKey(time, at)) && !excluded.has(dateOf(time)))
      keep(reading, bookingId, time, at, length);
  };
  // Before the range by a day only zones differ; what is longer reaches in from further back.
  const reach = start.isDate ? length : Math.ceil(length / DAY_MS);
  const first = addDays(reading.from, -1 - reach);
  const rules = event.getAllProperties('rrule');
  keepUnlessExcluded(start, startAt);
  for (const property of rules) {
    const rule: unknown = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    for (const time of startsOfRule(rule, start, clock, first, reading))
      if (dateOf(time) >= first) keepUnlessExcluded(time, atOf(time));
  }
  for (const property of event.getAllProperties('rdate'))
    for (const time of timesOf(property))
      keepUnlessExcluded(time, atOf(time, clockOfProperty(reading, property)));
}

/** Lists the occurrences that have an event of their own, by the events' id. */
function replacements(events: readonly ICAL.Component[], reading: Reading): Map<string, Set<string>> {
  const byUid = new Map<string, Set<string>>();
  for (const event of events) {
    const property = event.getFirstProperty('recurrence-id');
    const time: unknown = property?.getFirstValue();
    if (!property || !(time instanceof ICAL.Time)) continue;
    const uid = uidOf(event);
    const at = instantOfTime(time, clockOfProperty(reading, property), reading.zone);
    byUid.set(uid, (byUid.get(uid) ?? new Set()).add(occurrenceKey(time, at)));
  }
  return byUid;
}

const NONE: ReadonlySet<string> = new Set();

const inOrder = (spans: readonly TimeSpan[]) => [...spans].sort((a, b) => a.start - b.start || a.end - b.end);

/**
 * Returns the times of a calendar without its copies of some bookings: these take their hour here as long as they hold it, and a copy
 * may be older.
 */
export function withoutCopies(
  { spans, allDayDates, copies }: ReadTimes,
  own: ReadonlySet<string>,
): CalendarTimes {
  const others = [...copies].filter(([bookingId]) => !own.has(bookingId)).flatMap(([, ofOne]) => ofOne);
  const all = new Map([...spans, ...others].map((span) => [`${span.start}/${span.end}`, span]));
  return { spans: inOrder([...all.values()]), allDayDates };
}

function readTimes(text: string, range: ReadingRange): ReadTimes {
  const calendars = ICAL.parse(text);
  // A file may hold several calendars; they come as a list of lists.
  const list: unknown[][] = Array.isArray(calendars[0]) ? calendars : [calendars];
  const steps = new Steps();
  const found = new Map<string, TimeSpan>();
  const allDay = new Set<LocalDate>();
  const copies = new Map<string, TimeSpan[]>();
  const { from, to, zone } = range;
  const span = { start: instantOf(from, '00:00', zone), end: instantOf(addDays(to, 1), '00:00', zone) };
  for (const one of list) {
    const calendar = new ICAL.Component(one);
    if (calendar.name !== 'vcalendar') throw new CalendarError('calendar-unreadable', 'No calendar');
    const reading: Reading = { ...range, span, clocks: new Map(), calendar, steps, found, allDay, copies };
    const events = calendar.getAllSubcomponents('vevent');
    const replaced = replacements(events, reading);
    for (const event of events) {
      steps.take();
      const isReplacement = event.hasProperty('recurrence-id');
      keepEvent(event, reading, isReplacement ? NONE : (replaced.get(uidOf(event)) ?? NONE));
    }
  }
  return { spans: inOrder([...found.values()]), allDayDates: [...allDay].sort(), copies };
}

/** Refuses texts that would cost too much before they are parsed. */
function refuseOversized(text: string): void {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 1000)))
    throw new CalendarError('calendar-unreadable', 'The text is no calendar');
  let lineStart = 0;
  let events = 0;
  for (let end = text.indexOf('\n'); ; end = text.indexOf('\n', lineStart)) {
    const length = (end < 0 ? text.length : end) - lineStart;
    if (length > MAX_LINE) throw new CalendarError('calendar-too-big', 'A line is too long');
    if (text.startsWith('BEGIN:VEVENT', lineStart)) events += 1;
    if (end < 0) break;
    lineStart = end + 1;
  }
  if (events > MAX_EVENTS) throw new CalendarError('calendar-too-big', 'Too many events');
}

/**
 * Reads the taken times of a calendar (RFC 5545) in a range of dates. Free, cancelled and replaced occurrences take none. The work is
 * bounded in events, steps and time, whatever the calendar says.
 *
 * @throws CalendarError
 */
export function readBusySpans(text: string, range: ReadingRange, readingMs: number = READING_MS): ReadTimes {
  refuseOversized(text);
  try {
    // Only a script can be ended from outside while it runs: some rules have no next occurrence and are looked for without end.
    const read = vm.createContext({ read: () => readTimes(text, range) });
    return vm.runInContext('read()', read, { timeout: readingMs });
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new CalendarError('calendar-endless', 'The calendar takes too long to read');
    throw new CalendarError(
      'calendar-unreadable',
      `The calendar can’t be parsed: ${String(error).slice(0, 200)}`,
    );
  }
}
