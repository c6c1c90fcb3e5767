/** Value of one cell. */
export type CsvCell = string | number;

/** Byte order mark, by which spreadsheets recognise UTF-8 instead of guessing the encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches control characters, except for the line feed, and invisible marks, at which some spreadsheets skip or split.
 */
const UNSEEN = /[\p{Cc}\u200B\u2060\uFEFF]/gu;

/**
 * Matches the beginning of a formula, in full-width forms too, wherever a cell could begin for a reader that splits at
 * commas, at semicolons (Excel in Spanish) or at line breaks, and after a quote, which such a reader may drop. A quote
 * at such a place would make it mistake quoted text for unquoted and vice versa.
 */
const FORMULA = /(?:^|[,;"\n])\p{Zs}*(?=[=+\-@＝＋－＠])|[,;\n](?="|$)/gu;

/** Returns a cell that no spreadsheet runs: text that somebody else wrote stays text behind an apostrophe. */
function toPlainCell(value: CsvCell): CsvCell {
  if (typeof value === 'number') return value;
  return value
    .replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, (mark) => (mark === '\n' ? mark : ''))
    .replace(FORMULA, "$&'");
}

/** Reports whether a reader of another dialect would split a cell. */
const isSplitElsewhere = (value: unknown) => typeof value === 'string' && value.includes(';');

/** Returns a file of RFC 4180 with a line of names and one for each row. */
export async function toCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const lines = [columns, ...rows].map((cells) => cells.map(toPlainCell));
  return `${BYTE_ORDER_MARK}${unparse(lines, { newline: '\r\n', quotes: isSplitElsewhere })}\r\n`;
}
