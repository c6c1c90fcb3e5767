import type { CardPhoto } from 'shared-lib/domain';
import { readPhotoFile, writePhotoFile } from './photo-file';

/** Returns the path that a photo has as a copy among another card's files. */
export function photoOfCopy<Photo extends CardPhoto>(photo: Photo, uid: string, cardId: string): Photo {
  return { ...photo, path: `cards/${uid}/${cardId}/${photo.path.split('/').at(-1)}` };
}

/**
 * Gives a copied card its own file, so that deleting one card never takes the other's photo. Safe to repeat.
 *
 * @returns False when the original is gone or isn't a photo.
 */
export async function copyPhoto(from: CardPhoto, to: CardPhoto): Promise<boolean> {
  const file = await readPhotoFile(from.path);
  if (!file) return false;
  await writePhotoFile(to.path, file);
  return true;
}
