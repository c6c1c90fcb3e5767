/** How {@link retry} goes about it. */
export interface RetryOptions {
  /** How often to try in all. */
  attempts?: number;
  /** Wait after the first failure; the n-th wait is n times as long. */
  baseDelayMs?: number;
  /** Says whether a failure is worth another try; every one is, unless told otherwise. */
  shouldRetry?: (error: unknown) => boolean;
  /** For tests: how to wait. */
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs an operation that is safe to repeat until it succeeds, three times at most unless told otherwise.
 *
 * @returns What the operation gave.
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
