import { listAudit, type AuditCursor } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/model';
import { dataApi, pagedEndpoint, usePages, type Page, type Pages } from 'shared-lib/store';
import { isPeriod, toFilter, type AuditQuery } from './use-audit-query';

const idOf = ({ id }: AuditEntry) => id;

const { useAuditPagesInfiniteQuery } = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the entries of a query. */
    auditPages: build.infiniteQuery<Page<AuditEntry, AuditCursor>, AuditQuery, AuditCursor | null>(
      pagedEndpoint(async (query, cursor) => {
        // The database takes the end of a period that is before its beginning for a mistake.
        if (!isPeriod(query)) return { items: [], next: null };
        const { entries, next } = await listAudit(toFilter(query), cursor);
        return { items: entries, next };
      }),
    ),
  }),
});

/** Reads the entries of a query, page by page. */
export function useAuditPages(query: AuditQuery): Pages<AuditEntry> {
  return usePages(useAuditPagesInfiniteQuery(query), idOf);
}
