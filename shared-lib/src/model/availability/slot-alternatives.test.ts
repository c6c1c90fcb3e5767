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
  it('are the nearest in time, in order', () => {
    expect(nearestSlots(DAYS, at(10), 2)).toEqual([at(8), at(9)]);
    expect(nearestSlots(DAYS, at(12), 2)).toEqual([at(9), at(13)]);
  });

  it('reach into other days where there are fewer', () => {
    expect(nearestSlots(DAYS, at(14), 9)).toEqual([at(8), at(9), at(13), at(56)]);
    expect(nearestSlots([], at(14), 3)).toEqual([]);
  });

  it('prefer the earlier of two that are equally near', () => {
    expect(nearestSlots(DAYS, at(11), 1)).toEqual([at(9)]);
  });
});

describe('groupByZone', () => {
  it('puts each start under the date that the visitor’s calendar has', () => {
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

  it('joins starts of two of the owner’s dates that are one for the visitor', () => {
    const owner: DaySlots[] = [
      { date: '2026-03-02', starts: [at(22)] },
      { date: '2026-03-03', starts: [at(22) + 2 * HOUR_MS] },
    ];
    expect(groupByZone(owner, 'America/New_York')).toEqual([
      { date: '2026-03-02', starts: [at(22), at(24)] },
    ]);
  });
});
