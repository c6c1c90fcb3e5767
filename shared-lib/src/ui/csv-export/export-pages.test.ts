import { exportPages, type CsvSource } from './export-pages';

const ALL = Array.from({ length: 250 }, (_, index) => `fila ${index}`);

const inPagesOf = (size: number): CsvSource<string, number> => ({
  columns: ['Nombre'],
  toCells: (row) => [row],
  readPage: async (from) => {
    const start = from ?? 0;
    const next = start + size;
    return { rows: ALL.slice(start, next), next: next < ALL.length ? next : null };
  },
});

describe('exportPages', () => {
  it('writes every row of every page once, under the names of the columns', async () => {
    const seen: number[] = [];
    const file = await exportPages(inPagesOf(100), new AbortController().signal, (rows) => seen.push(rows));
    expect(file?.content).toBe(`\uFEFFNombre\r\n${ALL.map((row) => `${row}\r\n`).join('')}`);
    expect(file?.rows).toBe(250);
    expect(seen).toEqual([100, 200, 250]);
  });

  it('writes the text of every row of a file that is no table', async () => {
    const { columns: _, toCells: __, ...list } = inPagesOf(100);
    const source = { ...list, type: 'text/vcard', toText: (row: string) => `<${row}>` };
    const file = await exportPages(source, new AbortController().signal, () => {});
    expect(file).toEqual({ content: ALL.map((row) => `<${row}>`).join(''), rows: 250 });
  });

  it('returns nothing after it is cancelled, and reads no further page', async () => {
    const cancel = new AbortController();
    const requests: (number | null)[] = [];
    const source = inPagesOf(50);
    const file = await exportPages<string, number>(
      {
        ...source,
        readPage: (cursor) => {
          requests.push(cursor);
          return source.readPage(cursor);
        },
      },
      cancel.signal,
      (rows) => rows === 100 && cancel.abort(),
    );
    expect(file).toBeNull();
    expect(requests).toEqual([null, 50, 100]);
  });

  it('reads nothing where the export can’t be announced', async () => {
    const requests: (number | null)[] = [];
    const source: CsvSource<string, number> = {
      ...inPagesOf(50),
      announce: async () => Promise.reject(new Error('no eres administrador')),
      readPage: (cursor) => {
        requests.push(cursor);
        return inPagesOf(50).readPage(cursor);
      },
    };
    await expect(exportPages(source, new AbortController().signal, () => {})).rejects.toThrow(
      'no eres administrador',
    );
    expect(requests).toEqual([]);
  });

  it('rejects with the failure of a page', async () => {
    const failing = { ...inPagesOf(50), readPage: async () => Promise.reject(new Error('sin red')) };
    await expect(exportPages(failing, new AbortController().signal, () => {})).rejects.toThrow('sin red');
  });
});
