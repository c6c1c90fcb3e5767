import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { FlagProposal, ProposedFlag } from 'shared-lib/model';
import { logChange } from '../administration/audit-entry';
import type { CallContext } from '../callable';

/** A proposal as it is stored. */
export type StoredProposal = Omit<FlagProposal, 'id' | 'proposedAt'> & { proposedAt: Timestamp };

/** Points to the one change of a flag that waits. */
export function proposalRef(db: Firestore, id: string) {
  return db.collection('flagProposals').doc(id);
}

/** Writes a proposal down, over an earlier one of the same administrator, and says so in the log. */
export function writeProposal(
  transaction: Transaction,
  context: CallContext,
  stored: DocumentSnapshot,
  { flag, baseRevision }: { flag: ProposedFlag; baseRevision: number | null },
): void {
  const { uid, email, now } = context;
  const before = stored.data() ?? null;
  const revision = before ? Number(before['revision']) + 1 : now;
  const after: StoredProposal = {
    flag,
    baseRevision,
    proposedBy: uid,
    proposedByEmail: email,
    proposedAt: Timestamp.fromMillis(now),
    revision,
  };
  transaction.set(stored.ref, after);
  logChange(transaction, context, {
    collection: 'flagProposals',
    docId: stored.id,
    revision,
    before,
    after,
  });
}

/** Forgets a proposal that was decided, and says so in the log. */
export function dropProposal(
  transaction: Transaction,
  context: CallContext,
  stored: DocumentSnapshot,
  proposal: StoredProposal,
): void {
  transaction.delete(stored.ref);
  logChange(transaction, context, {
    collection: 'flagProposals',
    docId: stored.id,
    revision: proposal.revision + 1,
    before: proposal,
    after: null,
  });
}
