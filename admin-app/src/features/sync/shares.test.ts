import { nextShares } from './shares';

describe('the shares of a roll-out', () => {
  it('begin with the smallest one', () => {
    expect(nextShares(null)).toEqual([5, 25, 50, 100]);
  });

  it('begin again with the smallest one after an automatic stop or an undo', () => {
    for (const state of ['halted', 'undone'] as const)
      expect(nextShares({ state, percentage: 0 })[0]).toBe(5);
  });

  it('continue above a share that was reached', () => {
    expect(nextShares({ state: 'reached', percentage: 25 })).toEqual([50, 100]);
  });

  it('continue with the same share after an interruption', () => {
    for (const state of ['paused', 'stopped', 'running', 'failed'] as const)
      expect(nextShares({ state, percentage: 25 })).toEqual([25, 50, 100]);
  });

  it('consist of all cards where some were added later', () => {
    expect(nextShares({ state: 'reached', percentage: 100 })).toEqual([100]);
  });
});
