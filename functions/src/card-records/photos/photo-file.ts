import { createHash } from 'node:crypto';
import type { File } from '@google-cloud/storage';
import {
  errorCode,
  isOneOf,
  MAX_PHOTO_BYTES,
  PHOTO_FILE,
  readPhotoHeader,
  type PhotoHeader,
} from 'shared-lib/model';
import { bucket } from '../../firebase';

/** A photo's bytes with the format and size that they prove. */
export interface PhotoFile extends PhotoHeader {
  bytes: Buffer;
}

/** Content types by file extension. */
const CONTENT_TYPES = { jpg: 'image/jpeg', webp: 'image/webp' } as const;

/**
 * Reads a stored file without decompressing it.
 *
 * @returns `null` for one that isn't there, is empty, or is larger than `maxBytes`.
 */
export async function readStored(file: File, maxBytes: number): Promise<Buffer | null> {
  try {
    const [bytes] = await file.download({ decompress: false, start: 0, end: maxBytes });
    return bytes.length <= maxBytes ? bytes : null;
  } catch (error) {
    if (isOneOf([404, 416], errorCode(error))) return null;
    throw error;
  }
}

/**
 * Reads an uploaded photo and verifies it: hash and format are computed from the bytes and compared with its name.
 *
 * @param path - `cards/{uid}/{cardId}/{sha256}.{jpg|webp}`.
 * @returns `null` when there is no such file, or its content doesn't match its name.
 */
export async function readPhotoFile(path: string): Promise<PhotoFile | null> {
  const [, digest, extension] = PHOTO_FILE.exec(path.split('/').at(-1) ?? '') ?? [];
  const bytes = await readStored(bucket().file(path), MAX_PHOTO_BYTES);
  const header = bytes && readPhotoHeader(bytes);
  if (!header || header.extension !== extension) return null;
  return createHash('sha256').update(bytes).digest('hex') === digest ? { ...header, bytes } : null;
}

/** Stores a photo that was read with {@link readPhotoFile}, without the metadata that its uploader set. */
export async function writePhotoFile(path: string, { bytes, extension }: PhotoFile): Promise<void> {
  await bucket().file(path).save(bytes, { resumable: false, contentType: CONTENT_TYPES[extension] });
}
