import { createHash } from 'node:crypto';
import type { CardPdf, CardPhoto } from 'shared-lib/model';
import { aJpeg } from 'shared-lib/testing';
import { bucket } from '../firebase';

/**
 * Stores a photo as its owner's browser would, with overrides for false metadata.
 *
 * @param change.bytes - Bytes that are stored; the name stays that of the photo.
 */
export async function aStoredPhoto(
  uid: string,
  cardId: string,
  { bytes = aJpeg(), ...change }: { bytes?: Uint8Array; contentEncoding?: string; name?: string } = {},
): Promise<CardPhoto> {
  const name = change.name ?? createHash('sha256').update(bytes).digest('hex');
  const path = `cards/${uid}/${cardId}/${name}.jpg`;
  const { contentEncoding } = change;
  await bucket()
    .file(path)
    .save(Buffer.from(bytes), {
      resumable: false,
      contentType: 'image/jpeg',
      metadata: { ...(contentEncoding && { contentEncoding }) },
    });
  return { path, width: 400, height: 400 };
}

/** Stores a PDF as its owner's browser would, as {@link aStoredPhoto} does a photo. */
export async function aStoredPdf(
  uid: string,
  cardId: string,
  {
    bytes = Buffer.from('%PDF-1.7\n1 0 obj\n'),
    ...change
  }: { bytes?: Uint8Array; contentEncoding?: string; name?: string } = {},
): Promise<CardPdf> {
  const name = change.name ?? createHash('sha256').update(bytes).digest('hex');
  const path = `cards/${uid}/${cardId}/${name}.pdf`;
  const { contentEncoding } = change;
  await bucket()
    .file(path)
    .save(Buffer.from(bytes), {
      resumable: false,
      contentType: 'application/pdf',
      metadata: { ...(contentEncoding && { contentEncoding }) },
    });
  return { path, size: bytes.length };
}

/** Lists the files below a prefix, with the prefix cut off. */
export async function filesBelow(prefix: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix });
  return files.map(({ name }) => name.slice(prefix.length)).sort();
}
