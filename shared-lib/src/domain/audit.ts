/** `audit/{collection_docId_revision}`: one change, as the log tells it. Times are milliseconds, instants inside ISO text. */
export interface AuditEntry {
  id: string;
  collection: string;
  docId: string;
  revision: number;
  /** `read`: somebody's personal data was looked at. */
  action: 'create' | 'update' | 'delete' | 'read';
  /** Uid, or `operator` for what was done from the command line. */
  by: string;
  byEmail: string;
  at: number;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * Whether an administrator can take a change back: flags, settings that were something before, and whether owners see a
 * template.
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
