import { nextShares } from './shares';

describe('the shares of a roll-out', () => {
  it('begin with the smallest one', () => {
    expect(nextShares(null)).toEqual([5, 25, 50, 100]);
  });

  it('begin again with the smallest one after it stopped by itself or was undone', () => {
    for (const state of ['halted', 'undone'] as const)
      expect(nextShares({ state, percentage: 0 })[0]).toBe(5);
  });

  it('go on above a share that is reached', () => {
    expect(nextShares({ state: 'reached', percentage: 25 })).toEqual([50, 100]);
  });

  it('go on with the own share of one that was interrupted', () => {
    for (const state of ['paused', 'stopped', 'running', 'failed'] as const)
      expect(nextShares({ state, percentage: 25 })).toEqual([25, 50, 100]);
  });

  it('are all cards where some of them came later', () => {
    expect(nextShares({ state: 'reached', percentage: 100 })).toEqual([100]);
  });
});
