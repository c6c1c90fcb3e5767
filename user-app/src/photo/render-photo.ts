import { refusedInput } from 'shared-lib/errors';
import { encodeWithin } from './photo-quality';
import { refuseHuge } from './picture-size';

/** Form of a stored picture: its pixels, and its largest size in bytes. */
export interface PictureForm {
  width: number;
  height: number;
  maxBytes: number;
  /** True to keep what is transparent, in a WebP, where the browser writes one. */
  isTransparent?: boolean;
}

/** Form of a person's photo. */
export const PHOTO: PictureForm = { width: 400, height: 400, maxBytes: 20 * 1024 };

/** Form of a card's cover. */
export const COVER: PictureForm = { width: 1200, height: 400, maxBytes: 40 * 1024 };

/** Form of a video's poster. */
export const POSTER: PictureForm = { width: 960, height: 540, maxBytes: 60 * 1024 };

/** Longest side of a picture of a gallery, and its largest size in bytes. */
export const GALLERY_PICTURE = { side: 1080, maxBytes: 90 * 1024 } as const;

/** Box that a logo fits into, in pixels, and its largest size in bytes. */
const LOGO = { width: 480, height: 240, maxBytes: 20 * 1024 } as const;

/** Returns the form of a logo: whole, as large as its box lets it be, as it may be a drawing without pixels of its own. */
export function logoForm({ width, height }: { width: number; height: number }): PictureForm {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(width), height: scaled(height), maxBytes: LOGO.maxBytes, isTransparent: true };
}

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

/**
 * Loads a picture; the browser rotates it by its orientation mark. Browsers decode a picture only when it is drawn or by `decode()`, so
 * that a loaded one can still be refused for its size.
 *
 * @throws ValidationError `photo-unreadable` or `photo-too-many-pixels`.
 */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  await new Promise<void>((resolve, reject) => {
    picture.onload = () => resolve();
    picture.onerror = () => reject(refusedInput('photo-unreadable'));
    picture.src = url;
  });
  refuseHuge({ width: picture.naturalWidth, height: picture.naturalHeight });
  await picture.decode().catch((cause: unknown) => {
    throw refusedInput('photo-unreadable', { cause });
  });
  return picture;
}

/**
 * Draws part of a picture at a size and encodes it small: as a JPEG, or as its form says. The drawing has no metadata of the original file:
 * no place, no camera, no date.
 *
 * @throws ValidationError `photo-unreadable` or `photo-too-large`.
 */
export async function renderPhoto(
  picture: HTMLImageElement,
  area: CropArea,
  { width, height, maxBytes, isTransparent = false }: PictureForm,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw refusedInput('photo-unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  if (isTransparent) {
    const type = 'image/webp';
    const logo = await encodeWithin(maxBytes, (quality) => encode(canvas, type, quality));
    // A browser that doesn't write WebP returns a PNG.
    if (logo?.type === type) return logo;
  }
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  return encodeCanvas(canvas, maxBytes);
}

/**
 * Encodes a canvas as a JPEG at the best quality that fits.
 *
 * @throws ValidationError `photo-unreadable` or `photo-too-large`.
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  const photo = await encodeWithin(maxBytes, (quality) => encode(canvas, 'image/jpeg', quality));
  if (!photo) throw refusedInput('photo-too-large');
  return photo;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(refusedInput('photo-unreadable'))), type, quality);
  });
}
