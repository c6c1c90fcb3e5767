import { AppError } from 'shared-lib/errors';
import { encodeWithin } from './photo-quality';

/** Side of the photo, in pixels, and its largest size in bytes. */
export const PHOTO = { side: 400, maxBytes: 20 * 1024 } as const;

/** A rectangle of the original picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads a picture; the browser turns it upright by its own mark of orientation. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch (cause) {
    throw new AppError('photo-unreadable', 'The browser could not decode the file', { cause });
  }
  return picture;
}

/**
 * Cuts a square out of a picture and makes it a small JPEG. Drawn anew, it carries nothing of the original file: no
 * place, no camera, no date.
 *
 * @throws AppError `photo-unreadable` or `photo-too-large`.
 */
export async function renderPhoto(url: string, area: CropArea): Promise<Blob> {
  const picture = await loadPicture(url);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PHOTO.side;
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('photo-unreadable', 'No 2d canvas');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, PHOTO.side, PHOTO.side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, PHOTO.side, PHOTO.side);

  const photo = await encodeWithin(PHOTO.maxBytes, (quality) => toJpeg(canvas, quality));
  if (!photo) throw new AppError('photo-too-large', `More than ${PHOTO.maxBytes} bytes at any quality`);
  return photo;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new AppError('photo-unreadable', 'Empty canvas'))),
      'image/jpeg',
      quality,
    );
  });
}
