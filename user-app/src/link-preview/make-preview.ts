import { downloadPhoto, uploadCardPhoto } from 'shared-lib/data';
import {
  PREVIEW_SIZE,
  toPublicContent,
  type CardContent,
  type CardPhoto,
  type LinkPreview,
} from 'shared-lib/model';
import { logger } from 'shared-lib/logger';
import { encodeCanvas } from '../photo/render-photo';
import { drawPreview } from './draw-preview';
import { loadLookFont } from './load-look-font';

/** Largest file, in bytes; messengers leave out much larger ones. */
const MAX_BYTES = 190 * 1024;

/** Longest time that publishing waits for the picture, in milliseconds. */
const PATIENCE_MS = 8_000;

async function load(photo: CardPhoto | null | undefined): Promise<ImageBitmap | null> {
  return photo ? createImageBitmap(await downloadPhoto(photo.path)) : null;
}

async function drawAndUpload(uid: string, cardId: string, draft: CardContent): Promise<LinkPreview> {
  const { profile, theme } = toPublicContent(draft);
  const [photo, cover, logo] = await Promise.all([
    load(profile.photo),
    load(theme.cover),
    load(theme.logo),
    loadLookFont(theme),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), PREVIEW_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawPreview(context, { profile, theme }, { photo, cover, logo });
  const stored = await uploadCardPhoto(uid, cardId, await encodeCanvas(canvas, MAX_BYTES), PREVIEW_SIZE);
  return { ...stored, ...PREVIEW_SIZE };
}

/**
 * Draws and uploads the picture for previews of a card's link.
 *
 * @returns `null` where it can't be made in time: the card is published all the same, and previews show its photo.
 */
export async function makePreview(
  uid: string,
  cardId: string,
  draft: CardContent,
): Promise<LinkPreview | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([drawAndUpload(uid, cardId, draft), tooLate]);
  } catch (error) {
    logger.warn('no link preview', { error });
    return null;
  } finally {
    clearTimeout(timer);
  }
}
