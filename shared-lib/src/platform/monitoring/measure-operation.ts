import { send } from './reports/report-queue';

/** Duration above which an operation is slow, in milliseconds. */
export const SLOW_OPERATION_MS = 1000;

/** Duration below which an operation isn't reported, in milliseconds. */
const MIN_OPERATION_MS = 100;

/** Reports whether an operation of this duration is sent at all. */
export function isWorthReporting(durationMs: number): boolean {
  return durationMs >= MIN_OPERATION_MS;
}

/** Reports whether an operation of this duration is flagged. */
export function isSlow(durationMs: number): boolean {
  return durationMs > SLOW_OPERATION_MS;
}

/**
 * Runs an operation and reports its duration to monitoring, whether it succeeded or not.
 *
 * @param name - Name of the operation, without ids: `publishCard`.
 * @returns Result of the operation.
 * @throws Error of the operation.
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
