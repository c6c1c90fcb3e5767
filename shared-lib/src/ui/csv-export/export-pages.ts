import { toCsv, type CsvCell } from './to-csv';

/** A list that is read page by page, and the cells of each row. */
export interface CsvSource<Row, Cursor> {
  columns: readonly string[];
  toCells: (row: Row) => readonly CsvCell[];
  /** Called before the first page; if it fails, the list isn't exported. */
  announce?: () => Promise<unknown>;
  readPage: (cursor: Cursor | null) => Promise<{ rows: readonly Row[]; next: Cursor | null }>;
}

/**
 * Reads a list to its end and returns its file; nothing is saved before that.
 *
 * @param onProgress - Gets the number of rows so far, after each page.
 * @returns `null` when it was cancelled.
 */
export async function exportPages<Row, Cursor>(
  { columns, toCells, announce, readPage }: CsvSource<Row, Cursor>,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<{ content: string; rows: number } | null> {
  await announce?.();
  if (signal.aborted) return null;
  const rows: (readonly CsvCell[])[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: { rows: readonly Row[]; next: Cursor | null } = await readPage(cursor);
    if (signal.aborted) return null;
    rows.push(...page.rows.map(toCells));
    cursor = page.next;
    onProgress(rows.length);
  } while (cursor !== null);
  return { content: await toCsv(columns, rows), rows: rows.length };
}
