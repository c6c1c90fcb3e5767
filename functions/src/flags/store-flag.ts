import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ProposedFlag } from 'shared-lib/model';
import { z } from 'zod';
import { logChange, type Proposer } from '../administration/audit-entry';
import type { CallContext } from '../callable';
import { Refusal } from '../refusal';
import { readField, timestamp } from '../stored/read-stored';

/** A change of a flag. */
export interface FlagChange {
  id: string;
  /** `null` removes it. */
  flag: ProposedFlag;
  /** The revision that the change was made from; `null` when there was no flag. */
  baseRevision: number | null;
  /** Administrator who proposed it, where another one approves it. */
  proposer?: Proposer;
}

/**
 * Gets ready to store a flag, before a transaction's writes.
 *
 * @param conflict - The reason when the flag isn't as it was when the change was made.
 * @returns Writes the flag and its entry in the log. Call it after all reads.
 */
export async function prepareFlag(
  transaction: Transaction,
  context: CallContext,
  { id, flag, baseRevision, proposer }: FlagChange,
  conflict: 'edit-conflict' | 'proposal-outdated',
): Promise<() => void> {
  const { db, uid, now } = context;
  const stored = await transaction.get(db.doc(`featureFlags/${id}`));
  const before = stored.data() ?? null;
  const storedRevision = before ? Number(before['revision'] ?? 0) : null;
  if (storedRevision !== baseRevision) throw new Refusal(conflict);
  // A flag that is created again must not repeat a revision of the deleted one.
  const revision = storedRevision === null ? now : storedRevision + 1;
  const at = Timestamp.fromMillis(now);
  const after = flag && {
    ...flag,
    createdBy: readField(z.string().optional(), stored, 'createdBy') ?? uid,
    createdAt: readField(timestamp.optional(), stored, 'createdAt') ?? at,
    updatedAt: at,
    revision,
  };
  return () => {
    if (!before && !after) return;
    if (after) transaction.set(stored.ref, after);
    else transaction.delete(stored.ref);
    logChange(transaction, context, {
      ...{ collection: 'featureFlags', docId: id, revision, before, after },
      ...(proposer && { proposer }),
    });
  };
}
