import { PDFDocument, StandardFonts } from 'pdf-lib';
import { printable } from './printable';

/** Returns the characters of the typeface of receipts. */
async function helvetica(): Promise<ReadonlySet<number>> {
  const pdf = await PDFDocument.create();
  return new Set((await pdf.embedFont(StandardFonts.Helvetica)).getCharacterSet());
}

describe('printable', () => {
  it.each([
    ['letters of the nine languages', 'Çà, Ñandú «Größe» l·l €', 'Çà, Ñandú «Größe» l·l €'],
    ['marks that the typeface lacks', 'Őze Țîrlea Łukasz', 'Oze Tîrlea Lukasz'],
    ['Cyrillic', 'Ольга Шевченко', 'Olga Shevchenko'],
    ['Greek with accents', 'Ελένη', 'Eleni'],
    ['a picture beside letters', 'Ana 👩🏽‍🚀', 'Ana'],
    ['letters of no transliteration', 'שלום', '(no)'],
    ['letters that cannot be shown beside others', '王 Wang', 'Wang'],
    ['characters that turn the direction of text', 'Ana\u202eEva', 'Ana Eva'],
    ['nothing', '', ''],
  ])('shows %s', async (_, text, shown) => expect(printable(text, await helvetica(), '(no)')).toBe(shown));
});
