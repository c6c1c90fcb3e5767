import type { Firestore } from 'firebase-admin/firestore';

/** Database and clock of a job. */
export interface JobContext {
  db: Firestore;
  /** Instant for which the job runs, in milliseconds since the epoch. */
  now: number;
  /**
   * Called with the failure of one account or document while the job continues with the others; without it a failure is only logged.
   *
   * @param what - Names the failed piece, such as the path of a document.
   * @param options.isTold - True where the job raises an alert of its own about it.
   */
  onFailure?: (what: string, error: unknown, options?: { isTold?: boolean }) => void;
  /** Reports that the job's time is spent: it begins no further piece, and leaves the rest to the next call. */
  isOver?: () => boolean;
}

/**
 * Periodic work: an idempotent function of `now` that does a bounded piece and leaves the rest to the next call. A
 * failure of one account or document doesn't stop the others (`tryEach`).
 *
 * @returns Number of pieces that it handled.
 */
export type Job = (context: JobContext) => Promise<number>;
