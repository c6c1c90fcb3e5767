import fc from 'fast-check';
import { toCsvRow } from './to-csv';

/** Reads one line back, as RFC 4180 says. */
function parse(line: string): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let match = cell.exec(line); match; match = cell.exec(line)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') break;
  }
  return cells;
}

describe('toCsvRow', () => {
  it('writes plain words and figures as they are', () => {
    expect(toCsvRow(['Ana García', 'ana@tarjetero.test', 3, -5, ''])).toBe(
      'Ana García,ana@tarjetero.test,3,-5,\r\n',
    );
  });

  it('quotes what would end a cell, and doubles quotes', () => {
    expect(toCsvRow(['Prado, Luis', 'dice "hola"', 'dos\nlíneas', 'a;b'])).toBe(
      '"Prado, Luis","dice ""hola""","dos\nlíneas","a;b"\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+34 600', "'+34 600"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x.es","ver")', '"\'=HYPERLINK(""http://x.es"",""ver"")"'],
  ])('makes text of the formula %j', (text, written) => {
    expect(toCsvRow([text])).toBe(`${written}\r\n`);
  });

  it('loses nothing, and no cell begins as a formula does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        const read = parse(toCsvRow(cells));
        expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(
          cells.map((cell) => cell.replace(/^'/, '')),
        );
        expect(read.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });
});
