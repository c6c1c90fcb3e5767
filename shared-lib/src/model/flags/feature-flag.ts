import murmurhash from 'murmurhash';

/** User types in a flag's conditions: `admin` for administrators, the plan for everybody else. */
export type UserType = 'free' | 'premium' | 'enterprise' | 'developer' | 'admin';
export type Platform = 'mobile' | 'tablet' | 'desktop';

/** `featureFlags/{name}`, as far as its evaluation needs it. */
export interface FeatureFlag {
  /** False switches it off for everybody, whatever the percentage. */
  enabled: boolean;
  /** 0 to 100, in steps of 0.01. */
  rolloutPercentage: number;
  /** Empty or missing lists set no condition. */
  conditions?: { userType?: readonly UserType[]; platform?: readonly Platform[] };
  /** Uids for whom it is on whatever conditions and percentage say, as long as it is enabled. */
  targetUsers?: readonly string[];
  /** Instants between which it can be on, in milliseconds since the epoch; missing ones set no bound. */
  startsAt?: number;
  endsAt?: number;
  /** Only for the emergency flag: its end in milliseconds since the epoch, and its message to people. */
  until?: number | null;
  message?: string;
}

/** Every flag by name. */
export type Flags = Readonly<Record<string, FeatureFlag>>;

/** Person and device that a flag is evaluated for. */
export interface FlagContext {
  /** `null` for somebody who isn't signed in, for whom only flags for everybody are on. */
  uid: string | null;
  userType: UserType;
  platform: Platform;
  /** Instant for which it is evaluated, by the caller's clock: the browser's or the functions'. */
  now: number;
}

const BUCKETS = 10_000;

/**
 * Returns a person's bucket in the roll-out of one flag, from 0 to 9999: always the same for the same flag, and
 * unrelated between two flags.
 */
export function bucketOf(flagName: string, uid: string): number {
  return murmurhash.v3(`${flagName}:${uid}`) % BUCKETS;
}

/** Returns the phase of a flag's dates at an instant. */
export function phaseOf(
  { startsAt = -Infinity, endsAt = Infinity }: Pick<FeatureFlag, 'startsAt' | 'endsAt'>,
  now: number,
): 'waiting' | 'current' | 'over' {
  if (now < startsAt) return 'waiting';
  return now < endsAt ? 'current' : 'over';
}

/** Returns the next instant at which a flag begins or ends; `null` when none is to come. */
export function nextFlagChange(flags: Flags, now: number): number | null {
  const instants = Object.values(flags).flatMap(({ startsAt, endsAt, until }) => [
    startsAt ?? 0,
    endsAt ?? 0,
    until ?? 0,
  ]);
  const coming = instants.filter((instant) => instant > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** Reports whether a flag is on for somebody. Outside of its dates it is on for nobody; raising its percentage switches it off for nobody. */
export function evaluateFlag(name: string, flag: FeatureFlag, context: FlagContext): boolean {
  if (!flag.enabled) return false;
  const { uid, userType, platform, now } = context;
  if (phaseOf(flag, now) !== 'current') return false;
  if (uid !== null && flag.targetUsers?.includes(uid)) return true;
  const { userType: types = [], platform: platforms = [] } = flag.conditions ?? {};
  if (types.length > 0 && !types.includes(userType)) return false;
  if (platforms.length > 0 && !platforms.includes(platform)) return false;
  if (flag.rolloutPercentage >= 100) return true;
  return uid !== null && bucketOf(name, uid) < flag.rolloutPercentage * (BUCKETS / 100);
}
