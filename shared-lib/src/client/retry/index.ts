/** Options of {@link retry}. */
export interface RetryOptions {
  /** Number of attempts in all. */
  attempts?: number;
  /** Wait after the first failure, in milliseconds; the n-th wait is n times as long. */
  baseDelayMs?: number;
  /** Reports whether a failure is worth another attempt; by default every one is. */
  shouldRetry?: (error: unknown) => boolean;
  /** Replaces the wait, for tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs an operation that is safe to repeat until it succeeds, by default at most three times.
 *
 * @returns Result of the operation.
 * @throws The last failure.
 */
export async function retry<T>(
  operation: (attempt: number) => Promise<T>,
  options: RetryOptions = {},
): Promise<T> {
  const { attempts = 3, baseDelayMs = 1000, shouldRetry = () => true, wait = sleep } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation(attempt);
    } catch (error) {
      if (attempt >= attempts || !shouldRetry(error)) throw error;
      await wait(baseDelayMs * attempt);
    }
  }
}
