import { BYTE_ORDER_MARK, toCsvRow, type CsvCell } from './to-csv';

/** A list that is read page by page, and what its file says of each row. */
export interface CsvSource<Row, Cursor> {
  columns: readonly string[];
  toCells: (row: Row) => readonly CsvCell[];
  /** Called before the first page; a list that can't be announced isn't exported. */
  announce?: () => Promise<unknown>;
  readPage: (cursor: Cursor | null) => Promise<{ rows: readonly Row[]; next: Cursor | null }>;
}

/**
 * Reads a list to its end and gives its file; nothing of it is anybody's before that.
 *
 * @param onProgress - How many rows there are so far, after each page.
 * @returns `null` when it was cancelled.
 */
export async function exportPages<Row, Cursor>(
  { columns, toCells, announce, readPage }: CsvSource<Row, Cursor>,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<{ content: string; rows: number } | null> {
  await announce?.();
  if (signal.aborted) return null;
  const lines = [BYTE_ORDER_MARK, toCsvRow(columns)];
  let cursor: Cursor | null = null;
  let rows = 0;
  do {
    const page: { rows: readonly Row[]; next: Cursor | null } = await readPage(cursor);
    if (signal.aborted) return null;
    for (const row of page.rows) lines.push(toCsvRow(toCells(row)));
    rows += page.rows.length;
    cursor = page.next;
    onProgress(rows);
  } while (cursor !== null);
  return { content: lines.join(''), rows };
}
