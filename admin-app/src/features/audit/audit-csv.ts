import { callFunction, listAudit, type AuditCursor } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/domain';
import { auditMessages, authorOf, describeAudit, formatValue, listChanges } from '../../audit-words';
import type { CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';
import { toFilter, writeAuditQuery, type AuditQuery } from './use-audit-query';

/** How many entries are read at once: what one list of the rules gives. */
const AT_ONCE = 100;

/** Most fields and longest value that a row tells; the log itself has all of it. */
const MOST_FIELDS = 20;
const LONGEST = 200;

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function describeChanges({ before, after }: AuditEntry): string {
  return listChanges(before, after)
    .slice(0, MOST_FIELDS)
    .map(
      ({ path, before: old, after: now }) =>
        `${path}: ${shorten(formatValue(path, old))} → ${shorten(formatValue(path, now))}`,
    )
    .join('; ');
}

/** What the file says of an entry. */
export function toAuditCells(entry: AuditEntry): (string | number)[] {
  return [
    new Date(entry.at).toISOString(),
    authorOf(entry),
    entry.by,
    auditMessages.collections[entry.collection] ?? entry.collection,
    entry.docId,
    entry.revision,
    describeAudit(entry),
    describeChanges(entry),
  ];
}

/** All entries that a query finds, as a file. */
export function auditCsv(query: AuditQuery): CsvSource<AuditEntry, AuditCursor> {
  return {
    columns: messages.csvColumns,
    toCells: toAuditCells,
    announce: () => callFunction('recordExport', { list: 'audit', filter: String(writeAuditQuery(query)) }),
    readPage: async (cursor) => {
      const { entries, next } = await listAudit(toFilter(query), cursor, AT_ONCE);
      return { rows: entries, next };
    },
  };
}
