import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { SYNC_LEASE_MS, type SyncState } from 'shared-lib/domain';
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
  /** Time at which it was started or resumed. */
  updatedAt?: Timestamp;
}

/** Refers to a run. */
export function runRef(db: Firestore, runId: string): DocumentReference {
  return db.collection('syncRuns').doc(runId);
}

/**
 * Leases a run to one browser for a while, as two would disturb each other.
 *
 * @throws Refusal `not-admin`, `sync-not-running`, `recent-sign-in-needed` of a session that was too old to start it, or `sync-busy` while another browser has it
 */
export async function takeRunOrThrow(
  context: CallContext,
  runId: string,
  driver: string,
): Promise<StoredRun> {
  const { db, now } = context;
  await requireAdmin(context);
  const ref = runRef(db, runId);
  const lease = ref.collection('lease').doc('driver');
  return db.runTransaction(async (transaction) => {
    const [stored, held] = await transaction.getAll(ref, lease);
    const run = stored?.data() as StoredRun | undefined;
    if (run?.state !== 'running') throw new Refusal('sync-not-running');
    requireRecentSignIn({ ...context, now: run.updatedAt?.toMillis() ?? now });
    const until = (held?.get('until') as Timestamp | undefined)?.toMillis() ?? 0;
    const isHeld = held?.get('driver') === driver;
    if (!isHeld && until > now) throw new Refusal('sync-busy');
    // A write for each call would be more than the cards cost: half of the time is left to those that follow.
    if (isHeld && until - now > SYNC_LEASE_MS / 2) return run;
    transaction.set(lease, { driver, until: Timestamp.fromMillis(now + SYNC_LEASE_MS) });
    return run;
  });
}
