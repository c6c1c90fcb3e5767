import { refusedInput } from 'shared-lib/errors';
import { encodeWithin } from './photo-quality';

/** Form of a stored picture: its pixels, and its largest size in bytes. */
export interface PictureForm {
  width: number;
  height: number;
  maxBytes: number;
}

/** Form of a person's photo. */
export const PHOTO: PictureForm = { width: 400, height: 400, maxBytes: 20 * 1024 };

/** Form of a card's cover. */
export const COVER: PictureForm = { width: 1200, height: 400, maxBytes: 40 * 1024 };

/** Form of the picture that stands for a video. */
export const POSTER: PictureForm = { width: 960, height: 540, maxBytes: 60 * 1024 };

/** Longest side of a picture of a gallery, and its largest size in bytes. */
export const GALLERY_PICTURE = { side: 1080, maxBytes: 90 * 1024 } as const;

/** Returns the form of a picture of a gallery: whole, and no larger than it was. */
export function galleryForm({ width, height }: { width: number; height: number }): PictureForm {
  const scale = Math.min(1, GALLERY_PICTURE.side / Math.max(width, height));
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(width), height: scaled(height), maxBytes: GALLERY_PICTURE.maxBytes };
}

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
 * Draws part of a picture at a size and encodes it as a small JPEG. Drawn anew, it has no metadata of the original
 * file: no place, no camera, no date.
 *
 * @throws ValidationError `photo-unreadable` or `photo-too-large`.
 */
export async function renderPhoto(
  picture: HTMLImageElement,
  area: CropArea,
  { width, height, maxBytes }: PictureForm,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw refusedInput('photo-unreadable');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return encodeCanvas(canvas, maxBytes);
}

/**
 * Encodes a canvas as a JPEG at the best quality that fits.
 *
 * @throws ValidationError `photo-unreadable` or `photo-too-large`.
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  const photo = await encodeWithin(maxBytes, (quality) => toJpeg(canvas, quality));
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
