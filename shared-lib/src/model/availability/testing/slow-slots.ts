import { MINUTE_MS } from '../../../platform/time';
import type { BusySlotQuestion } from '../../../testing';
import type { BusyInterval } from '../busy';

/** Minutes of a day without a clock change. */
export const DAY_MINUTES = 1440;

/**
 * Zones with every kind of clock: offsets of half and quarter hours, changes by half an hour and by two, at midnight,
 * in Ramadan.
 */
export const ZONES = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'America/Nuuk',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

/*
 * The slow way, which shares nothing with the fast one: it reads a clock minute by minute and looks at what it shows.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the zone's date and time at a minute since the epoch, such as `2026-03-29 01:59`. */
export function shown(minute: number, zone: string): string {
  let clock = clocks.get(zone);
  if (!clock) {
    // Sweden writes dates as ISO does.
    clock = new Intl.DateTimeFormat('sv', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock.format(minute * MINUTE_MS);
}

const middays = new Map<string, number>();

/** Returns the minute since the epoch of a date's midday in UTC. */
export const middayOf = (date: string): number => {
  const midday = middays.get(date) ?? Date.parse(`${date}T12:00:00Z`) / MINUTE_MS;
  middays.set(date, midday);
  return midday;
};

/** Returns the date so many days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date((middayOf(date) + days * DAY_MINUTES) * MINUTE_MS).toISOString().slice(0, 10);

const seenDays = new Map<string, string[]>();

/**
 * Returns the zone's date and time in each minute around a date: from a day and a half before its midday in UTC to as
 * long after it.
 */
function minutesAbout(date: string, zone: string): string[] {
  const key = `${zone} ${date}`;
  let about = seenDays.get(key);
  if (!about) {
    const first = middayOf(date) - 1.5 * DAY_MINUTES;
    about = Array.from({ length: 3 * DAY_MINUTES }, (_, index) => shown(first + index, zone));
    seenDays.set(key, about);
  }
  return about;
}

/** Returns the first minute in which clocks show the time or a later one; as text, `24:00` sorts between two dates. */
export function slowInstant(date: string, time: string, zone: string): number {
  const index = minutesAbout(date, zone).findIndex((clock) => clock >= `${date} ${time}`);
  return middayOf(date) - 1.5 * DAY_MINUTES + index;
}

/** Span of minutes since the epoch. */
interface Minutes {
  opens: number;
  closes: number;
}

/** Joins spans that overlap or touch until none does. */
function joined(spans: readonly Minutes[]): Minutes[] {
  const some = spans.filter(({ opens, closes }) => opens < closes);
  for (const [index, one] of some.entries()) {
    const other = some
      .slice(index + 1)
      .find(({ opens, closes }) => opens <= one.closes && one.opens <= closes);
    if (!other) continue;
    const both = {
      opens: Math.min(one.opens, other.opens),
      closes: Math.max(one.closes, other.closes),
    };
    return joined([...some.filter((span) => span !== one && span !== other), both]);
  }
  return some;
}

/** Returns the opening spans of a date's own hours; one that would end before it begins ends on the next date. */
function slowSpans({ weekly, overrides, zone }: BusySlotQuestion['availability'], date: string): Minutes[] {
  const weekday = new Date(middayOf(date) * MINUTE_MS).toUTCString().slice(0, 3);
  const number = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday) + 1;
  const hours = date in overrides ? overrides[date]! : (weekly[String(number) as '1'] ?? []);
  return hours.map(({ from, to }) => ({
    opens: slowInstant(date, from, zone),
    closes: slowInstant(to < from ? dateAfter(date, 1) : date, to, zone),
  }));
}

/** Computes the starts of a date that `slotsOf` should list, by trying each minute. */
export function slowStarts(
  { service, availability, busy, now, ignore }: BusySlotQuestion,
  date: string,
): number[] {
  const { zone } = availability;
  const today = shown(now / MINUTE_MS, zone).slice(0, 10);
  const window = Array.from({ length: availability.windowDays }, (_, index) => dateAfter(today, index));
  if (!window.includes(date)) return [];

  const active = busy.filter(
    (one) => !(ignore?.has(`${one.kind}:${one.id}`) || (one.heldUntil > 0 && one.heldUntil <= now)),
  );
  const booked = active.filter((one) => one.date === date && one.kind !== 'block');
  const count = (some: BusyInterval[]): number => new Set(some.map(({ kind, id }) => `${kind} ${id}`)).size;
  if (availability.maxPerDay > 0 && count(booked) >= availability.maxPerDay) return [];
  const same = booked.filter(({ serviceId }) => serviceId === service.id);
  if (service.maxPerDay > 0 && count(same) >= service.maxPerDay) return [];

  const takenMinutes = new Set<number>();
  for (const { start, end } of active) {
    for (let time = start; time < end; time += MINUTE_MS) takenMinutes.add(time / MINUTE_MS);
  }
  const isFree = (minute: number): boolean => {
    const end = minute + service.durationMinutes + service.bufferAfterMinutes;
    for (let one = minute - service.bufferBeforeMinutes; one < end; one++) {
      if (takenMinutes.has(one)) return false;
    }
    return true;
  };

  const [midnight, nextMidnight] = [slowInstant(date, '00:00', zone), slowInstant(date, '24:00', zone)];
  const near = [dateAfter(date, -1), date, dateAfter(date, 1)];

  const starts: number[] = [];
  for (const { opens, closes } of joined(near.flatMap((one) => slowSpans(availability, one)))) {
    const isStart = (minute: number): boolean =>
      minute >= opens &&
      minute + service.durationMinutes <= closes &&
      (minute - opens) % availability.incrementMinutes === 0 &&
      isFree(minute);
    for (let minute = Math.max(opens, midnight); minute < Math.min(closes, nextMidnight); minute++) {
      const step = availability.incrementMinutes;
      const isApart = isStart(minute - step) && isStart(minute + step);
      const tooSoon = [availability.noticeMinutes, service.noticeMinutes].some(
        (notice) => minute * MINUTE_MS - now < notice * MINUTE_MS,
      );
      if (!isStart(minute) || tooSoon) continue;
      if (availability.noGaps && booked.length > 0 && isApart) continue;
      if (!starts.includes(minute * MINUTE_MS)) starts.push(minute * MINUTE_MS);
    }
  }
  return starts.sort((a, b) => a - b);
}

/** Returns the dates of 2026 on which a zone's clocks change, and an ordinary one. */
export function datesOf(zone: string): string[] {
  const dates = Array.from({ length: 365 }, (_, index) => dateAfter('2026-01-01', index));
  const hourAt = (date: string): string => shown(middayOf(date) - DAY_MINUTES / 2, zone).slice(11);
  const changes = dates.filter((date) => hourAt(date) !== hourAt(dateAfter(date, 1)));
  // The clocks of places far from Greenwich change on a neighbouring date.
  return ['2026-05-12', ...changes.flatMap((date) => [dateAfter(date, -1), date, dateAfter(date, 1)])];
}
