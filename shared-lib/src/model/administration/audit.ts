/**
 * `audit/{collection_docId_revision}`: one logged change. Times are milliseconds since the epoch, instants inside
 * documents ISO text.
 */
export interface AuditEntry {
  id: string;
  collection: string;
  docId: string;
  revision: number;
  /** `read`: somebody's personal data was read. */
  action: 'create' | 'update' | 'delete' | 'read';
  /** Uid, or `operator` for changes from the command line. */
  by: string;
  byEmail: string;
  /** Administrator who proposed the change, where its author approved it. */
  proposedBy?: string;
  proposedByEmail?: string;
  at: number;
  /** Content with a hash in place of code (`loggedContent`); entries from before 2026-11-25 have the code. */
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * Reports whether an administrator can revert a change: of a flag, of a setting that existed before, or of a template's
 * visibility to owners.
 */
export function canRevert(entry: Pick<AuditEntry, 'collection' | 'before' | 'after'>): boolean {
  const { collection, before, after } = entry;
  if (collection === 'featureFlags') return true;
  if (collection === 'config') return before !== null;
  return (
    collection === 'userTemplates' &&
    before !== null &&
    after !== null &&
    before['isPublic'] !== after['isPublic']
  );
}
