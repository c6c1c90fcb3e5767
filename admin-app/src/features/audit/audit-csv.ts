import { callFunction, listAudit, type AuditCursor } from 'shared-lib/data';
import { MAX_QUERY_SIZE, type AuditEntry } from 'shared-lib/model';
import {
  auditMessages,
  authorOf,
  describeAudit,
  findNames,
  formatValue,
  listChanges,
  nameField,
  idsOf,
  type Names,
} from '../../audit-words';
import type { CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';
import { toFilter, writeAuditQuery, type AuditQuery } from './use-audit-query';

/** Most fields and longest value of a row; the log itself has all of it. */
const MAX_FIELDS = 20;
const MAX_VALUE = 200;

const shorten = (text: string) => (text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text);

function describeChanges({ before, after }: AuditEntry, names?: Names): string {
  return listChanges(before, after)
    .slice(0, MAX_FIELDS)
    .map(
      ({ path, before: old, after: now }) =>
        `${nameField(path)}: ${shorten(formatValue(path, old, names))} → ${shorten(formatValue(path, now, names))}`,
    )
    .join('; ');
}

/** Returns the cells of an entry. */
export function toAuditCells(entry: AuditEntry, names?: Names): (string | number)[] {
  return [
    new Date(entry.at).toISOString(),
    authorOf(entry, names),
    entry.by,
    auditMessages.collections[entry.collection] ?? entry.collection,
    entry.docId,
    entry.revision,
    describeAudit(entry, names),
    describeChanges(entry, names),
  ];
}

/** An entry with the names of its people. */
interface NamedEntry {
  entry: AuditEntry;
  names: Names;
}

/** Returns the source of a file with all entries of a query. */
export function auditCsv(query: AuditQuery): CsvSource<NamedEntry, AuditCursor> {
  return {
    columns: messages.csvColumns,
    toCells: ({ entry, names }) => toAuditCells(entry, names),
    announce: () => callFunction('recordExport', { list: 'audit', filter: String(writeAuditQuery(query)) }),
    readPage: async (cursor) => {
      const { entries, next } = await listAudit(toFilter(query), cursor, MAX_QUERY_SIZE);
      const names = await findNames(idsOf(entries));
      return { rows: entries.map((entry) => ({ entry, names })), next };
    },
  };
}
