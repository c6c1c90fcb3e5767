import type { MonthStats } from 'shared-lib/model';
import { changeOf, growthOf, happenings, standings, sumOf } from './series';

const month = (days: MonthStats['days']): MonthStats => ({ days, vitals: {}, topCards: {} });
const MONTHS = {
  '2026-10': month({ '31': { views: 4, users: 10 } }),
  '2026-11': month({ '02': { views: 6, users: 12 }, '03': { saves: 1 } }),
};
const DAYS = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'];

describe('figures of a period', () => {
  it('are counted day by day, across the end of a month', () => {
    expect(happenings(MONTHS, DAYS, 'views')).toEqual([4, 0, 6, 0]);
    expect(sumOf(happenings(MONTHS, DAYS, 'saves'))).toBe(1);
  });

  it('are unknown on days that nobody counted', () => {
    expect(standings(MONTHS, DAYS, 'users')).toEqual([10, null, 12, null]);
    expect(standings({}, DAYS, 'users')).toEqual([null, null, null, null]);
  });

  it('have a growth since the first counted day, or none if it is unknown', () => {
    expect(growthOf(DAYS, [10, null, 12, 14])).toEqual({ since: DAYS[0], isWhole: true, difference: 4 });
    expect(growthOf(DAYS, [null, 0, null, 14])).toEqual({ since: DAYS[1], isWhole: false, difference: 14 });
    expect(growthOf(DAYS, [null, null, null, 14])).toBeNull();
  });
});

describe('the change against the period before', () => {
  const both = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-11-${day}`);
  const changed = (views: (number | undefined)[]) =>
    changeOf(
      {
        '2026-11': month(
          Object.fromEntries(
            views.flatMap((value, index) =>
              value === undefined ? [] : [[`0${index + 1}`, { views: value }]],
            ),
          ),
        ),
      },
      both,
      'views',
    );

  it('is in percent, without the last day of both periods', () => {
    expect(changed([5, 5, 100, 6, 6, 0])).toEqual({ kind: 'percent', percent: 20 });
    expect(changed([5, 5, 100, 4, 4, 0])).toEqual({ kind: 'percent', percent: -20 });
  });

  it('starts from nothing without earlier events, and is unknown without earlier counts', () => {
    expect(changed([0, 0, 0, 7, 7, 7])).toEqual({ kind: 'from-nothing', difference: 14 });
    expect(changed([undefined, 0, 0, 7, 7, 7])).toEqual({ kind: 'unknown' });
    expect(changed([])).toEqual({ kind: 'unknown' });
  });
});
