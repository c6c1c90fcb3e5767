import {
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type Transaction,
} from 'firebase/firestore';
import { auditIdOf, loggedContent } from '../../../model';
import { AppError, withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';

/** Author of an entry of the log: the session's account, with the address of its token. */
export interface Author {
  uid: string;
  email: string;
}

/** A change of one document that the rules only allow together with its entry in the log. */
export interface AuditedWrite {
  collection: string;
  docId: string;
  /**
   * Returns the document's new content without `revision`, `null` to remove it, or `before` itself to leave it alone.
   * May run more than once.
   *
   * @param before - Stored content, or `null`.
   * @throws Any error that refuses the change; nothing is written then.
   */
  change: (before: DocumentData | null) => DocumentData | null;
  /** Further writes of the same transaction. */
  also?: (transaction: Transaction) => void;
}

/**
 * Returns the first revision of a new document. A document created again under the same id must not repeat a revision
 * of its former life.
 */
function firstRevision(): number {
  return Date.now();
}

/**
 * Refuses to overwrite a document that somebody else has stored since an edit began.
 *
 * @param edited - Revision that the edit began with; `null` when there was no document.
 * @throws AppError `edit-conflict`
 */
export function requireEditedRevision(before: DocumentData | null, edited: number | null): void {
  const stored = before ? Number(before['revision']) : null;
  if (stored !== edited)
    throw new AppError('edit-conflict', `Stored is ${stored}, the edit began with ${edited}`);
}

async function writeOne(
  transaction: Transaction,
  author: Author,
  { collection, docId, change, also }: AuditedWrite,
  before: DocumentData | null,
): Promise<number | null> {
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
    before: await loggedContent(before),
    after: await loggedContent(after),
  });
  also?.(transaction);
  return after ? revision : null;
}

/**
 * Changes documents and writes their log entries, which say who did it and what changed: all of it or nothing.
 *
 * @returns New revision of each document, `null` for one that doesn't exist.
 * @throws NetworkError 403 when the rules refuse it; nothing is written then.
 */
export async function writeAudited(author: Author, ...writes: AuditedWrite[]): Promise<(number | null)[]> {
  const db = firebaseFirestore();
  return withAppErrors(async () =>
    runTransaction(db, async (transaction) => {
      const found = await Promise.all(
        writes.map(({ collection, docId }) => transaction.get(doc(db, collection, docId))),
      );
      return Promise.all(
        writes.map((write, index) => writeOne(transaction, author, write, found[index]?.data() ?? null)),
      );
    }),
  );
}

/** Changes a document that remains, as {@link writeAudited} does. Returns its new revision. */
export async function saveAudited(
  author: Author,
  write: AuditedWrite & { change: (before: DocumentData | null) => DocumentData },
): Promise<number> {
  const [revision] = await writeAudited(author, write);
  if (typeof revision !== 'number') throw new AppError('unexpected', `${write.docId} was removed`);
  return revision;
}
