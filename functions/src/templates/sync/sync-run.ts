import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { SYNC_LEASE_MS, type SyncCounts, type SyncState } from 'shared-lib/domain';
import { requireRecentSignIn } from '../../account-records/session';
import { requireAdmin } from '../../administration/require-admin';
import type { CallContext } from '../../callable';
import { Refusal } from '../../refusal';

/** Part of a stored run that functions need. */
export interface StoredRun {
  templateId: string;
  version: string;
  percentage: number;
  state: SyncState;
  counts?: Partial<SyncCounts>;
  /** True once a browser has drawn every place. */
  isDrawn?: boolean;
  revision?: number;
  /** Time at which it was started or resumed. */
  updatedAt?: Timestamp;
}

/** Database and clock of work on a run, with or without a caller. */
export interface RunContext {
  db: Firestore;
  now: number;
}

/** Refers to the lease of a run: who drives it, and until when. */
const leaseRef = (db: Firestore, runId: string) => runRef(db, runId).collection('lease').doc('driver');

/** Refers to a run. */
export function runRef(db: Firestore, runId: string): DocumentReference {
  return db.collection('syncRuns').doc(runId);
}

/** Adds to some counts of a run. */
export async function addCounts(db: Firestore, runId: string, more: Partial<SyncCounts>): Promise<void> {
  const counts = Object.entries(more).filter(([, count]) => count !== 0);
  if (counts.length === 0) return;
  const added = Object.fromEntries(counts.map(([name, count]) => [name, FieldValue.increment(count)]));
  await runRef(db, runId).set({ counts: added }, { merge: true });
}

/**
 * Leases a run to one driver for a while, as two would disturb each other.
 *
 * @param check - Throws where this run isn't to be driven.
 * @throws Refusal `sync-busy` while another driver has it
 */
export async function leaseRun(
  { db, now }: RunContext,
  runId: string,
  driver: string,
  check: (run: StoredRun | undefined) => asserts run is StoredRun,
): Promise<StoredRun> {
  const ref = runRef(db, runId);
  const lease = leaseRef(db, runId);
  return db.runTransaction(async (transaction) => {
    const [stored, held] = await transaction.getAll(ref, lease);
    const run = stored?.data() as StoredRun | undefined;
    check(run);
    const until = (held?.get('until') as Timestamp | undefined)?.toMillis() ?? 0;
    const isHeld = held?.get('driver') === driver;
    if (!isHeld && until > now) throw new Refusal('sync-busy');
    // A write for each call would be more than the cards cost: half of the time is left to those that follow.
    if (isHeld && until - now > SYNC_LEASE_MS / 2) return run;
    transaction.set(lease, { driver, until: Timestamp.fromMillis(now + SYNC_LEASE_MS) });
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
  return leaseRun(context, runId, driver, check);
}
