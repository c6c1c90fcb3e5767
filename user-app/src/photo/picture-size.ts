import { imageDimensionsFromData } from 'image-dimensions';
import { refusedInput } from 'shared-lib/errors';

/**
 * Most pixels of a picture that is opened. Decoded they take four bytes each, in one piece, even if a smaller bitmap is requested: 200 MB,
 * which a phone's tab still gets. The cameras of most phones take 12 to 50 megapixels.
 */
const MAX_PIXELS = 50_000_000;

/** Width and height in pixels. */
interface PictureSize {
  width: number;
  height: number;
}

/**
 * Refuses a picture that would take more memory than a phone's tab has.
 *
 * @throws ValidationError `photo-too-many-pixels`.
 */
export function refuseHuge({ width, height }: PictureSize): void {
  if (width * height > MAX_PIXELS) throw refusedInput('photo-too-many-pixels');
}

/**
 * Reads a picture's size from its file's header, without decoding it: a PNG, JPEG, GIF, WebP, AVIF or HEIC.
 *
 * @returns `null` for any other file, and where the header is broken or the file can’t be read.
 */
export async function readPictureSize(file: Blob): Promise<PictureSize | null> {
  try {
    return imageDimensionsFromData(new Uint8Array(await file.arrayBuffer())) ?? null;
  } catch {
    return null;
  }
}
