import fc from 'fast-check';
import { anAvailability, aSlotQuestion, bySize, type BusySlotQuestion } from '../../testing';
import { parseBusyInterval, type BusyInterval } from './busy';
import * as slots from './slots';
import { reservedSpan, type DaySlots } from './slots';
import { isTimeFree } from './taken-time';
import { MINUTE_MS } from '../../platform/time';

/** Number of generated cases for each property. */
const RUNS = bySize({ short: 200, all: 1_000, long: 20_000 });

const slotsOf = (question: BusySlotQuestion) => slots.slotsOf(aSlotQuestion(question));
const isSlotOffered = (question: BusySlotQuestion, start: number) =>
  slots.isSlotOffered(aSlotQuestion(question), start);
const DAY_MINUTES = 1440;

/**
 * Zones with every kind of clock: offsets of half and quarter hours, changes by half an hour and by two, at midnight,
 * in Ramadan.
 */
const ZONES = [
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
function shown(minute: number, zone: string): string {
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
const middayOf = (date: string): number => {
  const midday = middays.get(date) ?? Date.parse(`${date}T12:00:00Z`) / MINUTE_MS;
  middays.set(date, midday);
  return midday;
};
const dateAfter = (date: string, days: number): string =>
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
function slowInstant(date: string, time: string, zone: string): number {
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

/** Computes the starts of a date that {@link slotsOf} should list, by trying each minute. */
function slowStarts({ service, availability, busy, now, ignore }: BusySlotQuestion, date: string): number[] {
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
function datesOf(zone: string): string[] {
  const dates = Array.from({ length: 365 }, (_, index) => dateAfter('2026-01-01', index));
  const hourAt = (date: string): string => shown(middayOf(date) - DAY_MINUTES / 2, zone).slice(11);
  const changes = dates.filter((date) => hourAt(date) !== hourAt(dateAfter(date, 1)));
  // The clocks of places far from Greenwich change on a neighbouring date.
  return ['2026-05-12', ...changes.flatMap((date) => [dateAfter(date, -1), date, dateAfter(date, 1)])];
}

const minutes = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const time = fc
  .oneof(
    minutes(0, 24).map((hour) => hour * 60),
    minutes(0, 5 * 60),
    minutes(0, DAY_MINUTES),
  )
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
/** Generates ranges, also ones that go on after midnight, touch or overlap. */
const ranges = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(time, time).map((both) => both.sort()) },
      { weight: 2, arbitrary: fc.tuple(time, time) },
      { weight: 1, arbitrary: time.map((end) => ['00:00', end]) },
      { weight: 1, arbitrary: time.map((begin) => [begin, '24:00']) },
    ),
    { maxLength: 3 },
  )
  .map((some) => some.map(([from, to]) => ({ from: from!, to: to! })));

const place = fc.constantFrom(...ZONES.flatMap((zone) => datesOf(zone).map((from) => ({ zone, from }))));

const question: fc.Arbitrary<BusySlotQuestion> = fc
  .record({ place, days: minutes(0, 2), ahead: fc.oneof(minutes(-DAY_MINUTES, 3000), minutes(3000, 9000)) })
  .chain(({ place: { zone, from }, days, ahead }) => {
    const dayStart = (middayOf(from) - DAY_MINUTES / 2) * MINUTE_MS;
    const now = dayStart - ahead * MINUTE_MS;
    const near = fc.constantFrom(-2, -1, 0, 1, 2, 3).map((offset) => dateAfter(from, offset));
    const interval = fc
      .record({
        // One id has one service; two intervals with the same id are what was read with two dates, or count once anyway.
        booked: fc.constantFrom(
          ...['a', 'b', 'c'].map((id) => ({ id, serviceId: 'consulta' })),
          ...['d', 'e'].map((id) => ({ id, serviceId: 'otro' })),
          { id: 'f', serviceId: '' },
        ),
        // Often on the quarter, so that things touch.
        start: fc
          .oneof(
            minutes(-96, 384).map((quarter) => quarter * 15),
            minutes(-DAY_MINUTES, 4 * DAY_MINUTES),
          )
          .map((minute) => dayStart + minute * MINUTE_MS),
        minutes: fc.oneof(fc.constantFrom(15, 30, 60, 120), minutes(1, 90), minutes(1, 600)),
        date: near,
        heldUntil: fc.constantFrom(0, 0, 0, now - 1, now, now + 1),
      })
      .map(({ minutes: length, booked, ...one }) =>
        parseBusyInterval({ ...one, ...booked, end: one.start + length * MINUTE_MS }),
      );
    return fc.record(
      {
        service: fc.record({
          id: fc.constant('consulta'),
          durationMinutes: fc.oneof(fc.constantFrom(15, 30, 60), minutes(1, 500)),
          bufferBeforeMinutes: fc.oneof(fc.constant(0), minutes(0, 120)),
          bufferAfterMinutes: fc.oneof(fc.constant(0), minutes(0, 120)),
          noticeMinutes: fc.oneof(fc.constant(0), minutes(0, 3000)),
          maxPerDay: fc.constantFrom(0, 0, 1, 2),
        }),
        availability: fc
          .record({
            weekly: fc.record({ '1': ranges, '2': ranges, '6': ranges, '7': ranges }, { requiredKeys: [] }),
            overrides: fc.dictionary(near, ranges, { maxKeys: 3 }),
            noticeMinutes: fc.oneof(fc.constant(0), minutes(0, 3000)),
            windowDays: minutes(1, 8),
            incrementMinutes: fc.oneof(fc.constantFrom(15, 30, 60), minutes(5, 200)),
            maxPerDay: fc.constantFrom(0, 0, 0, 2, 3),
            noGaps: fc.boolean(),
          })
          .map((hours) => anAvailability({ zone, ...hours })),
        busy: fc.array(interval, { maxLength: 10 }),
        from: fc.constant(from),
        to: fc.constant(dateAfter(from, days)),
        now: fc.constantFrom(now, now + 1, now + 30_000),
        ignore: fc
          .uniqueArray(fc.constantFrom('booking:a', 'booking:d', 'hold:a'), { maxLength: 2 })
          .map((ids) => new Set(ids)),
      },
      { requiredKeys: ['service', 'availability', 'busy', 'from', 'to', 'now'] },
    );
  });

const startsOf = (days: DaySlots[]): number[] => days.flatMap(({ starts }) => starts);

describe('slotsOf with random questions', () => {
  it('agrees with a slow search of every minute', () => {
    fc.assert(
      fc.property(question, (question) => {
        for (const { date, starts } of slotsOf(question)) expect(starts).toEqual(slowStarts(question, date));
      }),
      { numRuns: RUNS },
    );
  });

  it('receives enough questions with offered starts, busy time and clock changes', () => {
    const sample = fc.sample(question, { numRuns: 1000, seed: 20_261_122 });
    const share = (holds: (question: BusySlotQuestion) => boolean): number =>
      sample.filter(holds).length / sample.length;
    const offered = (question: BusySlotQuestion): number => startsOf(slotsOf(question)).length;
    const changes = ({ from, to, availability: { zone } }: BusySlotQuestion): boolean =>
      slowInstant(to, '24:00', zone) - slowInstant(from, '00:00', zone) !==
      middayOf(to) - middayOf(from) + DAY_MINUTES;
    expect(share((asked) => offered(asked) > 0)).toBeGreaterThan(0.25);
    expect(share((asked) => offered(asked) > 0 && changes(asked))).toBeGreaterThan(0.1);
    expect(share((asked) => offered(asked) < offered({ ...asked, busy: [] }))).toBeGreaterThan(0.1);
  });

  it('offers no busy time', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { busy, now, ignore } = asked;
        const taken = startsOf(slotsOf(asked)).filter((start) => {
          const span = reservedSpan(asked.service, start);
          return !isTimeFree({ ...span, intervals: busy, now, ignore });
        });
        expect(taken).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('agrees with isSlotOffered, also beside the starts', () => {
    fc.assert(
      fc.property(question, minutes(-20, 20), (asked, off) => {
        const day = slotsOf(asked)[0]!;
        // A start beside one may be on another date, of which this list says nothing.
        const near = day.starts.slice(0, 4).map((start) => start + off * MINUTE_MS);
        const tried = [...day.starts.slice(0, 8), ...near].filter(
          (start) => shown(start / MINUTE_MS, asked.availability.zone).slice(0, 10) === day.date,
        );
        expect(tried.filter((start) => isSlotOffered(asked, start))).toEqual(
          tried.filter((start) => day.starts.includes(start)),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('offers no more starts when more time is busy', () => {
    fc.assert(
      fc.property(question, question, (asked, { busy }) => {
        // With noGaps a first booking takes starts away and a second may give some back.
        const calm = { ...asked, availability: { ...asked.availability, noGaps: false } };
        const before = new Set(startsOf(slotsOf(calm)));
        const after = startsOf(slotsOf({ ...calm, busy: [...calm.busy, ...busy] }));
        expect(after.filter((start) => !before.has(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('offers with noGaps a subset of what it offers without', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const withGaps = startsOf(
          slotsOf({ ...asked, availability: { ...asked.availability, noGaps: false } }),
        );
        const without = startsOf(
          slotsOf({ ...asked, availability: { ...asked.availability, noGaps: true } }),
        );
        expect(without.filter((start) => !withGaps.includes(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('gives a date the same starts alone or among others, in any order of the busy intervals', () => {
    fc.assert(
      fc.property(question, (asked) => {
        for (const day of slotsOf(asked)) {
          const alone = { ...asked, from: day.date, to: day.date, busy: [...asked.busy].reverse() };
          expect(slotsOf(alone)).toEqual([day]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('offers no more starts as time goes by, except where holds run out', () => {
    fc.assert(
      fc.property(question, minutes(0, 3000), (asked, later) => {
        const calm = {
          ...asked,
          busy: asked.busy.map((one) => ({ ...one, heldUntil: 0 })),
          // The window moves with the days.
          availability: { ...asked.availability, windowDays: 365 },
        };
        const now = new Set(startsOf(slotsOf(calm)));
        const then = startsOf(slotsOf({ ...calm, now: calm.now + later * MINUTE_MS }));
        expect(then.filter((start) => !now.has(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('does not change its input', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const copy = structuredClone(asked);
        slotsOf(asked);
        expect(asked).toEqual(copy);
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  });
});

describe('the dates of clock changes', () => {
  it('are the known ones of each zone', () => {
    expect(datesOf('Europe/Madrid')).toEqual(expect.arrayContaining(['2026-03-29', '2026-10-25']));
    expect(datesOf('Australia/Lord_Howe')).toEqual(expect.arrayContaining(['2026-04-05', '2026-10-04']));
    expect(datesOf('Asia/Kolkata')).toHaveLength(1);
  });
});
