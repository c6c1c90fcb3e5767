import { NO_TOTALS, type FeatureFlag } from 'shared-lib/model';
import { reachOf } from './reach';

const TOTALS = {
  ...NO_TOTALS,
  users: 1000,
  admins: 10,
  byPlan: { free: 800, premium: 150, enterprise: 40, developer: 10 },
};
const flag = (overrides: Partial<FeatureFlag> = {}): FeatureFlag => ({
  enabled: true,
  rolloutPercentage: 100,
  ...overrides,
});

describe('reachOf', () => {
  it.each([
    ['everybody', flag(), 1000],
    ['a share of everybody', flag({ rolloutPercentage: 25 }), 250],
    ['nobody while it is off', flag({ enabled: false, targetUsers: ['a'] }), 0],
    ['some plans', flag({ conditions: { userType: ['premium', 'admin'] } }), 160],
    ['a share of some plans', flag({ rolloutPercentage: 50, conditions: { userType: ['enterprise'] } }), 20],
    ['at least those who are listed', flag({ rolloutPercentage: 0, targetUsers: ['a', 'b'] }), 2],
  ])('counts %s', (_whom, requested, reached) => {
    expect(reachOf(requested, TOTALS).reached).toBe(reached);
  });

  it('reports when the device also matters', () => {
    expect(reachOf(flag({ conditions: { platform: ['mobile'] } }), TOTALS).byPlatform).toBe(true);
    expect(reachOf(flag(), TOTALS)).toEqual({ meantFor: 1000, reached: 1000, all: 1000, byPlatform: false });
  });
});
