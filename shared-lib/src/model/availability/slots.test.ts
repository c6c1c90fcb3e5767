import { aBusyInterval, anAvailability, aService, aSlotQuestion, type BusySlotQuestion } from '../../testing';
import type { TimeRange } from './availability';
import * as slots from './slots';
import { reservedSpan, type DaySlots } from './slots';
import { isTimeFree } from './taken-time';
import { MINUTE_MS } from '../../platform/time';

const MONDAY = '2026-03-02';

const slotsOf = (question: BusySlotQuestion) => slots.slotsOf(aSlotQuestion(question));
const isSlotOffered = (question: BusySlotQuestion, start: number) =>
  slots.isSlotOffered(aSlotQuestion(question), start);

/** Parses `9-14` or `22:30-24` to a range. */
const range = (text: string): TimeRange => {
  const [from, to] = text.split('-').map((time) => {
    const [hours, minutes = '00'] = time.split(':');
    return `${hours!.padStart(2, '0')}:${minutes}`;
  });
  return { from: from!, to: to! };
};
const open = (...ranges: string[]): TimeRange[] => ranges.map(range);
const at = (iso: string): number => Date.parse(iso);

/** Returns a question about Monday 2026-03-02 in Madrid, open from 09:00 to 12:00, computed long before and without notice. */
const ask = ({
  availability,
  ...overrides
}: Partial<Omit<BusySlotQuestion, 'availability'>> & {
  availability?: Parameters<typeof anAvailability>[0];
} = {}): BusySlotQuestion => ({
  service: aService(),
  busy: [],
  from: overrides.from ?? MONDAY,
  to: overrides.to ?? overrides.from ?? MONDAY,
  now: at('2026-01-01T00:00:00Z'),
  ...overrides,
  availability: anAvailability({
    weekly: { '1': open('9-12') },
    noticeMinutes: 0,
    windowDays: 365,
    ...availability,
  }),
});

/** Returns the starts of the first date as times in a zone. */
const times = (question: BusySlotQuestion, zone = question.availability.zone): string[] => {
  const format = new Intl.DateTimeFormat('es', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return slotsOf(question)[0]!.starts.map((start) => format.format(start));
};
const instants = (days: DaySlots[]): string[] =>
  days.flatMap(({ starts }) => starts).map((start) => new Date(start).toISOString());

/** Returns a question about one date with hours of its own, whatever its weekday. */
const askOn = (zone: string, date: string, ...ranges: string[]): BusySlotQuestion =>
  ask({ from: date, availability: { zone, overrides: { [date]: open(...ranges) } } });

describe('the slots of a day', () => {
  it('lie within the hours of its weekday, as long as the appointment fits', () => {
    const question = ask({ service: aService({ durationMinutes: 45 }) });
    expect(instants(slotsOf(question))).toEqual([
      '2026-03-02T08:00:00.000Z',
      '2026-03-02T08:30:00.000Z',
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T09:30:00.000Z',
      '2026-03-02T10:00:00.000Z',
    ]);
  });

  it('have an entry for each requested date, including closed ones', () => {
    const days = slotsOf(ask({ from: '2026-03-01', to: '2026-03-03' }));
    expect(days.map(({ date, starts }) => [date, starts.length])).toEqual([
      ['2026-03-01', 0],
      ['2026-03-02', 6],
      ['2026-03-03', 0],
    ]);
    expect(slotsOf(ask({ from: '2026-03-03', to: '2026-03-01' }))).toEqual([]);
  });

  it('are counted from the start of each range, not from the hour', () => {
    const weekly = { '1': open('9:10-10:40', '16:05-17:10') };
    expect(times(ask({ availability: { weekly } }))).toEqual(['09:10', '09:40', '10:10', '16:05', '16:35']);
  });

  it('may start at shorter intervals than the service lasts', () => {
    const question = ask({
      service: aService({ durationMinutes: 60 }),
      availability: { weekly: { '1': open('9-11') }, incrementMinutes: 15 },
    });
    expect(times(question)).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
  });

  it('are empty on an open weekday that an override closes', () => {
    expect(times(ask({ availability: { overrides: { [MONDAY]: [] } } }))).toEqual([]);
  });

  it('are those of the override on a closed weekday', () => {
    expect(times(askOn('Europe/Madrid', '2026-03-01', '10-11'))).toEqual(['10:00', '10:30']);
  });

  it('are sorted and unique even if the ranges are not', () => {
    expect(times(askOn('Europe/Madrid', MONDAY, '11-12', '9-10', '9:30-11'))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });

  it('are empty for an empty range, an increment of zero or an unknown zone', () => {
    expect(times(askOn('Europe/Madrid', MONDAY, '12-12'))).toEqual([]);
    expect(times(ask({ availability: { incrementMinutes: 0 } }))).toEqual([]);
    expect(slotsOf(ask({ availability: { zone: 'Europe/Atlantis' } }))).toEqual([
      { date: MONDAY, starts: [] },
    ]);
  });
});

describe('overlapping ranges', () => {
  it('count as one range, whose starts are counted from its beginning', () => {
    const weekly = { '1': open('9-11', '9:10-10', '10:45-12') };
    expect(times(ask({ availability: { weekly } }))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });

  it('give each start once, however many ranges cover the day', () => {
    const hostile = ask({
      availability: { weekly: { '1': Array.from({ length: 12 }, () => range('0-24')) }, incrementMinutes: 5 },
    });
    expect(times({ ...hostile, service: aService({ durationMinutes: 5 }) })).toHaveLength(288);
  });
});

describe('the day on which clocks go forward in Madrid, 2026-03-29', () => {
  const spring = (...ranges: string[]) => times(askOn('Europe/Madrid', '2026-03-29', ...ranges));

  it('skips the missing hour and offers every start after it', () => {
    expect(spring('1-4')).toEqual(['01:00', '01:30', '03:00', '03:30']);
  });

  it('has 23 hours', () => {
    const question = askOn('Europe/Madrid', '2026-03-29', '0-24');
    question.availability.incrementMinutes = 60;
    expect(times(question).map((time) => Number(time.slice(0, 2)))).toEqual([
      0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    ]);
  });

  it('offers nothing in a range within the missing hour', () => {
    expect(spring('2-3')).toEqual([]);
  });

  it('moves a start or an end within the missing hour to the end of that hour', () => {
    expect(spring('2:15-4')).toEqual(['03:00', '03:30']);
    expect(spring('1-2:40')).toEqual(['01:00', '01:30']);
  });

  it('keeps steps in elapsed time', () => {
    expect(spring('1:45-4:15')).toEqual(['01:45', '03:15', '03:45']);
  });
});

describe('the day on which clocks go back in Madrid, 2026-10-25', () => {
  const autumn = (...ranges: string[]) =>
    instants(slotsOf(askOn('Europe/Madrid', '2026-10-25', ...ranges))).map((iso) => iso.slice(5, 16));

  it('offers the repeated hour twice', () => {
    expect(times(askOn('Europe/Madrid', '2026-10-25', '1-4'))).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ]);
  });

  it('has 25 hours', () => {
    const question = askOn('Europe/Madrid', '2026-10-25', '0-24');
    question.availability.incrementMinutes = 60;
    expect(times(question).map((time) => Number(time.slice(0, 2)))).toEqual([
      0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    ]);
  });

  it('takes the first of two instants with the same local time, as start and as end', () => {
    expect(autumn('2:30-3')).toEqual(['10-25T00:30', '10-25T01:00', '10-25T01:30']);
    expect(autumn('1-2:30')).toEqual(['10-24T23:00', '10-24T23:30', '10-25T00:00']);
  });
});

describe('slots of other zones and of nights', () => {
  it('follow the half-hour clock change of Lord Howe', () => {
    expect(times(askOn('Australia/Lord_Howe', '2026-10-04', '1-3:30'))).toEqual([
      '01:00',
      '01:30',
      '02:30',
      '03:00',
    ]);
    expect(times(askOn('Australia/Lord_Howe', '2026-04-05', '1-3'))).toEqual([
      '01:00',
      '01:30',
      '01:30',
      '02:00',
      '02:30',
    ]);
  });

  it('follow the skipped midnight and the repeated hour of Santiago', () => {
    expect(times(askOn('America/Santiago', '2026-09-05', '23-24'))).toEqual(['23:00', '23:30']);
    expect(times(askOn('America/Santiago', '2026-09-06', '0-2'))).toEqual(['01:00', '01:30']);
    expect(times(askOn('America/Santiago', '2026-04-04', '22:30-24'))).toEqual([
      '22:30',
      '23:00',
      '23:30',
      '23:00',
      '23:30',
    ]);
  });

  it('have the half-hour offset of Kolkata', () => {
    expect(instants(slotsOf(askOn('Asia/Kolkata', MONDAY, '9-10')))).toEqual([
      '2026-03-02T03:30:00.000Z',
      '2026-03-02T04:00:00.000Z',
    ]);
  });

  it.each([
    ['America/Mexico_City', '2026-03-03T04:00:00.000Z', '2026-03-03T04:30:00.000Z'],
    ['America/Los_Angeles', '2026-03-03T06:00:00.000Z', '2026-03-03T06:30:00.000Z'],
  ])(
    'in %s belong to the owner’s date late in the evening, although UTC is a day ahead',
    (zone, ...expected) => {
      const question = askOn(zone, MONDAY, '22-23');
      expect(instants(slotsOf(question))).toEqual(expected);
      expect(slotsOf({ ...question, from: '2026-03-03', to: '2026-03-03' })[0]!.starts).toEqual([]);
      expect(isSlotOffered(question, at(expected[0]!))).toBe(true);
    },
  );

  it('run on over midnight where one range ends and the next begins', () => {
    const question = ask({
      service: aService({ durationMinutes: 60 }),
      to: '2026-03-03',
      availability: { overrides: { [MONDAY]: open('22-24'), '2026-03-03': open('0-1') } },
    });
    expect(instants(slotsOf(question))).toEqual([
      '2026-03-02T21:00:00.000Z',
      '2026-03-02T21:30:00.000Z',
      '2026-03-02T22:00:00.000Z',
      '2026-03-02T22:30:00.000Z',
      '2026-03-02T23:00:00.000Z',
    ]);
  });

  it('of a range from 22:00 to 02:00 continue on the next date', () => {
    const hours = { weekly: {}, overrides: { [MONDAY]: open('22-2') } };
    const question = ask({ availability: hours });
    expect(times(question)).toEqual(['22:00', '22:30', '23:00', '23:30']);
    const tuesday = { ...question, from: '2026-03-03', to: '2026-03-03' };
    expect(times(tuesday)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    const long = { service: aService({ durationMinutes: 120 }) };
    expect(times({ ...question, ...long })).toEqual(['22:00', '22:30', '23:00', '23:30']);
    expect(times({ ...tuesday, ...long })).toEqual(['00:00']);
    expect(isSlotOffered({ ...question, ...long }, at('2026-03-02T23:00:00+01:00'))).toBe(true);
  });

  it('of a night stay when the next date is closed', () => {
    const hours = { weekly: {}, overrides: { [MONDAY]: open('22-2'), '2026-03-03': [] } };
    expect(times(ask({ from: '2026-03-03', to: '2026-03-03', availability: hours }))).toEqual([
      ...['00:00', '00:30', '01:00', '01:30'],
    ]);
    const closed = { weekly: {}, overrides: { [MONDAY]: [], '2026-03-03': open('9-10') } };
    expect(times(ask({ from: '2026-03-03', to: '2026-03-03', availability: closed }))).toEqual([
      '09:00',
      '09:30',
    ]);
  });

  it('may span two ranges that touch', () => {
    const hours = { weekly: {}, overrides: { [MONDAY]: [...open('9-10'), ...open('10-11')] } };
    expect(times(ask({ service: aService({ durationMinutes: 60 }), availability: hours }))).toEqual([
      ...['09:00', '09:30', '10:00'],
    ]);
  });

  it('of a night with a clock change are as many as it has hours', () => {
    const hours = { weekly: {}, overrides: { '2026-10-24': open('23-4') } };
    const night = ask({ from: '2026-10-24', to: '2026-10-25', availability: hours });
    expect(instants(slotsOf(night))).toHaveLength(12);
    expect(instants(slotsOf(night)).at(-1)).toBe('2026-10-25T02:30:00.000Z');
  });
});

describe('the minimum notice', () => {
  const now = at('2026-03-02T07:00:00Z');

  it('excludes every start before its end, to the millisecond', () => {
    const question = ask({ now, availability: { noticeMinutes: 120 } });
    expect(times(question)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(times({ ...question, now: now + 1 })).toEqual(['10:30', '11:00', '11:30']);
  });

  it('is the longer of the owner’s and of the service’s', () => {
    const longer = aService({ noticeMinutes: 180 });
    expect(times(ask({ now, service: longer, availability: { noticeMinutes: 120 } }))).toEqual([
      '11:00',
      '11:30',
    ]);
    expect(times(ask({ now, service: longer, availability: { noticeMinutes: 240 } }))).toEqual([]);
  });

  it('of 24 hours is elapsed time where clocks change in between', () => {
    const aDay = { noticeMinutes: 1440 };
    const spring = ask({
      now: at('2026-03-28T10:00:00+01:00'),
      from: '2026-03-29',
      availability: { ...aDay, overrides: { '2026-03-29': open('9-12') } },
    });
    expect(times(spring)).toEqual(['11:00', '11:30']);
    const autumn = ask({
      now: at('2026-10-24T10:00:00+02:00'),
      from: '2026-10-25',
      availability: { ...aDay, overrides: { '2026-10-25': open('8-10') } },
    });
    expect(times(autumn)).toEqual(['09:00', '09:30']);
  });

  it('can end within the repeated hour', () => {
    const question = askOn('Europe/Madrid', '2026-10-25', '1-4');
    question.now = at('2026-10-25T01:00:00Z');
    expect(times(question)).toEqual(['02:00', '02:30', '03:00', '03:30']);
  });
});

describe('the booking window', () => {
  const everyDay = Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, open('9-9:30')]),
  );
  const offered = (now: string, windowDays: number, zone = 'Europe/Madrid') =>
    slotsOf(
      ask({
        now: at(now),
        from: '2026-02-27',
        to: '2026-03-06',
        availability: { zone, windowDays, weekly: everyDay },
      }),
    )
      .filter(({ starts }) => starts.length > 0)
      .map(({ date }) => date);

  it('begins today and covers the configured number of dates', () => {
    expect(offered('2026-03-01T00:00:00Z', 1)).toEqual(['2026-03-01']);
    expect(offered('2026-03-01T00:00:00Z', 3)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  it('counts from the owner’s date, which may differ from that of UTC', () => {
    expect(offered('2026-03-01T12:00:00Z', 2, 'Pacific/Auckland')).toEqual(['2026-03-02', '2026-03-03']);
    expect(offered('2026-03-01T05:00:00Z', 2, 'America/Mexico_City')).toEqual(['2026-03-01']);
  });
});

describe('busy time', () => {
  it('is not offered, but slots that touch it are', () => {
    expect(times(ask({ busy: [aBusyInterval()] }))).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
  });

  it('of one minute blocks the whole slot', () => {
    const busy = [aBusyInterval({ start: at('2026-03-02T09:29:00Z'), end: at('2026-03-02T09:30:00Z') })];
    expect(times(ask({ busy }))).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
  });

  it('may overlap itself, be out of order and lie outside the hours', () => {
    const span = (start: string, end: string) =>
      aBusyInterval({ start: at(`2026-03-02T${start}:00Z`), end: at(`2026-03-02T${end}:00Z`) });
    const busy = [
      span('10:00', '10:10'),
      span('08:30', '10:05'),
      span('09:00', '09:10'),
      span('05:00', '07:59'),
    ];
    expect(times(ask({ busy }))).toEqual(['09:00', '11:30']);
  });

  it('with buffers of 15 and 30 minutes leaves 45 minutes until the next start', () => {
    const service = aService({ bufferBeforeMinutes: 15, bufferAfterMinutes: 30 });
    const booked = aBusyInterval(reservedSpan(service, at('2026-03-02T09:00:00Z')));
    expect([booked.start, booked.end]).toEqual([at('2026-03-02T08:45:00Z'), at('2026-03-02T10:00:00Z')]);
    const question = ask({
      service,
      busy: [booked],
      availability: { weekly: { '1': open('8-12') }, incrementMinutes: 5 },
    });
    // Booked from 10:00 to 10:30.
    expect(times(question)).toEqual([
      ...['08:00', '08:05', '08:10', '08:15', '08:20', '08:25', '08:30', '08:35', '08:40', '08:45'],
      ...['11:15', '11:20', '11:25', '11:30'],
    ]);
  });

  it('keeps the buffers with which it was booked', () => {
    const booked = aBusyInterval(
      reservedSpan(aService({ bufferAfterMinutes: 30 }), at('2026-03-02T09:00:00Z')),
    );
    expect(times(ask({ busy: [booked] }))).toEqual(['09:00', '09:30', '11:00', '11:30']);
  });

  it('does not limit buffers outside the hours', () => {
    const service = aService({ bufferBeforeMinutes: 60, bufferAfterMinutes: 60 });
    expect(times(ask({ service, availability: { weekly: { '1': open('9-10') } } }))).toEqual([
      '09:00',
      '09:30',
    ]);
  });

  it('after midnight blocks a start whose buffer would reach it', () => {
    const service = aService({ bufferAfterMinutes: 30 });
    const next = { start: at('2026-03-02T23:15:00Z'), end: at('2026-03-03T00:00:00Z'), date: '2026-03-03' };
    const question = { ...askOn('Europe/Madrid', MONDAY, '22-24'), service };
    expect(times({ ...question, busy: [aBusyInterval(next)] })).toEqual(['22:00', '22:30', '23:00']);
    expect(times(question)).toEqual(['22:00', '22:30', '23:00', '23:30']);
  });

  it('before midnight blocks the first starts of the day with its buffer', () => {
    const late = { start: at('2026-03-01T22:00:00Z'), end: at('2026-03-01T23:20:00Z'), date: '2026-03-01' };
    const question = { ...askOn('Europe/Madrid', MONDAY, '0-1:30'), busy: [aBusyInterval(late)] };
    expect(times(question)).toEqual(['00:30', '01:00']);
  });

  it('of a hold is free again from the instant at which the hold runs out', () => {
    const now = at('2026-03-01T00:00:00Z');
    const held = (heldUntil: number) => times(ask({ now, busy: [aBusyInterval({ heldUntil })] }));
    expect(held(now + 1)).not.toContain('10:00');
    expect(held(now)).toContain('10:00');
  });

  it('of a hold or a block stays busy although its id is that of the ignored booking', () => {
    const ignore = new Set(['booking:mine']);
    for (const other of [{ heldUntil: Date.UTC(2027, 0, 1) }, { serviceId: '' }])
      expect(times(ask({ busy: [aBusyInterval({ id: 'mine', ...other })], ignore }))).not.toContain('10:00');
  });

  it('of the ignored booking is free', () => {
    const busy = [
      aBusyInterval({ id: 'mine' }),
      aBusyInterval({ id: 'theirs', start: at('2026-03-02T09:20:00Z') }),
    ];
    expect(times(ask({ busy: busy.slice(0, 1), ignore: new Set(['booking:mine']) }))).toContain('10:00');
    expect(times(ask({ busy, ignore: new Set(['booking:mine']) }))).not.toContain('10:00');
  });
});

describe('the daily limits', () => {
  const early = { start: at('2026-03-02T05:00:00Z'), end: at('2026-03-02T05:30:00Z') };
  const counts = (
    interval: Parameters<typeof aBusyInterval>[0],
    limits: { owner?: number; service?: number },
  ) =>
    times(
      ask({
        service: aService({ maxPerDay: limits.service ?? 0 }),
        busy: [aBusyInterval({ ...early, ...interval })],
        availability: { maxPerDay: limits.owner ?? 0 },
      }),
    ).length === 0;

  it('close a date when they are reached, and not before', () => {
    expect(counts({}, { owner: 1 })).toBe(true);
    expect(counts({}, { owner: 2 })).toBe(false);
    expect(counts({}, { service: 1 })).toBe(true);
    expect(counts({}, { service: 2 })).toBe(false);
    expect(counts({}, {})).toBe(false);
  });

  it('count bookings of other services for the owner’s limit only', () => {
    expect(counts({ serviceId: 'other' }, { owner: 1 })).toBe(true);
    expect(counts({ serviceId: 'other' }, { service: 1 })).toBe(false);
  });

  it('do not count blocked time', () => {
    expect(counts({ serviceId: '' }, { owner: 1, service: 1 })).toBe(false);
  });

  it('count by the date on which the appointment starts, not by what it touches', () => {
    expect(counts({ date: '2026-03-01' }, { owner: 1, service: 1 })).toBe(false);
  });

  it('count holds while they last', () => {
    const now = ask().now;
    expect(counts({ heldUntil: now + 1 }, { owner: 1 })).toBe(true);
    expect(counts({ heldUntil: now }, { owner: 1 })).toBe(false);
  });

  it('count a booking once that was read with two days', () => {
    const twice = [aBusyInterval(early), aBusyInterval(early)];
    expect(times(ask({ busy: twice, availability: { maxPerDay: 2 } }))).toHaveLength(6);
  });

  it('ignore the booking that is moved within its date', () => {
    const { id } = aBusyInterval();
    const full = ask({ busy: [aBusyInterval()], availability: { maxPerDay: 1 } });
    expect(times(full)).toEqual([]);
    expect(times({ ...full, ignore: new Set([`booking:${id}`]) })).toHaveLength(6);
  });
});

describe('noGaps', () => {
  const question = (...busy: BusySlotQuestion['busy']) =>
    ask({ busy, availability: { weekly: { '1': open('9-13') }, noGaps: true } });
  const all = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
  const noon = { start: at('2026-03-02T11:00:00Z'), end: at('2026-03-02T11:30:00Z') };

  it('changes nothing on a date without bookings, also where time is blocked', () => {
    expect(times(question())).toEqual(all);
    expect(times(question(aBusyInterval({ serviceId: '' })))).toEqual(all.filter((time) => time !== '10:00'));
  });

  it('offers only starts that touch a booking or an end of the hours', () => {
    expect(times(question(aBusyInterval(noon)))).toEqual(['09:00', '11:30', '12:30']);
    expect(times(question(aBusyInterval()))).toEqual(['09:00', '09:30', '10:30', '12:30']);
  });

  it('offers the nearest start where none touches exactly', () => {
    const off = { start: at('2026-03-02T09:00:00Z'), end: at('2026-03-02T09:20:00Z') };
    expect(times(question(aBusyInterval(off)))).toEqual(['09:00', '09:30', '10:30', '12:30']);
  });

  it('does not take the present moment for an end of the hours', () => {
    const late = { ...question(aBusyInterval(noon)), now: at('2026-03-02T08:45:00Z') };
    expect(times(late)).toEqual(['11:30', '12:30']);
  });
});

describe('a visitor in New York', () => {
  it.each([
    ['in winter', '2026-02-02', ['04:00', '04:30']],
    ['when only New York has summer time', '2026-03-16', ['05:00', '05:30']],
    ['in summer', '2026-06-01', ['04:00', '04:30']],
    ['when only New York still has summer time', '2026-10-26', ['05:00', '05:30']],
  ])('sees 10:00 and 10:30 in Madrid at their own hour %s', (_when, date, expected) => {
    expect(times(askOn('Europe/Madrid', date, '10-11'), 'America/New_York')).toEqual(expected);
  });
});

describe('isSlotOffered', () => {
  const ten = at('2026-03-02T09:00:00Z');

  it('accepts a listed start and no other', () => {
    expect(isSlotOffered(ask(), ten)).toBe(true);
    for (const other of [ten + 1, ten - MINUTE_MS, at('2026-03-02T11:00:00Z'), at('2026-03-01T09:00:00Z')]) {
      expect(isSlotOffered(ask(), other)).toBe(false);
    }
  });

  it('refuses a start that was booked after the page was read', () => {
    expect(isSlotOffered(ask({ busy: [aBusyInterval()] }), ten)).toBe(false);
  });

  it('refuses the far ends of time and unknown zones', () => {
    for (const far of [0, Date.UTC(9999, 11, 31, 23, 59)]) {
      expect(isSlotOffered(ask(), far)).toBe(false);
    }
    expect(isSlotOffered(ask({ availability: { zone: 'Nowhere/At_All' } }), ten)).toBe(false);
  });
});

describe('isTimeFree', () => {
  const now = at('2026-03-01T00:00:00Z');
  const { start, end } = aBusyInterval();
  const free = (from: number, to: number, interval: Parameters<typeof aBusyInterval>[0] = {}, ignore = '') =>
    isTimeFree({
      start: from,
      end: to,
      now,
      intervals: [aBusyInterval(interval)],
      ignore: new Set([ignore]),
    });

  it('returns false for any overlap with busy time, to the millisecond', () => {
    expect(free(start - 1000, start)).toBe(true);
    expect(free(end, end + 1000)).toBe(true);
    expect(free(start - 1000, start + 1)).toBe(false);
    expect(free(end - 1, end + 1000)).toBe(false);
    expect(free(start - 1000, end + 1000)).toBe(false);
  });

  it('ignores holds that have run out, and the ignored booking', () => {
    expect(free(start, end, { heldUntil: now })).toBe(true);
    expect(free(start, end, { heldUntil: now + 1 })).toBe(false);
    expect(free(start, end, { id: 'mine' }, 'booking:mine')).toBe(true);
  });
});
