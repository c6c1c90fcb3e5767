import { useCallback } from 'react';
import { listAudit, type AuditCursor } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/domain';
import { usePages, type Page, type Pages } from '../../paging/use-pages';
import { isPeriod, toFilter, type AuditQuery } from './use-audit-query';

const idOf = ({ id }: AuditEntry) => id;

/** The entries that are looked for, page by page. */
export function useAuditPages({ collection, docId, by, from, until }: AuditQuery): Pages<AuditEntry> {
  const read = useCallback(
    async (cursor: AuditCursor | null): Promise<Page<AuditEntry, AuditCursor>> => {
      const query = { collection, docId, by, from, until };
      // The database takes the end of a period that is before its beginning for a mistake.
      if (!isPeriod(query)) return { items: [], next: null };
      const { entries, next } = await listAudit(toFilter(query), cursor);
      return { items: entries, next };
    },
    [collection, docId, by, from, until],
  );
  return usePages(read, idOf);
}
