/** What one place of a row holds. */
export type CsvCell = string | number;

/** Tells spreadsheets that the file is UTF-8; without it they guess. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, in its wide forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  // Text that somebody else wrote must not run where it is opened: behind an apostrophe it is text.
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a file, as RFC 4180 has it, with its end. */
export function toCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}
