import type { Color, PDFFont, PDFImage, PDFPage, Rotation } from 'pdf-lib';
import { messages } from '../messages';

/** Texts beside a printed code. */
export interface PrintedCard {
  name: string;
  role: string;
  phone: string;
  /** Address without its scheme. */
  address: string;
}

/** A sheet of ten cards, or a tent that is folded across its middle, on paper of this size. */
export const PRINT_FORMS = ['cards', 'a5', 'a6'] as const;
export type PrintForm = (typeof PRINT_FORMS)[number];

const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

const A4 = { width: mm(210), height: mm(297) };
const TENTS = { a5: { width: mm(148), height: mm(210) }, a6: { width: mm(105), height: mm(148) } };
const CARD = { width: mm(85), height: mm(55), columns: 2, rows: 5 };
const MIN_TYPE = 6;

interface Pen {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  qr: PDFImage;
  grey: Color;
  /** Half a turn, for the side of a tent that looks the other way; missing for the upright one. */
  turn?: Rotation;
}

/** Returns text without what the typeface of PDF files can't show, such as emoji. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize('NFC')]
    .filter((char) => known.has(char.codePointAt(0) ?? -1))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns text and the size at which it fits a width: smaller, and cut only where it would be too small to read. */
export function fitText(
  text: string,
  font: Pick<PDFFont, 'widthOfTextAtSize'>,
  size: number,
  width: number,
): { text: string; size: number } {
  const wanted = Math.min(size, (size * width) / Math.max(font.widthOfTextAtSize(text, size), 1));
  if (wanted >= MIN_TYPE) return { text, size: wanted };
  let cut = text;
  while (cut !== '' && font.widthOfTextAtSize(`${cut}…`, MIN_TYPE) > width) cut = cut.slice(0, -1);
  return { text: `${cut.trimEnd()}…`, size: MIN_TYPE };
}

/** Writes a line at a place of the upright side, in points from the lower left. */
function write(
  pen: Pen,
  line: string,
  {
    x,
    y,
    size,
    width,
    font,
    centred,
  }: { x: number; y: number; size: number; width: number; font: PDFFont; centred?: boolean },
): void {
  const shown = printable(line, font);
  if (shown === '') return;
  const fitted = fitText(shown, font, size, width);
  const left = centred ? x + (width - font.widthOfTextAtSize(fitted.text, fitted.size)) / 2 : x;
  pen.page.drawText(fitted.text, { ...place(pen, left, y), size: fitted.size, font });
}

/** Converts a point of the upright side to the page's coordinates, with the rotation of the drawing there. */
function place({ page, turn }: Pen, x: number, y: number) {
  return turn ? { x: page.getWidth() - x, y: page.getHeight() - y, rotate: turn } : { x, y };
}

/** Draws a business card, its lower left corner at a point. */
function drawCard(pen: Pen, { name, role, phone, address }: PrintedCard, x: number, y: number): void {
  const { bold, plain } = pen;
  const side = mm(33);
  const width = CARD.width - side - mm(15);
  pen.page.drawImage(pen.qr, {
    x: x + CARD.width - side - mm(5),
    y: y + (CARD.height - side) / 2,
    width: side,
    height: side,
  });
  const line = (text: string, font: PDFFont, size: number, up: number) =>
    write(pen, text, { x: x + mm(6), y: y + mm(up), size, width, font });
  line(name, bold, 13, 36);
  line(role, plain, 9, 30.5);
  line(phone, plain, 9, 18);
  line(address, plain, 8, 13);
}

/** Draws the lines along which the cards of a sheet are cut, outside them and between them. */
function drawCuts({ page, grey }: Pen, left: number, bottom: number): void {
  const [right, top] = [left + CARD.columns * CARD.width, bottom + CARD.rows * CARD.height];
  for (let column = 0; column <= CARD.columns; column += 1) {
    const x = left + column * CARD.width;
    page.drawLine({ start: { x, y: bottom }, end: { x, y: top }, thickness: 0.3, color: grey });
  }
  for (let row = 0; row <= CARD.rows; row += 1) {
    const y = bottom + row * CARD.height;
    page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.3, color: grey });
  }
}

function drawSheet(pen: Pen, card: PrintedCard): void {
  const left = (A4.width - CARD.columns * CARD.width) / 2;
  const bottom = (A4.height - CARD.rows * CARD.height) / 2;
  drawCuts(pen, left, bottom);
  for (let index = 0; index < CARD.columns * CARD.rows; index += 1) {
    const column = index % CARD.columns;
    const row = Math.floor(index / CARD.columns);
    drawCard(pen, card, left + column * CARD.width, bottom + row * CARD.height);
  }
}

/** Draws one side of a table tent: the lower half of the page upright, or the upper half upside down. */
function drawTentSide(pen: Pen, { name, role, address }: PrintedCard): void {
  const [width, height] = [pen.page.getWidth(), pen.page.getHeight() / 2];
  const side = height * 0.56;
  const lines = { x: width * 0.08, width: width * 0.84, centred: true };
  pen.page.drawImage(pen.qr, { ...place(pen, (width - side) / 2, height * 0.36), width: side, height: side });
  write(pen, messages.scanMe, { ...lines, y: height * 0.3, size: height * 0.045, font: pen.plain });
  write(pen, name, { ...lines, y: height * 0.2, size: height * 0.075, font: pen.bold });
  write(pen, role, { ...lines, y: height * 0.135, size: height * 0.045, font: pen.plain });
  write(pen, address, { ...lines, y: height * 0.07, size: height * 0.04, font: pen.plain });
}

/**
 * Returns a PDF to print at its own size.
 *
 * @param qr - The code as a PNG file.
 */
export async function printPdf(form: PrintForm, card: PrintedCard, qr: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts, degrees, grayscale } = await import(
    /* webpackChunkName: "pdf-lib" */ 'pdf-lib'
  );
  const pdf = await PDFDocument.create();
  pdf.setTitle(card.name, { showInWindowTitleBar: true });
  const paper = form === 'cards' ? A4 : TENTS[form];
  const pen: Pen = {
    page: pdf.addPage([paper.width, paper.height]),
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    qr: await pdf.embedPng(qr),
    grey: grayscale(0.75),
  };
  if (form === 'cards') drawSheet(pen, card);
  else for (const side of [pen, { ...pen, turn: degrees(180) }]) drawTentSide(side, card);
  return pdf.save();
}
