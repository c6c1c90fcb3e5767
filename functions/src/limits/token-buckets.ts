import type { Limit } from './rate-limit';

/** Keys that are remembered: with more of them the longest unused is forgotten. */
const KEYS_MAX = 10_000;

interface Bucket {
  tokens: number;
  /** Until when it is filled, in milliseconds since the epoch. */
  filledAt: number;
}

/**
 * Limits what one instance of a function does for one asker, for what is so cheap that counting it in the database
 * ({@link countRequest}) would cost more than doing it. Each instance counts for itself: a bound against floods, not a number
 * to rely on.
 */
export class TokenBuckets {
  // In the order of their last use.
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly limit: Limit) {}

  /**
   * Takes one of an asker's tokens, which come back evenly over the window.
   *
   * @param key - Who asks. It stays in memory.
   * @param now - Milliseconds since the epoch.
   * @returns `false` when there is none.
   */
  take(key: string, now: number): boolean {
    const { most, windowMs } = this.limit;
    const known = this.buckets.get(key) ?? { tokens: most, filledAt: now };
    const refilled = (Math.max(0, now - known.filledAt) / windowMs) * most;
    const tokens = Math.min(most, known.tokens + refilled);
    const isAllowed = tokens >= 1;
    this.buckets.delete(key);
    this.buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: now });
    if (this.buckets.size > KEYS_MAX) this.buckets.delete(this.buckets.keys().next().value!);
    return isAllowed;
  }
}
