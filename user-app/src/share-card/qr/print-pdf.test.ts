/** @jest-environment node */
import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { inflateSync } from 'node:zlib';
import { fitText, printPdf, type PrintForm } from './print-pdf';

/** A picture of one black pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const ana = {
  name: 'Ana García 👩🏽‍🚀',
  role: 'Arquitecta, Estudio Norte',
  phone: '+34 600 11 22 33',
  address: 'tarjetas.example/c/ana-garcia',
};
const mm = (points: number) => Math.round((points * 25.4) / 72);

/** Returns the paper's size in millimetres, and the drawing orders of the only page. */
async function print(form: PrintForm, card = ana) {
  const bytes = await printPdf(form, card, PIXEL);
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  const { width, height } = pdf.getPage(0).getSize();
  const orders = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .map((stream) => {
      try {
        return inflateSync(stream.getContents()).toString('latin1');
      } catch {
        return '';
      }
    })
    .find((text) => / Do\b/.test(text));
  return { paper: [mm(width), mm(height)], orders: orders ?? '', title: pdf.getTitle() };
}

/** Returns text as the orders have it. */
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();
const times = (orders: string, part: string) => orders.split(part).length - 1;

describe('a PDF to print', () => {
  it('of cards has ten of them on a sheet of A4, each with its code', async () => {
    const { paper, orders, title } = await print('cards');
    expect(paper).toEqual([210, 297]);
    expect(times(orders, ' Do')).toBe(10);
    expect(times(orders, hex('Ana García'))).toBe(10);
    expect(times(orders, hex('+34 600 11 22 33'))).toBe(10);
    expect(title).toBe(ana.name);
  });

  it.each([
    ['a5', [148, 210]],
    ['a6', [105, 148]],
  ] as const)('of a %s tent has two sides', async (form, size) => {
    const { paper, orders } = await print(form);
    expect(paper).toEqual(size);
    expect(times(orders, ' Do')).toBe(2);
    expect(times(orders, hex('Ana García'))).toBe(2);
  });

  it('is made for a card with only a name, even one in letters that its font lacks', async () => {
    const { orders } = await print('cards', { name: 'שלום', role: '', phone: '', address: 'a.example/c/x' });
    expect(times(orders, ' Do')).toBe(10);
    expect(times(orders, hex('a.example/c/x'))).toBe(10);
  });
});

describe('fitText', () => {
  const font = { widthOfTextAtSize: (text: string, size: number) => text.length * size };

  it.each([
    ['short', 10, 100, { text: 'short', size: 10 }],
    ['a longer line', 10, 91, { text: 'a longer line', size: 7 }],
    ['x'.repeat(50), 10, 60, { text: `${'x'.repeat(9)}…`, size: 6 }],
  ])('fits «%s» by its size or by truncation', (text, size, width, fitted) => {
    expect(fitText(text, font, size, width)).toEqual(fitted);
  });
});
