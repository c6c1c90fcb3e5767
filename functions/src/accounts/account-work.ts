import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';

/*
 * Work for one account that may take longer than a call: it is stored with the place where it continues. The call begins it, and jobs
 * resume it until it is done, whatever is interrupted in between.
 */

/** Time in which a call itself does such work, in milliseconds: below the apps' patience with a call. */
export const CALL_WORK_MS = 8_000;

/** Time after which another process may take over work, in milliseconds: the first one has died or failed. */
export const WORK_LEASE_MS = 2 * MINUTE_MS;

/** Database and clock of work, and the end of its time. */
export interface WorkContext {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
  /** Reports that the time is spent: work stops at its next stored place. */
  isOver?: () => boolean;
}

/** Returns the end of a call's time for work. */
export function untilCallEnds(): () => boolean {
  const until = Date.now() + CALL_WORK_MS;
  return () => Date.now() > until;
}

/** Fields of all stored work. */
const workSchema = z.object({
  /** Time from which somebody may take it up. */
  dueAt: timestamp,
  /** Times that it was taken up since it last got on. */
  attempts: z.number(),
});

/**
 * Leases work, so that no other process runs it meanwhile.
 *
 * @returns The stored work and its attempts with this one, counted before the rest is read; `null` while another process has it, or when it
 *   doesn't exist any more.
 */
export async function takeUpWork(
  { db, now }: WorkContext,
  ref: DocumentReference,
): Promise<{ stored: DocumentSnapshot; attempts: number } | null> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const work = readStored(workSchema, stored);
    if (!work || work.dueAt.toMillis() > now) return null;
    const taken = { attempts: work.attempts + 1, dueAt: Timestamp.fromMillis(now + WORK_LEASE_MS) };
    transaction.update(ref, taken);
    return { stored, attempts: taken.attempts };
  });
}

/** Returns a function that stores the progress of work, and extends its lease. */
export function keepingWork({ now }: WorkContext, ref: DocumentReference) {
  const began = Date.now();
  return async (progress: DocumentData): Promise<void> => {
    const dueAt = Timestamp.fromMillis(now + (Date.now() - began) + WORK_LEASE_MS);
    await ref.update({ attempts: 0, dueAt, ...progress });
  };
}

/** Returns the change that makes work due for the next process at once. */
export const leftToOthers = ({ now }: WorkContext) => ({ dueAt: Timestamp.fromMillis(now) });
