import { movedAlike, MAX_SERIES, seriesStarts, timesUntil } from './series';
import { instantOf } from '../../availability/zone-time';

const MADRID = 'Europe/Madrid';
const at = (date: string, time: string) => instantOf(date, time, MADRID);

describe('seriesStarts', () => {
  it('keeps the local time across both clock changes', () => {
    expect(seriesStarts(at('2026-03-17', '10:00'), { everyWeeks: 1, times: 3 }, MADRID)).toEqual([
      Date.UTC(2026, 2, 17, 9),
      Date.UTC(2026, 2, 24, 9),
      Date.UTC(2026, 2, 31, 8),
    ]);
    expect(seriesStarts(at('2026-10-20', '10:00'), { everyWeeks: 1, times: 2 }, MADRID)).toEqual([
      Date.UTC(2026, 9, 20, 8),
      Date.UTC(2026, 9, 27, 9),
    ]);
  });

  it('continues by weeks across the ends of months and years', () => {
    const starts = seriesStarts(at('2027-01-31', '18:30'), { everyWeeks: 4, times: 3 }, MADRID);
    expect(starts).toEqual([at('2027-01-31', '18:30'), at('2027-02-28', '18:30'), at('2027-03-28', '18:30')]);
  });

  it('includes a day on which the clocks skip its time', () => {
    const [, skipped] = seriesStarts(at('2026-03-22', '02:30'), { everyWeeks: 1, times: 2 }, MADRID);
    expect(new Date(skipped!).toISOString().slice(0, 10)).toBe('2026-03-29');
  });

  it('begins with the given instant where its local time occurs twice', () => {
    const second = Date.UTC(2026, 9, 25, 1, 30);
    expect(seriesStarts(second, { everyWeeks: 1, times: 1 }, MADRID)).toEqual([second]);
  });
});

describe('timesUntil', () => {
  it.each([
    ['2026-03-02', 0],
    ['2026-03-03', 1],
    ['2026-03-16', 1],
    ['2026-03-17', 2],
    ['2030-01-01', MAX_SERIES],
  ])('counts up to %s', (until, times) => {
    expect(timesUntil('2026-03-03', 2, until)).toBe(times);
  });
});

describe('movedAlike', () => {
  it('moves a booking by the same days to the same time of day across a clock change', () => {
    const move = { from: at('2026-03-17', '10:00'), to: at('2026-03-18', '11:30') };
    expect(movedAlike(at('2026-03-31', '10:00'), move, MADRID)).toBe(at('2026-04-01', '11:30'));
  });

  it('moves a booking at another hour by the same duration, also over midnight', () => {
    const move = { from: at('2026-03-17', '10:00'), to: at('2026-03-17', '12:00') };
    expect(movedAlike(at('2026-03-24', '23:00'), move, MADRID)).toBe(at('2026-03-25', '01:00'));
    const back = { from: move.to, to: move.from };
    expect(movedAlike(at('2026-03-24', '01:00'), back, MADRID)).toBe(at('2026-03-23', '23:00'));
  });
});
