import { rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { PRODUCT_NAME } from 'shared-lib/config';
import { printable } from './printable';
import type { ReceiptContent, ReceiptRow } from './receipt-content';
import { TaggedPdf, type Tag } from './tagged-pdf';

/** A4 and its parts, in points. */
const PAGE: [number, number] = [595.28, 841.89];
const MARGIN = 56;
const LABEL_WIDTH = 130;
const BOTTOM = 64;

const INK = rgb(0.09, 0.11, 0.15);
const SOFT = rgb(0.36, 0.4, 0.46);
const LINE = rgb(0.82, 0.84, 0.87);

/** Longest line that is shown, in characters: texts of a booking are shorter. */
const MAX_TEXT = 600;

/** Returns text in lines that fit a width; a word that is wider than a line is broken. */
function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const char of word) {
      if (!fits(line + char)) {
        lines.push(line);
        line = '';
      }
      line += char;
    }
  }
  return [...lines, line];
}

/** Writes down the pages of a receipt from top to bottom. */
class Sheet {
  private page: PDFPage;
  private y = 0;

  constructor(
    private readonly tagged: TaggedPdf,
    private readonly fonts: { plain: PDFFont; bold: PDFFont },
    private readonly unreadable: string,
  ) {
    this.page = this.begin();
  }

  private begin(): PDFPage {
    this.page = this.tagged.addPage(PAGE);
    this.y = PAGE[1] - MARGIN;
    return this.page;
  }

  private linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
    const shown = printable(text.slice(0, MAX_TEXT), new Set(font.getCharacterSet()), this.unreadable);
    return wrapped(shown, font, size, width);
  }

  gap(points: number): void {
    this.y -= points;
  }

  /** Begins a page where less than this is left of the present one. */
  private keep(points: number): void {
    if (this.y - points < BOTTOM) this.begin();
  }

  paragraph(
    text: string,
    {
      size = 10,
      bold = false,
      soft = false,
      tag = 'P',
    }: { size?: number; bold?: boolean; soft?: boolean; tag?: Tag } = {},
  ): void {
    const font = bold ? this.fonts.bold : this.fonts.plain;
    const lines = this.linesOf(text, font, size, PAGE[0] - 2 * MARGIN);
    this.keep(lines.length * size * 1.4);
    this.tagged.show(this.page, tag, () => {
      for (const line of lines) {
        this.y -= size * 1.4;
        this.page.drawText(line, { x: MARGIN, y: this.y, size, font, color: soft ? SOFT : INK });
      }
    });
  }

  rule(): void {
    this.y -= 12;
    const { page, y } = this;
    this.tagged.decorate(page, () =>
      page.drawLine({
        start: { x: MARGIN, y },
        end: { x: PAGE[0] - MARGIN, y },
        thickness: 0.7,
        color: LINE,
      }),
    );
    this.y -= 4;
  }

  row({ label, lines }: ReceiptRow, isStrong = false): void {
    if (lines.length === 0) return;
    const { plain, bold } = this.fonts;
    const font = isStrong ? bold : plain;
    const size = isStrong ? 13 : 10.5;
    const leading = size * 1.45;
    const width = PAGE[0] - 2 * MARGIN - LABEL_WIDTH;
    const values = lines.flatMap((line) => this.linesOf(line, font, size, width));
    const names = this.linesOf(label, plain, 9.5, LABEL_WIDTH - 12);
    this.keep(Math.max(values.length, names.length) * leading + 6);
    const top = this.y - leading;
    this.tagged.show(this.page, 'Lbl', () =>
      names.forEach((line, index) =>
        this.page.drawText(line, { x: MARGIN, y: top - index * 13, size: 9.5, font: plain, color: SOFT }),
      ),
    );
    this.tagged.show(this.page, 'LBody', () =>
      values.forEach((line, index) =>
        this.page.drawText(line, {
          ...{ x: MARGIN + LABEL_WIDTH, y: top - index * leading, size, font },
          color: INK,
        }),
      ),
    );
    this.y = top - Math.max((values.length - 1) * leading, (names.length - 1) * 13) - 7;
  }
}

/** Makes the PDF of a receipt: the same bytes for the same content. */
export async function receiptPdf(content: ReceiptContent): Promise<Uint8Array> {
  const tagged = await TaggedPdf.create();
  const { pdf } = tagged;
  const changed = new Date(content.changedAt);
  pdf.setTitle(content.title, { showInWindowTitleBar: true });
  pdf.setLanguage(content.locale);
  pdf.setCreator(PRODUCT_NAME);
  pdf.setProducer(PRODUCT_NAME);
  pdf.setCreationDate(changed);
  pdf.setModificationDate(changed);
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet = new Sheet(tagged, fonts, content.unreadable);
  sheet.paragraph(content.title, { size: 18, bold: true, tag: 'H1' });
  sheet.rule();
  for (const row of content.rows) sheet.row(row);
  sheet.rule();
  content.money.forEach((row, index) => sheet.row(row, index === content.money.length - 1));
  sheet.rule();
  for (const note of content.notes) {
    sheet.gap(4);
    sheet.paragraph(note, { size: 9.5, soft: true });
  }
  return tagged.save();
}
