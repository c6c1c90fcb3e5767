import type { FeatureFlag } from '../flags/feature-flag';

/** Longest message that people read while the product is frozen, in characters; `firestore.rules` has the same. */
export const MAX_FREEZE_MESSAGE = 280;

/** Hours after which a freeze may end by itself. */
export const FREEZE_HOURS = [1, 4, 12, 24, 72] as const;

/** A freeze in force: owners can change nothing, and a notice says so. */
export interface Freeze {
  /** Message to people, besides that nothing can be changed; may be empty. */
  message: string;
  /** Time at which it ends by itself, in milliseconds since the epoch; `null` for one that an administrator ends. */
  until: number | null;
}

/** Returns the freeze that the emergency flag stands for at an instant; `null` for none. */
export function freezeOf(flag: FeatureFlag | undefined, now: number): Freeze | null {
  if (!flag?.enabled) return null;
  const { message = '', until = null } = flag;
  return until !== null && until <= now ? null : { message, until };
}
