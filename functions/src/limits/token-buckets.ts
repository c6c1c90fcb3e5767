import { createHash } from 'node:crypto';
import type { Limit } from './rate-limit';

/** Most keys in memory; beyond it the longest unused is dropped. */
const MAX_KEYS = 10_000;

interface Bucket {
  tokens: number;
  /** Instant up to which the bucket has been refilled, in milliseconds since the epoch. */
  filledAt: number;
}

/**
 * Limits requests in the memory of one instance of a function, for work so cheap that counting it in the database
 * ({@link countRequest}) would cost more. Each instance counts for itself: a bound against floods, not an exact limit.
 */
export class TokenBuckets {
  // In the order of their last use.
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly limit: Limit) {}

  /**
   * Takes one token of a key; tokens come back evenly over the window.
   *
   * @param key - Client or subject. Only its hash stays in memory, so that long keys need no more.
   * @param now - Milliseconds since the epoch.
   * @returns `false` when no token is left.
   */
  take(key: string, now: number): boolean {
    const { most, windowMs } = this.limit;
    const name = createHash('sha256').update(key).digest('base64url');
    const known = this.buckets.get(name) ?? { tokens: most, filledAt: now };
    const refilled = (Math.max(0, now - known.filledAt) / windowMs) * most;
    const tokens = Math.min(most, known.tokens + refilled);
    const isAllowed = tokens >= 1;
    this.buckets.delete(name);
    this.buckets.set(name, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: now });
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined && this.buckets.size > MAX_KEYS) this.buckets.delete(oldest);
    return isAllowed;
  }
}
