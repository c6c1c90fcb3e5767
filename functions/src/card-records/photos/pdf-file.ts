import { createHash } from 'node:crypto';
import { isPdf, PDF_FILE, MAX_PDF_BYTES } from 'shared-lib/model';
import { bucket } from '../../firebase';
import { readStored } from './photo-file';

/**
 * Reads an uploaded PDF and verifies it: it begins as every PDF does, and its hash is its name.
 *
 * @param path - `cards/{uid}/{cardId}/{sha256}.pdf`.
 * @returns `null` when there is no such file, or its content isn't what its name says.
 */
export async function readPdfFile(path: string): Promise<Buffer | null> {
  const [, digest] = PDF_FILE.exec(path.split('/').at(-1) ?? '') ?? [];
  const bytes = digest === undefined ? null : await readStored(bucket().file(path), MAX_PDF_BYTES);
  if (!bytes || !isPdf(bytes)) return null;
  return createHash('sha256').update(bytes).digest('hex') === digest ? bytes : null;
}

/** Stores a PDF that was read with {@link readPdfFile}, without the metadata that its uploader set. */
export async function writePdfFile(path: string, bytes: Buffer): Promise<void> {
  await bucket().file(path).save(bytes, { resumable: false, contentType: 'application/pdf' });
}
