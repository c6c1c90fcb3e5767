import type { MonthStats } from 'shared-lib/domain';
import { changeInPercent, happenings, standings, sumOf } from './series';

const month = (days: MonthStats['days']): MonthStats => ({ days, vitals: {}, topCards: {} });
const MONTHS = {
  '2026-10': month({ '31': { views: 4, users: 10 } }),
  '2026-11': month({ '02': { views: 6, users: 12 }, '03': { saves: 1 } }),
};
const DAYS = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'];

describe('figures of a period', () => {
  it('counts what happened day by day, over the end of a month', () => {
    expect(happenings(MONTHS, DAYS, 'views')).toEqual([4, 0, 6, 0]);
    expect(sumOf(happenings(MONTHS, DAYS, 'saves'))).toBe(1);
  });

  it('stands where it stood on days that nobody counted', () => {
    expect(standings(MONTHS, DAYS, 'users')).toEqual([10, 10, 12, 12]);
    expect(standings(MONTHS, ['2026-11-01', '2026-11-02'], 'users')).toEqual([12, 12]);
    expect(standings({}, DAYS, 'users')).toEqual([0, 0, 0, 0]);
  });

  it('compares with what was before, where something was', () => {
    expect(changeInPercent(10, 12)).toBe(20);
    expect(changeInPercent(8, 6)).toBe(-25);
    expect(changeInPercent(0, 6)).toBeNull();
  });
});
