import { createHash } from 'node:crypto';
import { doc, serverTimestamp, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore';

/** A change by an administrator: the stored document and the new one; `null` for none. */
export interface AuditedChange {
  /** `collection/document` */
  path: string;
  before: DocumentData | null;
  after: DocumentData | null;
}

/** Returns a document's content as the log has it: with the hash of a template's code in place of it. */
function logged(content: DocumentData | null): DocumentData | null {
  if (!content || !('reactCode' in content)) return content;
  const { reactCode, cssCode, compiledCode = '', ...others } = content;
  const codeHash = createHash('sha256').update(`${reactCode}${cssCode}${compiledCode}`).digest('hex');
  return { ...others, codeHash };
}

/** Returns the log entry of a change, as its author writes it. */
export function entryOf({ path, before, after }: AuditedChange, by: string): DocumentData {
  const [collection, docId] = path.split('/');
  return {
    collection,
    docId,
    revision: after ? after['revision'] : Number(before?.['revision']) + 1,
    action: !before ? 'create' : after ? 'update' : 'delete',
    by,
    byEmail: `${by}@ejemplo.com`,
    at: serverTimestamp(),
    before: logged(before),
    after: logged(after),
  };
}

/**
 * Writes a change and its audit entry in one batch.
 *
 * @param also - Further writes of the same batch, as path and data to merge.
 * @param made - Documents that the same batch creates, by path.
 */
export function writeAudited(
  db: Firestore,
  by: string,
  change: AuditedChange,
  {
    entry = entryOf(change, by),
    also = {},
    made = {},
  }: {
    entry?: DocumentData;
    also?: Record<string, DocumentData>;
    made?: Record<string, DocumentData>;
  } = {},
): Promise<void> {
  const batch = writeBatch(db);
  const target = doc(db, change.path);
  if (change.after) batch.set(target, change.after);
  else batch.delete(target);
  batch.set(doc(db, `audit/${entry['collection']}_${entry['docId']}_${entry['revision']}`), entry);
  for (const [path, data] of Object.entries(also)) batch.update(doc(db, path), data);
  for (const [path, data] of Object.entries(made)) batch.set(doc(db, path), data);
  return batch.commit();
}
