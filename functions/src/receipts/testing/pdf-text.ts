import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';

/** Characters of Windows' Latin code page that Latin 1 has elsewhere, by their bytes. */
const WINDOWS: Readonly<Record<number, string>> = {
  ...{ 0x80: '€', 0x85: '…', 0x91: '‘', 0x92: '’', 0x93: '“', 0x94: '”', 0x96: '–', 0x97: '—' },
};

const decode = (hex: string) =>
  [...Buffer.from(hex, 'hex')].map((byte) => WINDOWS[byte] ?? String.fromCharCode(byte)).join('');

/** Reads the lines that a PDF shows, in the order of its content. */
export async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const orders = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    try {
      return [inflateSync(object.getContents()).toString('latin1')];
    } catch {
      return [];
    }
  });
  return orders.flatMap((order) =>
    [...order.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => decode(hex)),
  );
}
