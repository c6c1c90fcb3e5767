import { evaluateFlag, type FeatureFlag, type IndexedUser, type Platform } from 'shared-lib/model';

const PLATFORMS: readonly Platform[] = ['mobile', 'tablet', 'desktop'];

/** State of a flag for an account: `platform` when it depends on the device. */
export interface FlagOfUser {
  name: string;
  state: 'on' | 'off' | 'platform';
}

/** Returns the state of each flag for an account on any device, sorted by name. */
export function flagsOfUser(
  flags: Readonly<Record<string, FeatureFlag>>,
  { uid, plan, isAdmin }: Pick<IndexedUser, 'uid' | 'plan' | 'isAdmin'>,
  now: number = Date.now(),
): FlagOfUser[] {
  const userType = isAdmin ? ('admin' as const) : plan;
  return Object.entries(flags)
    .map(([name, flag]): FlagOfUser => {
      const on = PLATFORMS.filter((platform) => evaluateFlag(name, flag, { uid, userType, platform, now }));
      if (on.length === 0) return { name, state: 'off' };
      return { name, state: on.length === PLATFORMS.length ? 'on' : 'platform' };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
}
