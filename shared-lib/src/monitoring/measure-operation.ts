import { send } from './report-queue';

/** An operation that takes longer is slow, in milliseconds. */
export const SLOW_OPERATION_MS = 1000;

/** A shorter operation tells nothing, in milliseconds. */
const MIN_OPERATION_MS = 100;

/** Whether an operation that took so long is sent at all. */
export function isWorthTelling(durationMs: number): boolean {
  return durationMs >= MIN_OPERATION_MS;
}

/** Whether an operation that took so long is flagged. */
export function isSlow(durationMs: number): boolean {
  return durationMs > SLOW_OPERATION_MS;
}

/**
 * Runs an operation and tells monitoring how long it took, whether it worked or not.
 *
 * @param name - Of the operation, without ids: `publishCard`.
 * @returns What the operation gave.
 * @throws What the operation threw.
 */
export async function measureOperation<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const start = performance.now();
  let failed = true;
  try {
    const result = await work();
    failed = false;
    return result;
  } finally {
    send({ kind: 'operation', name, startedAt, durationMs: performance.now() - start, failed });
  }
}
