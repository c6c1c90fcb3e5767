import { refusedInput } from 'shared-lib/errors';
import { encodeWithin } from './photo-quality';

/** Side of the photo in pixels, and its largest size in bytes. */
export const PHOTO = { side: 400, maxBytes: 20 * 1024 } as const;

/** A rectangle of the original picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Loads a picture; the browser rotates it by its orientation mark. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch (cause) {
    throw refusedInput('photo-unreadable', { cause });
  }
  return picture;
}

/**
 * Crops a square out of a picture and encodes it as a small JPEG. Drawn anew, it has no metadata of the original file:
 * no place, no camera, no date.
 *
 * @throws ValidationError `photo-unreadable` or `photo-too-large`.
 */
export async function renderPhoto(url: string, area: CropArea): Promise<Blob> {
  const picture = await loadPicture(url);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PHOTO.side;
  const context = canvas.getContext('2d');
  if (!context) throw refusedInput('photo-unreadable');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, PHOTO.side, PHOTO.side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, PHOTO.side, PHOTO.side);

  const photo = await encodeWithin(PHOTO.maxBytes, (quality) => toJpeg(canvas, quality));
  if (!photo) throw refusedInput('photo-too-large');
  return photo;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(refusedInput('photo-unreadable'))),
      'image/jpeg',
      quality,
    );
  });
}
