import { isOneOf } from 'shared-lib/model';
import { drawQr } from './qr-code';
import { qrPng, qrSvg, readsAs } from './qr-files';
import type { QrLook } from './qr-look';
import { PRINT_FORMS, printPdf, type PrintedCard } from './print-pdf';

/** Files in which a code can be had. */
export const QR_FORMATS = ['svg', 'png-1024', 'png-2048', 'pdf-cards', 'pdf-a5', 'pdf-a6'] as const;

export type QrFormat = (typeof QR_FORMATS)[number];

/** Pixels of the picture inside a PDF, which is sharp on paper at twice the size that it has there. */
const PRINTED_PIXELS = 1024;

/** A file, or `unreadable` for a code that no camera would read. */
export type QrExport = { file: Blob; name: string } | 'unreadable';

/**
 * Makes a file of a code, and reads it again as a camera would: one that doesn't read as its address is not given out. Of
 * a PDF it is the picture that is printed which is read.
 */
export async function exportQr(
  format: QrFormat,
  { address, look, card, slug }: { address: string; look: QrLook; card: PrintedCard; slug: string },
): Promise<QrExport> {
  const drawing = drawQr(address, look.picture !== null);
  const [kind = '', detail = ''] = format.split('-');
  const picture =
    kind === 'svg'
      ? new Blob([qrSvg(drawing, look)], { type: 'image/svg+xml' })
      : await qrPng(drawing, look, Number(detail) || PRINTED_PIXELS);
  if (!(await readsAs(picture, address))) return 'unreadable';
  if (!isOneOf(PRINT_FORMS, detail))
    return { file: picture, name: `${slug}${detail && `-${detail}`}.${kind}` };
  const pdf = await printPdf(detail, card, new Uint8Array(await picture.arrayBuffer()));
  return {
    file: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
    name: `${slug}-${text(detail)}.pdf`,
  };
}

/** Returns the word for a printed form in the name of its file. */
const text = (form: string): string => (form === 'cards' ? 'tarjetas' : form);
