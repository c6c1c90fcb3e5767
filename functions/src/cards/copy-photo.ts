import type { CardPhoto } from 'shared-lib/domain';
import { bucket } from '../firebase';

/**
 * Gives a copied card its own file, so that deleting one card never takes the other's photo.
 *
 * @returns The copy, or `null` when there was no photo or its file is gone.
 */
export async function copyPhoto(
  photo: CardPhoto | null,
  uid: string,
  cardId: string,
): Promise<CardPhoto | null> {
  const fileName = photo?.path.split('/').at(-1);
  if (!photo || !fileName) return null;
  const source = bucket().file(photo.path);
  const [exists] = await source.exists();
  if (!exists) return null;
  const path = `cards/${uid}/${cardId}/${fileName}`;
  const [bytes] = await source.download();
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      contentType: fileName.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    });
  return { ...photo, path };
}
