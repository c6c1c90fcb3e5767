import * as fc from 'fast-check';
import { DEFAULT_FLAGS, staleReason } from './default-flags';
import { bucketOf, evaluateFlag, nextFlagChange, type FeatureFlag, type FlagContext } from './feature-flag';

const NOW = Date.UTC(2026, 2, 2, 9);
const somebody = (uid: string | null, overrides: Partial<FlagContext> = {}): FlagContext => ({
  uid,
  userType: 'free',
  platform: 'desktop',
  now: NOW,
  ...overrides,
});
const flag = (overrides: Partial<FeatureFlag> = {}): FeatureFlag => ({
  enabled: true,
  rolloutPercentage: 100,
  ...overrides,
});
const uid = fc.string({ minLength: 1, maxLength: 28 });
const name = fc.stringMatching(/^[a-z][a-z_]{3,20}$/);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('evaluateFlag', () => {
  it('is off for everybody while it is disabled, whatever else it says', () => {
    fc.assert(
      fc.property(name, uid, percent, (flagName, person, rolloutPercentage) => {
        const disabled = flag({ enabled: false, rolloutPercentage, targetUsers: [person] });
        expect(evaluateFlag(flagName, disabled, somebody(person))).toBe(false);
      }),
    );
  });

  it('always gives the same person the same answer', () => {
    fc.assert(
      fc.property(name, uid, percent, (flagName, person, rolloutPercentage) => {
        const rolled = flag({ rolloutPercentage });
        expect(evaluateFlag(flagName, rolled, somebody(person))).toBe(
          evaluateFlag(flagName, { ...rolled }, somebody(person)),
        );
      }),
    );
  });

  it('drops nobody when its percentage rises', () => {
    fc.assert(
      fc.property(name, uid, percent, percent, (flagName, person, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const before = evaluateFlag(flagName, flag({ rolloutPercentage: low }), somebody(person));
        const after = evaluateFlag(flagName, flag({ rolloutPercentage: high }), somebody(person));
        expect(!before || after).toBe(true);
      }),
    );
  });

  it('is on for the configured share of people', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => `person-${index}`);
    for (const rolloutPercentage of [1, 20, 50, 90]) {
      const reached = people.filter((person) =>
        evaluateFlag('ai_suggestions', flag({ rolloutPercentage }), somebody(person)),
      ).length;
      expect(Math.abs(reached / people.length - rolloutPercentage / 100)).toBeLessThan(0.012);
    }
  });

  it('is on for different people in different flags', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => `person-${index}`);
    const both = people.filter(
      (person) => bucketOf('dark_mode_v2', person) < 5000 && bucketOf('social_sharing_v2', person) < 5000,
    ).length;
    expect(Math.abs(both / people.length - 0.25)).toBeLessThan(0.012);
  });

  it('checks the type of account and the platform, except for listed people', () => {
    const premium = flag({ conditions: { userType: ['premium', 'admin'], platform: ['mobile'] } });
    expect(evaluateFlag('x', premium, somebody('a', { userType: 'premium', platform: 'mobile' }))).toBe(true);
    expect(evaluateFlag('x', premium, somebody('a', { userType: 'premium' }))).toBe(false);
    expect(evaluateFlag('x', premium, somebody('a', { platform: 'mobile' }))).toBe(false);
    expect(evaluateFlag('x', { ...premium, targetUsers: ['a'], rolloutPercentage: 0 }, somebody('a'))).toBe(
      true,
    );
  });

  it('S6.15 targets premium, admin, enterprise and developer accounts, and mobiles', () => {
    const types = ['free', 'premium', 'admin', 'enterprise', 'developer'] as const;
    for (const targeted of ['premium', 'admin', 'enterprise', 'developer'] as const) {
      const conditioned = flag({ conditions: { userType: [targeted] } });
      const reached = types.filter((userType) => evaluateFlag('x', conditioned, somebody('a', { userType })));
      expect(reached).toEqual([targeted]);
    }
    const platforms = ['mobile', 'tablet', 'desktop'] as const;
    const onMobiles = flag({ conditions: { platform: ['mobile'] } });
    expect(platforms.filter((platform) => evaluateFlag('x', onMobiles, somebody('a', { platform })))).toEqual(
      ['mobile'],
    );
  });

  it('is on only between its dates, to the millisecond, even for listed people', () => {
    const dated = flag({ startsAt: NOW, endsAt: NOW + 1000, targetUsers: ['a'] });
    const at = (now: number) => evaluateFlag('x', dated, somebody('a', { now }));
    expect([NOW - 1, NOW, NOW + 999, NOW + 1000].map(at)).toEqual([false, true, true, false]);
    expect(evaluateFlag('x', flag({ endsAt: NOW }), somebody('a', { now: NOW }))).toBe(false);
    expect(evaluateFlag('x', flag({ startsAt: NOW }), somebody('a', { now: NOW - 1 }))).toBe(false);
    expect(evaluateFlag('x', { ...dated, enabled: false }, somebody('a'))).toBe(false);
    expect(nextFlagChange({ a: dated, b: flag() }, NOW)).toBe(NOW + 1000);
    expect(nextFlagChange({ a: dated }, NOW + 1000)).toBeNull();
  });

  it('gives a visitor without a session only what everybody gets', () => {
    expect(evaluateFlag('x', flag(), somebody(null))).toBe(true);
    expect(evaluateFlag('x', flag({ rolloutPercentage: 99.99 }), somebody(null))).toBe(false);
  });
});

describe('a removable flag', () => {
  const OLD = NOW - 91 * 24 * 3600 * 1000;
  const reason = (overrides: Partial<FeatureFlag>, updatedAt = OLD, id = 'dark_mode_v2') =>
    staleReason({ ...flag(overrides), id, updatedAt }, NOW);

  it('has ended, or has been on or off for everybody for 90 days', () => {
    expect(reason({})).toBe('always-on');
    expect(reason({ enabled: false })).toBe('always-off');
    expect(reason({ endsAt: NOW }, NOW)).toBe('ended');
  });

  it('is neither recent, partial, scheduled, without effect nor a switch for emergencies', () => {
    expect(reason({}, NOW)).toBeNull();
    expect(reason({ rolloutPercentage: 50 })).toBeNull();
    expect(reason({ conditions: { userType: ['premium'] } })).toBeNull();
    expect(reason({ endsAt: NOW + 1 })).toBeNull();
    expect(reason({}, OLD, 'api_access')).toBeNull();
    expect(reason({}, OLD, 'rate_limiting')).toBeNull();
  });
});

describe('DEFAULT_FLAGS', () => {
  it('S9.08 are those that the specification names', () => {
    const answered = Object.entries(DEFAULT_FLAGS).map(([key, value]: [string, FeatureFlag]) => [
      key,
      value.enabled,
      value.rolloutPercentage,
      value.conditions?.userType ?? value.conditions?.platform ?? [],
    ]);
    expect(answered).toEqual([
      ['enhanced_analytics', true, 100, []],
      ['advanced_caching', true, 100, []],
      ['pwa_features', true, 100, []],
      ['rate_limiting', true, 100, []],
      ['security_monitoring', true, 100, []],
      ['mobile_app_promotion', true, 100, ['mobile']],
      ['card_themes_v2', false, 10, ['premium', 'admin']],
      ['ai_suggestions', false, 5, ['premium']],
      ['social_sharing_v2', false, 25, []],
      ['advanced_booking', false, 0, []],
      ['dark_mode_v2', false, 50, []],
      ['performance_insights', false, 20, ['premium', 'admin']],
      ['collaboration_features', false, 0, ['premium', 'enterprise']],
      ['custom_domains', false, 0, ['enterprise']],
      ['api_access', false, 0, ['enterprise', 'developer']],
    ]);
  });
});
