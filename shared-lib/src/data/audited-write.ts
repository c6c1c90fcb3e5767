import {
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type Transaction,
} from 'firebase/firestore';
import { auditIdOf } from '../domain';
import { AppError, fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';

/** Who signs an entry of the log: the session's account, with the address of its token. */
export interface Author {
  uid: string;
  email: string;
}

/** A change of one document that the rules grant only together with its entry in the log. */
export interface AuditedWrite {
  collection: string;
  docId: string;
  /**
   * What becomes of the document: its new content without `revision`, `null` to remove it, or `before` itself to leave
   * it alone.
   *
   * @param before - What is there, or `null`. It may run more than once.
   * @throws What refuses the change; nothing is written then.
   */
  change: (before: DocumentData | null) => DocumentData | null;
  /** Further writes of the same transaction. */
  also?: (transaction: Transaction) => void;
}

/** A document that comes back under the same id must not repeat a revision of its former life. */
function firstRevision(): number {
  return Date.now();
}

/**
 * Refuses to write over what somebody else has stored since an edit began.
 *
 * @param edited - The revision that the edit began with; `null` when there was nothing.
 * @throws AppError `edit-conflict`
 */
export function requireEditedRevision(before: DocumentData | null, edited: number | null): void {
  const stored = before ? Number(before['revision']) : null;
  if (stored !== edited)
    throw new AppError('edit-conflict', `Stored is ${stored}, the edit began with ${edited}`);
}

function writeOne(
  transaction: Transaction,
  author: Author,
  { collection, docId, change, also }: AuditedWrite,
  before: DocumentData | null,
): number | null {
  const db = firebaseFirestore();
  const target = doc(db, collection, docId);
  const revision = before ? Number(before['revision'] ?? 0) + 1 : firstRevision();
  const changed = change(before);
  if (changed === before) return before ? revision - 1 : null;
  const after = changed && { ...changed, revision };
  if (after) transaction.set(target, after);
  else transaction.delete(target);
  transaction.set(doc(db, 'audit', auditIdOf(collection, docId, revision)), {
    collection,
    docId,
    revision,
    action: !before ? 'create' : after ? 'update' : 'delete',
    by: author.uid,
    byEmail: author.email,
    at: serverTimestamp(),
    before,
    after,
  });
  also?.(transaction);
  return after ? revision : null;
}

/**
 * Changes documents and writes the entries that tell who did it, what was there before and what came of it: all of it or
 * nothing.
 *
 * @returns The revision of each document, `null` of one that isn't there.
 * @throws NetworkError 403 when the rules refuse it; nothing is written then.
 */
export async function writeAudited(author: Author, ...writes: AuditedWrite[]): Promise<(number | null)[]> {
  const db = firebaseFirestore();
  try {
    return await runTransaction(db, async (transaction) => {
      const found = await Promise.all(
        writes.map(({ collection, docId }) => transaction.get(doc(db, collection, docId))),
      );
      return writes.map((write, index) => writeOne(transaction, author, write, found[index]?.data() ?? null));
    });
  } catch (error) {
    throw fromFirebase(error);
  }
}
