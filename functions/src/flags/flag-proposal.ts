import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { flagProposalSchema } from 'shared-lib/documents';
import type { ProposedFlag } from 'shared-lib/model';
import type { z } from 'zod';
import { logChange } from '../administration/audit-entry';
import type { CallContext } from '../callable';
import { typesOf } from '../stored/types-of';

/** `flagProposals/{flag}` */
export const storedProposal = typesOf(flagProposalSchema);

/** A proposal as it is stored. */
type StoredProposal = z.infer<typeof storedProposal>;

/** Points to the one change of a flag that waits. */
export function proposalRef(db: Firestore, id: string) {
  return db.collection('flagProposals').doc(id);
}

/** Stores a proposal, in place of an earlier one of the same administrator, and logs it. */
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

/** Deletes a proposal that was decided, and logs it. */
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
