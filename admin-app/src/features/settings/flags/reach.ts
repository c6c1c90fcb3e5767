import type { FeatureFlag, ProductTotals, UserType } from 'shared-lib/model';

/** Number of accounts that a flag is on for. */
export interface Reach {
  /** Accounts that match its conditions, whatever the percentage. */
  meantFor: number;
  /** Accounts of those that have it; an estimate below 100 %. */
  reached: number;
  all: number;
  /** True when it also depends on the device, which isn't counted. */
  byPlatform: boolean;
}

function countOf(type: UserType, { byPlan, admins }: ProductTotals): number {
  return type === 'admin' ? admins : byPlan[type];
}

/** Computes the accounts that an edited flag affects: by its user types, then by its percentage. */
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
