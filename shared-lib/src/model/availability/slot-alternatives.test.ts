import { groupByZone, nearestSlots } from './slot-alternatives';
import type { DaySlots } from './slots';
import { HOUR_MS } from '../../platform/time';

const at = (hour: number): number => Date.UTC(2026, 2, 2, hour);

const DAYS: DaySlots[] = [
  { date: '2026-03-02', starts: [at(8), at(9), at(13)] },
  { date: '2026-03-03', starts: [] },
  { date: '2026-03-04', starts: [at(56)] },
];

describe('nearestSlots', () => {
  it('returns the nearest slots in order of time', () => {
    expect(nearestSlots(DAYS, at(10), 2)).toEqual([at(8), at(9)]);
    expect(nearestSlots(DAYS, at(12), 2)).toEqual([at(9), at(13)]);
  });

  it('returns slots of other days where the day has too few', () => {
    expect(nearestSlots(DAYS, at(14), 9)).toEqual([at(8), at(9), at(13), at(56)]);
    expect(nearestSlots([], at(14), 3)).toEqual([]);
  });

  it('prefers the earlier of two equally near slots', () => {
    expect(nearestSlots(DAYS, at(11), 1)).toEqual([at(9)]);
  });
});

describe('groupByZone', () => {
  it('groups each start under its date in the visitor’s time zone', () => {
    const owner: DaySlots[] = [
      { date: '2026-03-02', starts: [at(-1), at(5), at(6)] },
      { date: '2026-03-03', starts: [] },
      { date: '2026-03-04', starts: [at(48)] },
    ];
    expect(groupByZone(owner, 'America/New_York')).toEqual([
      { date: '2026-03-01', starts: [at(-1)] },
      { date: '2026-03-02', starts: [at(5), at(6)] },
      { date: '2026-03-03', starts: [at(48)] },
    ]);
    expect(groupByZone(owner, 'Pacific/Auckland')).toEqual([
      { date: '2026-03-02', starts: [at(-1), at(5), at(6)] },
      { date: '2026-03-04', starts: [at(48)] },
    ]);
  });

  it('merges starts of two of the owner’s dates that are one date for the visitor', () => {
    const owner: DaySlots[] = [
      { date: '2026-03-02', starts: [at(22)] },
      { date: '2026-03-03', starts: [at(22) + 2 * HOUR_MS] },
    ];
    expect(groupByZone(owner, 'America/New_York')).toEqual([
      { date: '2026-03-02', starts: [at(22), at(24)] },
    ]);
  });
});
