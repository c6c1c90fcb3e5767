import { Timestamp, type DocumentData, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { auditIdOf } from 'shared-lib/model';
import type { CallContext } from '../callable';

/** A change to be logged. */
export interface LoggedChange {
  collection: string;
  docId: string;
  /** Revision after the change. */
  revision: number;
  before: DocumentData | null;
  after: DocumentData | null;
  /** Administrator who proposed the change, where its author approved it. */
  proposer?: Proposer;
}

/** An administrator whose change another one approved. */
export interface Proposer {
  uid: string;
  email: string;
}

/** Adds an entry to the log, in the transaction of the change itself. */
export function logChange(
  transaction: Transaction,
  { db, uid, email, now }: Pick<CallContext, 'uid' | 'email' | 'now'> & { db: Firestore },
  { collection, docId, revision, before, after, proposer }: LoggedChange,
): void {
  transaction.create(db.doc(`audit/${auditIdOf(collection, docId, revision)}`), {
    collection,
    docId,
    revision,
    action: !before ? 'create' : after ? 'update' : 'delete',
    by: uid,
    byEmail: email,
    ...(proposer && { proposedBy: proposer.uid, proposedByEmail: proposer.email }),
    at: Timestamp.fromMillis(now),
    before,
    after,
  });
}
