import type { Firestore } from 'firebase-admin/firestore';

/** What a job works with. */
export interface JobContext {
  db: Firestore;
  /** The instant that the job is for, in milliseconds since the epoch. */
  now: number;
}

/**
 * Periodic work: an idempotent function of `now` that does a bounded piece and leaves the rest for the next call.
 *
 * @returns How many things it dealt with.
 */
export type Job = (context: JobContext) => Promise<number>;
