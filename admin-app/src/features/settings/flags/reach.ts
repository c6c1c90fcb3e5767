import type { FeatureFlag, ProductTotals, UserType } from 'shared-lib/domain';

/** How many accounts a flag is on for. */
export interface Reach {
  /** Accounts that it is meant for, whatever the percentage. */
  meantFor: number;
  /** Of those, how many have it; an estimate below 100 %. */
  reached: number;
  all: number;
  /** Whether it also depends on the device, which nobody counts. */
  byPlatform: boolean;
}

function countOf(type: UserType, { byPlan, admins }: ProductTotals): number {
  return type === 'admin' ? admins : byPlan[type];
}

/** How many accounts a flag as it is edited touches: its conditions on who asks, then its percentage. */
export function reachOf(flag: FeatureFlag, totals: ProductTotals): Reach {
  const types = flag.conditions?.userType ?? [];
  const meantFor =
    types.length === 0
      ? totals.users
      : Math.min(
          totals.users,
          types.reduce((sum, type) => sum + countOf(type, totals), 0),
        );
  const percentage = Math.min(100, Math.max(0, flag.rolloutPercentage));
  const listed = flag.targetUsers?.length ?? 0;
  const reached = flag.enabled
    ? Math.min(totals.users, Math.max(Math.round((meantFor * percentage) / 100), listed))
    : 0;
  return { meantFor, reached, all: totals.users, byPlatform: (flag.conditions?.platform ?? []).length > 0 };
}
