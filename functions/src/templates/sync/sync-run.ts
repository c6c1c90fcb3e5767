import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { syncRunSchema } from 'shared-lib/documents';
import { entriesOf, keysOf, NO_SYNC_COUNTS, SYNC_LEASE_MS, type SyncCounts } from 'shared-lib/model';
import { z } from 'zod';
import { requireRecentSignIn } from '../../account-records/session';
import { requireAdmin } from '../../administration/require-admin';
import type { CallContext } from '../../callable';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { readField, readStored, requireStored, timestamp } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';

const runSchema = typesOf(
  syncRunSchema
    .extend({ counts: z.partialRecord(z.enum(keysOf(NO_SYNC_COUNTS)), z.number()).optional() })
    .partial({ startedBy: true, startedAt: true, updatedAt: true, revision: true }),
);

/**
 * Stored run. `stage` is the number of its starts: what belongs to an earlier one changes nothing of a later one. `isDrawn` is true
 * once a browser has rendered every place, and `updatedAt` the time at which it was started or resumed.
 */
export type StoredRun = z.infer<typeof runSchema>;

/** Returns a stored run; `undefined` for a missing one. */
export const readRun = (snapshot: DocumentSnapshot): StoredRun | undefined => readStored(runSchema, snapshot);

/** Returns a run that must exist. */
export const requireRun = (snapshot: DocumentSnapshot): StoredRun => requireStored(runSchema, snapshot);

/** Database and clock of work on a run, with or without a caller. */
export interface RunContext {
  db: Firestore;
  now: number;
}

/** A browser or job that drives a run. */
interface Driver {
  driver: string;
  /** Uid of the administrator whose browser it is. */
  by?: string;
}

/** Returns the lease of a driver from now on. */
export const leaseOf = (driver: Driver, now: number) => ({
  ...driver,
  until: Timestamp.fromMillis(now + SYNC_LEASE_MS),
});

/** Refers to the lease of a run: who drives it, and until when. */
export const leaseRef = (db: Firestore, runId: string) => runRef(db, runId).collection('lease').doc('driver');

/** Returns the instant until which a run is leased, in milliseconds since the epoch; 0 for one that never was. */
export const leasedUntil = (lease: DocumentSnapshot): number =>
  readField(timestamp.optional(), lease, 'until')?.toMillis() ?? 0;

/** Refers to a run. */
export function runRef(db: Firestore, runId: string): DocumentReference {
  return db.collection('syncRuns').doc(runId);
}

/** Returns the number of a run's start. */
export const stageOf = ({ stage }: Pick<StoredRun, 'stage'>): number => stage ?? 0;

/**
 * Adds to some counts of a run, unless it has been started again since.
 *
 * @param of - The run as its driver knows it.
 * @param isDrawn - True where every place of the stage is rendered now.
 * @returns The run as it is now.
 */
export async function addToStage(
  db: Firestore,
  runId: string,
  of: StoredRun,
  more: Partial<SyncCounts>,
  { isDrawn = false } = {},
): Promise<StoredRun> {
  const ref = runRef(db, runId);
  return db.runTransaction(async (transaction) => {
    const run = requireRun(await transaction.get(ref));
    if (stageOf(run) !== stageOf(of)) return run;
    const counts = { ...NO_SYNC_COUNTS, ...run.counts };
    for (const [name, count] of entriesOf(more)) counts[name] += count;
    const change = { counts, ...(isDrawn && { isDrawn }) };
    transaction.update(ref, change);
    return { ...run, ...change };
  });
}

/**
 * Leases a run to one driver for a while, as two would disturb each other.
 *
 * @param driver - Id of the browser or job, and the administrator whose browser it is.
 * @param check - Throws where this run isn't to be driven.
 * @throws Refusal `sync-busy` while another driver has it
 */
export async function leaseRun(
  { db, now }: RunContext,
  runId: string,
  driver: Driver,
  check: (run: StoredRun | undefined) => asserts run is StoredRun,
): Promise<StoredRun> {
  const ref = runRef(db, runId);
  const lease = leaseRef(db, runId);
  return db.runTransaction(async (transaction) => {
    const [stored, held] = await readAll(transaction, ref, lease);
    const run = readRun(stored);
    check(run);
    const until = leasedUntil(held);
    const isHeld = held.get('driver') === driver.driver;
    if (!isHeld && until > now) throw new Refusal('sync-busy');
    // A write for each call would be more than the cards cost: half of the time is left to those that follow.
    if (isHeld && until - now > SYNC_LEASE_MS / 2) return run;
    transaction.set(lease, leaseOf(driver, now));
    return run;
  });
}

/** Ends the lease of a driver before its time; that of another one stays. */
export async function releaseRun({ db }: RunContext, runId: string, driver: string): Promise<void> {
  const lease = leaseRef(db, runId);
  await db.runTransaction(async (transaction) => {
    const held = await transaction.get(lease);
    if (held.get('driver') === driver) transaction.delete(lease);
  });
}

/**
 * Leases a running roll-out to an administrator's browser.
 *
 * @throws Refusal `not-admin`, `sync-not-running`, `recent-sign-in-needed` of a session that was too old to start it, or `sync-busy` while another browser has it
 */
export async function takeRunOrThrow(
  context: CallContext,
  runId: string,
  driver: string,
): Promise<StoredRun> {
  await requireAdmin(context);
  const check: (run: StoredRun | undefined) => asserts run is StoredRun = (run) => {
    if (run?.state !== 'running') throw new Refusal('sync-not-running');
    requireRecentSignIn({ ...context, now: run.updatedAt?.toMillis() ?? context.now });
  };
  return leaseRun(context, runId, { driver, by: context.uid }, check);
}
