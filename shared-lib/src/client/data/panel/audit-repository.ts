import {
  collection,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore';
import { canRevert, READ_ONLY_FLAG, type AuditEntry } from '../../../model';
import { AppError, withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { writeAudited, type Author } from './audited-write';
import { callFunction } from '../call-function';
import { cursorAfter, pageAfter, type PageCursor } from '../page-cursor';
import { readEach } from '../read-documents';
import { requireShape } from '../../../model/stored/require-shape';
import { followQuery } from '../follow';

/** Filter of the log; times are milliseconds since the epoch, both ends included. */
export interface AuditFilter {
  collection?: string;
  docId?: string;
  by?: string;
  from?: number;
  until?: number;
}

/** Position after which the next page begins. */
export type AuditCursor = PageCursor;

export interface AuditPage {
  entries: AuditEntry[];
  /** Cursor of the next page; `null` when this was the last. */
  next: AuditCursor | null;
}

/** Entries of one page, and of the first: each is a read, and mostly another one for the name of whom it is about. */
const AUDIT_PER_PAGE = 20;
const AUDIT_AT_FIRST = 10;

const log = () => collection(firebaseFirestore(), 'audit');
const newestFirst = orderBy('at', 'desc');

/** Converts a document's content to plain values without the SDK's own types, to be shown, compared and exported. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

/** Returns content of an entry as plain values; `null` for none. */
const toContent = (value: unknown): AuditEntry['before'] => (value ? requireShape(toPlain(value), {}) : null);

/** Returns the content from before a change; `null` where there was none. */
const contentBefore = (change: DocumentData): DocumentData | null =>
  change['before'] ? requireShape<DocumentData>(change['before'], {}) : null;

function toEntry(id: string, data: DocumentData): AuditEntry {
  const { action } = requireShape<Pick<AuditEntry, 'action'>>(data, { action: 'text' });
  return {
    id,
    collection: String(data['collection']),
    docId: String(data['docId']),
    revision: Number(data['revision']),
    action,
    by: String(data['by']),
    byEmail: String(data['byEmail']),
    ...(data['proposedBy'] !== undefined && {
      proposedBy: String(data['proposedBy']),
      proposedByEmail: String(data['proposedByEmail'] ?? ''),
    }),
    at: toMillis(data['at']),
    before: toContent(data['before']),
    after: toContent(data['after']),
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
 * Reads one page of the log, newest first. Only administrators may.
 *
 * @param cursor - End of the page before.
 * @param pageSize - Most entries; by default 20, and 10 on the first page.
 */
export function listAudit(
  filter: AuditFilter,
  cursor: AuditCursor | null,
  pageSize: number = cursor ? AUDIT_PER_PAGE : AUDIT_AT_FIRST,
): Promise<AuditPage> {
  return withAppErrors(async () => {
    // Not from the cache, which may have only a part of the log.
    const { docs } = await getDocsFromServer(
      query(log(), ...constraintsOf(filter), ...pageAfter(cursor, 'desc'), limit(pageSize)),
    );
    return {
      entries: readEach(docs, (found) => toEntry(found.id, found.data())),
      next: cursorAfter(docs, pageSize, 'at'),
    };
  });
}

/**
 * Subscribes to the newest entries of the log.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToLatestAudit(
  count: number,
  onChange: (entries: AuditEntry[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(log(), newestFirst, limit(count)),
    (found) => toEntry(found.id, found.data()),
    onChange,
    onError,
  );
}

/** Returns the document after a change is reverted; `null` removes it. */
function reverted(author: Author, change: DocumentData, stored: DocumentData | null): DocumentData | null {
  const before = contentBefore(change);
  if (!before) return null;
  if (change['collection'] === 'userTemplates') {
    if (!stored) throw new AppError('template-not-found', String(change['docId']));
    return { ...stored, isPublic: before['isPublic'], updatedAt: serverTimestamp() };
  }
  const { createdBy, createdAt } = stored ?? { createdBy: author.uid, createdAt: serverTimestamp() };
  return {
    ...before,
    // The rules fix a flag's creator and time; a restored flag is created again.
    ...(change['collection'] === 'featureFlags' && { createdBy, createdAt }),
    updatedAt: serverTimestamp(),
  };
}

/** Refuses to revert a change without confirmation when later changes followed it. */
function requireLatest(
  change: DocumentData,
  stored: DocumentData | null,
  { id, confirmed }: { id: string; confirmed: boolean },
): void {
  const isSuperseded =
    change['action'] === 'delete' ? stored !== null : stored?.['revision'] !== change['revision'];
  if (isSuperseded && !confirmed) throw new AppError('audit-superseded', id);
}

/** Refuses to show owners a template again that was changed since it was published: it has to pass the checks. */
async function requirePublishedForm(templateId: string): Promise<void> {
  const template = doc(firebaseFirestore(), 'userTemplates', templateId);
  const stored = (await getDoc(template)).data();
  if (!stored) return;
  const published = (await getDoc(doc(template, 'versions', String(stored['version'])))).data();
  const isPublished = ['reactCode', 'cssCode', 'compiledCode'].every(
    (field) => published?.[field] === stored[field],
  );
  if (!isPublished) throw new AppError('template-changed', templateId);
}

/** Changes a flag back, or proposes so where a second administrator has to approve it. */
async function revertFlag(
  change: DocumentData,
  requested: { id: string; confirmed: boolean },
): Promise<'reverted' | 'proposed'> {
  const id = String(change['docId']);
  const stored = (await getDoc(doc(firebaseFirestore(), 'featureFlags', id))).data() ?? null;
  requireLatest(change, stored, requested);
  const {
    createdBy: _by,
    createdAt: _at,
    updatedAt: _changed,
    revision: _number,
    ...flag
  } = contentBefore(change) ?? {};
  // Its library is needed for nothing else here.
  const { describedFlagSchema } = await import('../../../model/flags/flag-proposal');
  const { state } = await callFunction('changeFlag', {
    id,
    flag: change['before'] === null ? null : describedFlagSchema.parse(flag),
    baseRevision: stored ? Number(stored['revision']) : null,
  });
  return state === 'proposed' ? 'proposed' : 'reverted';
}

/**
 * Reverts a change: the content from before it is stored again, as a new revision with an entry of its own.
 *
 * @param options.confirmed - True to do so even if the document was changed again since.
 * @returns `proposed` for a flag whose change a second administrator has to approve.
 * @throws AppError `audit-not-revertible`, or `audit-superseded` when a later revision exists and nobody confirmed.
 */
export async function revertAudited(
  author: Author,
  entry: Pick<AuditEntry, 'id' | 'collection' | 'before' | 'after'>,
  { confirmed = false }: { confirmed?: boolean } = {},
): Promise<'reverted' | 'proposed'> {
  if (!canRevert(entry)) throw new AppError('audit-not-revertible', entry.id);
  return withAppErrors(async () => {
    const found = await getDoc(doc(log(), entry.id));
    const change = found.data();
    if (!change) throw new AppError('audit-not-revertible', entry.id);
    const request = { id: entry.id, confirmed };
    if (change['collection'] === 'featureFlags' && change['docId'] !== READ_ONLY_FLAG)
      return await revertFlag(change, request);
    const wasShown = contentBefore(change)?.['isPublic'] === true;
    if (change['collection'] === 'userTemplates' && wasShown)
      await requirePublishedForm(String(change['docId']));
    await writeAudited(author, {
      collection: String(change['collection']),
      docId: String(change['docId']),
      change: (stored) => {
        requireLatest(change, stored, request);
        return reverted(author, change, stored);
      },
    });
    return 'reverted';
  });
}
