import fc from 'fast-check';
import Papa from 'papaparse';
import { toCsv, type CsvCell } from './to-csv';

/** Returns the lines of the rows: a file without the mark and the names of the columns. */
async function linesOf(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  return (await toCsv(['Columna'], rows)).replace('\uFEFFColumna\r\n', '');
}

/** Splits a file as a spreadsheet with this delimiter does; text after a closing quote belongs to its cell. */
function parse(file: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const char = file[at]!;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (file[at + 1] === '"') cell += file[(at += 1)]!;
      else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === delimiter || char === '\n' || char === '\r') {
      rows.at(-1)!.push(cell);
      cell = '';
      if (char === delimiter) continue;
      if (char === '\r' && file[at + 1] === '\n') at += 1;
      rows.push([]);
    } else cell += char;
  }
  return rows.slice(0, -1);
}

const DIALECTS = [',', ';', '\t'];

/** Lists the cells that a spreadsheet of any dialect would run as formulas, apart from our own numbers. */
const formulasOf = (file: string) =>
  DIALECTS.flatMap((delimiter) => parse(file, delimiter).flat()).filter((cell) =>
    /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell.replace(/^-\d+/, '')),
  );

describe('toCsv', () => {
  it('writes plain words and figures unchanged', async () => {
    expect(await linesOf([['Ana García', 'ana@tarjetero.test', 3, -5, '']])).toBe(
      'Ana García,ana@tarjetero.test,3,-5,\r\n',
    );
  });

  it('quotes cells that need it, and doubles their quotes', async () => {
    expect(await linesOf([['Prado, Luis', 'dice "hola"', 'dos\nlíneas', 'a;b']])).toBe(
      '"Prado, Luis","dice ""hola""","dos\nlíneas","a;b"\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+34 600', "'+34 600"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `" '=1"`],
    ['\r=1', '"\n\'=1"'],
    [' =1', `" '=1"`],
    ['\u200B=1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['Hola;=1+1', '"Hola;\'=1+1"'],
    ['Hola,@SUM(A1)', '"Hola,\'@SUM(A1)"'],
    ['Hola\t=1+1', 'Hola =1+1'],
    ['Hola\n-2+3', '"Hola\n\'-2+3"'],
    ['Hola\u2028=1', '"Hola\n\'=1"'],
    ['x;"=1', '"x;\'""\'=1"'],
    ['dice "hola", "adiós"', '"dice ""hola"", ""adiós"""'],
    ['Hola;', '"Hola;\'"'],
    ['=HYPERLINK("http://x.es","ver")', '"\'=HYPERLINK(""http://x.es"",\'""ver"")"'],
  ])('writes the formula %j as text', async (text, written) => {
    expect(await linesOf([[text]])).toBe(`${written}\r\n`);
  });

  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'=+-@＝;,\t\r\n" \u00A0\u200B\uFEFF\u0085\u2028\u000B\'', 'A1', 'x'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 12,
  });

  it('writes no cell that a spreadsheet could run', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.oneof(hostile, fc.integer()), { minLength: 1, maxLength: 5 }), { maxLength: 4 }),
        async (rows) => {
          expect(formulasOf(await linesOf(rows))).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    ));

  it('keeps every word of a cell', async () => {
    const words = (text: string) => text.replace(/['\s\p{Cc}\u200B\u2060\uFEFF]/gu, '');
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1 }), async (cells) => {
        const { data, errors } = Papa.parse<string[]>(await linesOf([cells]), {
          delimiter: ',',
        });
        expect(errors).toEqual([]);
        // The line after the last one's end is empty.
        expect(data.slice(0, -1).map((row) => row.map(words))).toEqual([cells.map(words)]);
      }),
    );
  });
});
