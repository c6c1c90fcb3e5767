import murmurhash from 'murmurhash';

/** Who a flag's conditions speak of: `admin` for administrators, the plan for everybody else. */
export type UserType = 'free' | 'premium' | 'enterprise' | 'developer' | 'admin';
export type Platform = 'mobile' | 'tablet' | 'desktop';

/** `featureFlags/{name}` as far as its evaluation goes. */
export interface FeatureFlag {
  /** False is off for everybody; the percentage waits. */
  enabled: boolean;
  /** 0 to 100, in steps of 0.01. */
  rolloutPercentage: number;
  /** Empty or missing lists ask nothing. */
  conditions?: { userType?: readonly UserType[]; platform?: readonly Platform[] };
  /** Uids that have it whatever conditions and percentage say, as long as it is enabled. */
  targetUsers?: readonly string[];
}

/** Every flag by name. */
export type Flags = Readonly<Record<string, FeatureFlag>>;

/** Who asks. */
export interface FlagContext {
  /** `null` for somebody who isn't signed in: they get what is meant for everybody only. */
  uid: string | null;
  userType: UserType;
  platform: Platform;
}

const BUCKETS = 10_000;

/**
 * Where somebody stands in the roll-out of one flag, from 0 to 9999: always the same place for the same flag, and
 * unrelated places for two flags.
 */
export function bucketOf(flagName: string, uid: string): number {
  return murmurhash.v3(`${flagName}:${uid}`) % BUCKETS;
}

/**
 * Whether a flag is on for somebody. Raising its percentage takes it from nobody.
 *
 * Order: disabled → listed user → conditions → percentage.
 */
export function evaluateFlag(name: string, flag: FeatureFlag, context: FlagContext): boolean {
  if (!flag.enabled) return false;
  const { uid, userType, platform } = context;
  if (uid !== null && flag.targetUsers?.includes(uid)) return true;
  const { userType: types = [], platform: platforms = [] } = flag.conditions ?? {};
  if (types.length > 0 && !types.includes(userType)) return false;
  if (platforms.length > 0 && !platforms.includes(platform)) return false;
  if (flag.rolloutPercentage >= 100) return true;
  return uid !== null && bucketOf(name, uid) < flag.rolloutPercentage * (BUCKETS / 100);
}
