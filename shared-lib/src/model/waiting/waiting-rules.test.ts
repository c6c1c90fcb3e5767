import { HOUR_MS, MINUTE_MS } from '../../platform/time';
import { instantOf } from '../availability/zone-time';
import {
  dayPartOf,
  hasPassed,
  inWaitingOrder,
  isWished,
  nextDaytime,
  nextMorning,
  offerTime,
  wishedDates,
} from './waiting-rules';
import type { WaitingWish } from './waiting-entry';

const MADRID = 'Europe/Madrid';
const at = (time: string, date = '2026-03-03', zone = MADRID) => instantOf(date, time, zone);

describe('the part of a day', () => {
  it.each([
    ['00:30', 'evening'],
    ['05:59', 'evening'],
    ['06:00', 'morning'],
    ['13:59', 'morning'],
    ['14:00', 'afternoon'],
    ['19:59', 'afternoon'],
    ['20:00', 'evening'],
    ['23:45', 'evening'],
  ])('of %s is the %s', (time, part) => expect(dayPartOf(at(time), MADRID)).toBe(part));

  it('goes by the clocks of the owner’s zone', () => {
    const start = Date.UTC(2026, 2, 3, 13, 30);
    expect(dayPartOf(start, 'Atlantic/Canary')).toBe('morning');
    expect(dayPartOf(start, MADRID)).toBe('afternoon');
    expect(dayPartOf(start, 'Asia/Kolkata')).toBe('afternoon');
  });
});

describe('the time at which an offer may be made', () => {
  it.each([
    ['08:00', '08:00', '2026-03-03'],
    ['20:59', '20:59', '2026-03-03'],
    ['07:59', '08:00', '2026-03-03'],
    ['21:00', '08:00', '2026-03-04'],
    ['23:59', '08:00', '2026-03-04'],
  ])('at %s is %s of %s', (time, next, date) => expect(nextDaytime(at(time), MADRID)).toBe(at(next, date)));

  it('is eight o’clock on the clocks of the morning after they change', () => {
    expect(nextDaytime(at('22:00', '2026-03-28'), MADRID)).toBe(at('08:00', '2026-03-29'));
    expect(nextDaytime(at('22:00', '2026-10-24'), MADRID)).toBe(at('08:00', '2026-10-25'));
    expect(at('08:00', '2026-03-29') - at('22:00', '2026-03-28')).toBe(9 * HOUR_MS);
  });

  it('is followed by the next morning, also by day', () => {
    expect(nextMorning(at('10:00'), MADRID)).toBe(at('08:00', '2026-03-04'));
    expect(nextMorning(at('08:00'), MADRID)).toBe(at('08:00', '2026-03-04'));
    expect(nextMorning(at('03:00'), MADRID)).toBe(at('08:00'));
  });
});

describe('the time of an offer', () => {
  const offered = (start: string, now: string, noticeMs = 0) =>
    offerTime(at(start), { now: at(now), zone: MADRID, noticeMs });

  it('is half an hour by day', () =>
    expect(offered('18:00', '10:00')).toEqual({ from: at('10:00'), until: at('10:30') }));

  it('begins in the morning after a night', () =>
    expect(offered('18:00', '02:00')).toEqual({ from: at('08:00'), until: at('08:30') }));

  it('may end after nine in the evening, once it has begun', () =>
    expect(offerTime(at('18:00', '2026-03-04'), { now: at('20:45'), zone: MADRID, noticeMs: 0 })).toEqual({
      from: at('20:45'),
      until: at('21:15'),
    }));

  it('ends at the notice before the start', () =>
    expect(offered('12:00', '10:40', HOUR_MS)).toEqual({ from: at('10:40'), until: at('11:00') }));

  it('is none where less than ten minutes are left', () => {
    expect(offered('12:00', '10:51', HOUR_MS)).toBeNull();
    expect(offered('12:00', '10:50', HOUR_MS)).not.toBeNull();
    expect(offered('08:05', '02:00')).toBeNull();
  });
});

describe('a wish', () => {
  const wish: WaitingWish = {
    from: '2026-03-02',
    to: '2026-03-08',
    weekdays: ['2', '4'],
    parts: ['morning'],
  };

  it('has a start of its days and parts, and no other', () => {
    expect(isWished(wish, at('10:00', '2026-03-03'), MADRID)).toBe(true);
    expect(isWished(wish, at('16:00', '2026-03-03'), MADRID)).toBe(false);
    expect(isWished(wish, at('10:00', '2026-03-04'), MADRID)).toBe(false);
    expect(isWished(wish, at('10:00', '2026-03-10'), MADRID)).toBe(false);
  });

  it('is cut to the days that can be booked', () => {
    expect(wishedDates(wish, { today: '2026-03-04', windowDays: 3 })).toEqual({
      from: '2026-03-04',
      to: '2026-03-06',
    });
    expect(wishedDates(wish, { today: '2026-03-09', windowDays: 60 })).toBeNull();
    expect(wishedDates(wish, { today: '2026-02-01', windowDays: 7 })).toBeNull();
  });
});

it('an appointment has passed when it overlaps one that was let pass, and not when it touches it', () => {
  const passed = [{ start: at('10:00'), end: at('11:00') }];
  const of = (from: string, to: string) => hasPassed({ passed }, { start: at(from), end: at(to) });
  expect(of('10:30', '11:30')).toBe(true);
  expect(of('11:00', '12:00')).toBe(false);
  expect(of('09:00', '10:00')).toBe(false);
});

it('entries are in the owner’s order, and of one place the older is first', () => {
  const entry = (id: string, place: number, createdAt: number) => ({ id, place, createdAt });
  const entries = [entry('c', 2, 1), entry('b', 1, 2 * MINUTE_MS), entry('a', 1, MINUTE_MS)];
  expect(inWaitingOrder(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
