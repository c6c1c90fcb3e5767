import { isZone } from './is-zone';
import { addDays, datesBetween, daysFrom, instantOf, localDateOf, weekdayOf } from './zone-time';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('dates', () => {
  it('are counted over months, leap years and years', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-12-31', 365)).toBe('2027-12-31');
    expect(daysFrom('2026-12-31', '2028-01-01')).toBe(366);
    expect(daysFrom('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('are listed including both ends', () => {
    expect(datesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(datesBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
    expect(datesBetween('2026-03-01', '2026-02-28')).toEqual([]);
    expect(datesBetween('mañana', '2026-02-28')).toEqual([]);
  });

  it('have a weekday', () => {
    expect(datesBetween('2026-03-02', '2026-03-08').map(weekdayOf)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
    expect(weekdayOf('1969-12-28')).toBe('7');
  });
});

describe('instantOf', () => {
  it.each([
    ['has the offset of its date in winter', '2026-01-15', '09:00', 'Europe/Madrid', '2026-01-15T08:00'],
    ['has the offset of its date in summer', '2026-07-15', '09:00', 'Europe/Madrid', '2026-07-15T07:00'],
    ['before clocks change on that day', '2026-03-29', '01:59', 'Europe/Madrid', '2026-03-29T00:59'],
    ['moves a time that is skipped to the next', '2026-03-29', '02:10', 'Europe/Madrid', '2026-03-29T01:00'],
    ['after clocks have changed', '2026-03-29', '03:00', 'Europe/Madrid', '2026-03-29T01:00'],
    ['takes the first of a repeated time', '2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30'],
    ['after a repeated time', '2026-10-25', '03:00', 'Europe/Madrid', '2026-10-25T02:00'],
    ['takes 24:00 for the next day', '2026-10-24', '24:00', 'Europe/Madrid', '2026-10-24T22:00'],
    [
      'takes 24:00 for 01:00 where midnight is skipped',
      '2026-09-05',
      '24:00',
      'America/Santiago',
      '2026-09-06T04:00',
    ],
    ['ends the day after a repeated hour', '2026-04-04', '24:00', 'America/Santiago', '2026-04-05T04:00'],
    ['knows half hours', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45'],
    ['skips half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30'],
    ['knows quarters', '2026-05-01', '00:00', 'Asia/Kathmandu', '2026-04-30T18:15'],
    ['furthest ahead', '2026-05-01', '00:00', 'Pacific/Kiritimati', '2026-04-30T10:00'],
    ['furthest behind', '2026-05-01', '23:00', 'Pacific/Pago_Pago', '2026-05-02T10:00'],
    ['on a day that a country left out', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00'],
  ])('%s: %s %s in %s', (_what, date, time, zone, expected) => {
    expect(iso(instantOf(date, time, zone))).toBe(`${expected}:00.000Z`);
  });

  it('throws on an unknown zone', () => {
    expect(() => instantOf('2026-03-02', '09:00', 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('localDateOf', () => {
  it('returns the date in the zone', () => {
    const instant = Date.UTC(2026, 2, 2, 4, 30);
    expect(localDateOf(instant, 'Europe/Madrid')).toBe('2026-03-02');
    expect(localDateOf(instant, 'America/Mexico_City')).toBe('2026-03-01');
    expect(localDateOf(Date.UTC(2026, 2, 2, 10), 'Pacific/Kiritimati')).toBe('2026-03-03');
  });

  it('changes at midnight, also on the days on which clocks change', () => {
    const midnight = Date.UTC(2026, 9, 25, 23);
    expect(localDateOf(midnight - 1, 'Europe/Madrid')).toBe('2026-10-25');
    expect(localDateOf(midnight, 'Europe/Madrid')).toBe('2026-10-26');
    expect(localDateOf(Date.UTC(2026, 3, 5, 3, 59), 'America/Santiago')).toBe('2026-04-04');
  });

  it('throws on an unknown zone', () => {
    expect(() => localDateOf(Date.UTC(2026, 2, 2), 'Europe/Atlantis')).toThrow(RangeError);
  });

  it('is correct for thousands of days in a row', () => {
    const wrong = datesBetween('2020-01-01', '2029-12-31').filter(
      (date) => localDateOf(instantOf(date, '12:00', 'Europe/Madrid'), 'Europe/Madrid') !== date,
    );
    expect(wrong).toEqual([]);
  });
});

describe('isZone', () => {
  it('accepts known zones and refuses everything else', () => {
    expect(
      ['Europe/Madrid', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta'].filter(isZone),
    ).toHaveLength(4);
    expect(['', 'Europe/Atlantis', '+02:00', 'Madrid', '../etc', 'Europe/Madrid '].filter(isZone)).toEqual(
      [],
    );
  });
});
