import { toCsv, type CsvCell } from './to-csv';

/** A list that is read page by page. */
interface ListSource<Row, Cursor> {
  /** Called before the first page; if it fails, the list isn't exported. */
  announce?: () => Promise<unknown>;
  readPage: (cursor: Cursor | null) => Promise<{ rows: readonly Row[]; next: Cursor | null }>;
}

/** A list, and the cells of each row. */
export interface CsvSource<Row, Cursor> extends ListSource<Row, Cursor> {
  columns: readonly string[];
  toCells: (row: Row) => readonly CsvCell[];
}

/** A list, and the text of each row in a file that isn't a table, such as one of contacts. */
export interface TextSource<Row, Cursor> extends ListSource<Row, Cursor> {
  /** Media type of the file. */
  type: string;
  toText: (row: Row) => string;
}

/** A list that can be saved as a file. */
export type ExportSource<Row, Cursor> = CsvSource<Row, Cursor> | TextSource<Row, Cursor>;

/** Returns the media type of a list's file. */
export const typeOf = <Row, Cursor>(source: ExportSource<Row, Cursor>): string =>
  'toText' in source ? source.type : 'text/csv;charset=utf-8';

/**
 * Reads a list to its end and returns its file; nothing is saved before that.
 *
 * @param onProgress - Gets the number of rows so far, after each page.
 * @returns `null` when it was cancelled.
 */
export async function exportPages<Row, Cursor>(
  source: ExportSource<Row, Cursor>,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<{ content: string; rows: number } | null> {
  await source.announce?.();
  if (signal.aborted) return null;
  const rows: Row[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: { rows: readonly Row[]; next: Cursor | null } = await source.readPage(cursor);
    if (signal.aborted) return null;
    rows.push(...page.rows);
    cursor = page.next;
    onProgress(rows.length);
  } while (cursor !== null);
  const content =
    'toText' in source
      ? rows.map(source.toText).join('')
      : await toCsv(source.columns, rows.map(source.toCells));
  return { content, rows: rows.length };
}
