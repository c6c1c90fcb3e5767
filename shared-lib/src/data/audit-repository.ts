import {
  collection,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type DocumentData,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { canRevert, type AuditEntry } from '../domain';
import { AppError, fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { writeAudited, type Author } from './audited-write';
import { toMillis } from './template-document';

/** Which entries of the log a list is of; times are milliseconds, both ends included. */
export interface AuditFilter {
  collection?: string;
  docId?: string;
  by?: string;
  from?: number;
  until?: number;
}

/** Where a page ended. */
export type AuditCursor = QueryDocumentSnapshot;

export interface AuditPage {
  entries: AuditEntry[];
  /** `null` when that was the last. */
  next: AuditCursor | null;
}

/** How many entries a page holds. */
export const AUDIT_PER_PAGE = 20;

const log = () => collection(firebaseFirestore(), 'audit');
const newestFirst = orderBy('at', 'desc');

/** What a document held, without the SDK's own types: it can be shown, compared and exported. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

function toEntry(id: string, data: DocumentData): AuditEntry {
  return {
    id,
    collection: String(data['collection']),
    docId: String(data['docId']),
    revision: Number(data['revision']),
    action: data['action'] as AuditEntry['action'],
    by: String(data['by']),
    byEmail: String(data['byEmail']),
    at: toMillis(data['at']),
    before: toPlain(data['before'] ?? null) as AuditEntry['before'],
    after: toPlain(data['after'] ?? null) as AuditEntry['after'],
  };
}

function constraintsOf(filter: AuditFilter): QueryConstraint[] {
  const { from, until, ...fields } = filter;
  return [
    ...Object.entries(fields).flatMap(([field, value]) => (value ? [where(field, '==', value)] : [])),
    ...(from === undefined ? [] : [where('at', '>=', Timestamp.fromMillis(from))]),
    ...(until === undefined ? [] : [where('at', '<=', Timestamp.fromMillis(until))]),
    newestFirst,
  ];
}

/**
 * One page of the log, newest first. Only administrators may ask.
 *
 * @param cursor - Where the page before ended.
 */
export async function listAudit(
  filter: AuditFilter,
  cursor: AuditCursor | null,
  pageSize: number = AUDIT_PER_PAGE,
): Promise<AuditPage> {
  try {
    // What this browser happens to keep of it would pass for all of it.
    const { docs } = await getDocsFromServer(
      query(log(), ...constraintsOf(filter), ...(cursor ? [startAfter(cursor)] : []), limit(pageSize)),
    );
    return {
      entries: docs.map((found) => toEntry(found.id, found.data())),
      next: docs.length < pageSize ? null : docs.at(-1)!,
    };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows the newest entries of the log.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToLatestAudit(
  count: number,
  onChange: (entries: AuditEntry[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(log(), newestFirst, limit(count)),
    ({ docs }) => onChange(docs.map((found) => toEntry(found.id, found.data()))),
    (error) => onError(fromFirebase(error)),
  );
}

/** What the document becomes when a change is taken back; `null` removes it. */
function reverted(author: Author, change: DocumentData, stored: DocumentData | null): DocumentData | null {
  const before = change['before'] as DocumentData | null;
  if (!before) return null;
  if (change['collection'] === 'userTemplates') {
    if (!stored) throw new AppError('template-not-found', String(change['docId']));
    return { ...stored, isPublic: before['isPublic'], updatedAt: serverTimestamp() };
  }
  const { createdBy, createdAt } = stored ?? { createdBy: author.uid, createdAt: serverTimestamp() };
  return {
    ...before,
    // Who made a flag, and when, is nobody's to choose; what comes back is made anew.
    ...(change['collection'] === 'featureFlags' && { createdBy, createdAt }),
    updatedAt: serverTimestamp(),
  };
}

/**
 * Takes a change back: what was there before comes again, as a new revision with an entry of its own.
 *
 * @param options.confirmed - True to do so although the document was changed again since.
 * @throws AppError `audit-not-revertible`, or `audit-superseded` when a later revision exists and nobody confirmed.
 */
export async function revertAudited(
  author: Author,
  entry: Pick<AuditEntry, 'id' | 'collection' | 'before' | 'after'>,
  { confirmed = false }: { confirmed?: boolean } = {},
): Promise<void> {
  if (!canRevert(entry)) throw new AppError('audit-not-revertible', entry.id);
  try {
    const found = await getDoc(doc(log(), entry.id));
    const change = found.data();
    if (!change) throw new AppError('audit-not-revertible', entry.id);
    await writeAudited(author, {
      collection: String(change['collection']),
      docId: String(change['docId']),
      change: (stored) => {
        const isSuperseded =
          change['action'] === 'delete' ? stored !== null : stored?.['revision'] !== change['revision'];
        if (isSuperseded && !confirmed) throw new AppError('audit-superseded', entry.id);
        return reverted(author, change, stored);
      },
    });
  } catch (error) {
    throw fromFirebase(error);
  }
}
