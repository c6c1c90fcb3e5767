import { PDF_FILE, type CardPdf, type CardPhoto } from 'shared-lib/model';
import { readPdfFile, writePdfFile } from './pdf-file';
import { readPhotoFile, writePhotoFile } from './photo-file';

/** Returns a photo or a PDF with the path that it has as a copy among another card's files. */
export function fileOfCopy<Stored extends CardPhoto | CardPdf>(
  file: Stored,
  uid: string,
  cardId: string,
): Stored {
  return { ...file, path: `cards/${uid}/${cardId}/${file.path.split('/').at(-1)}` };
}

/**
 * Copies a photo or a PDF from one place to another, once its bytes are what its name says. Safe to repeat.
 *
 * @param from - Path in Storage.
 * @returns False when the original is gone or isn't such a file.
 */
export async function copyFile(from: string, to: string): Promise<boolean> {
  if (PDF_FILE.test(from.split('/').at(-1) ?? '')) {
    const bytes = await readPdfFile(from);
    if (bytes) await writePdfFile(to, bytes);
    return bytes !== null;
  }
  const file = await readPhotoFile(from);
  if (file) await writePhotoFile(to, file);
  return file !== null;
}
