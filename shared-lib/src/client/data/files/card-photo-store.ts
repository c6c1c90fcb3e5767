import { sha256Hex, type CardPhoto, type UserPhoto } from '../../../model';
import { withAppErrors, refusedInput } from '../../../platform/errors';

/** Loads Storage's part of the SDK, which only photos need. */
const openStorage = () => import('../../firebase/storage');

/** Largest photo that Storage accepts, in bytes; the editor makes them far smaller. */
const MAX_BYTES = 200 * 1024;

/**
 * Uploads a card's photo under the hash of its contents: the same photo is stored once, and none is changed. An account
 * may upload so many a day (`PHOTO_UPLOADS`).
 *
 * @param photo - JPEG or WebP, at most 200 KB.
 * @param size - Pixels.
 */
export async function uploadCardPhoto(
  uid: string,
  cardId: string,
  photo: Blob,
  { width, height }: { width: number; height: number },
): Promise<CardPhoto> {
  const extension = photo.type === 'image/webp' ? 'webp' : 'jpg';
  return { path: await upload(uid, `cards/${uid}/${cardId}`, extension, photo), width, height };
}

/**
 * Uploads the photo of an account, as {@link uploadCardPhoto} does.
 *
 * @param photo - JPEG, at most 200 KB.
 * @param size - Pixels.
 */
export async function uploadUserPhoto(
  uid: string,
  photo: Blob,
  { width, height }: { width: number; height: number },
): Promise<UserPhoto> {
  return { path: await upload(uid, `users/${uid}`, 'jpg', photo), width, height };
}

async function upload(uid: string, folder: string, extension: string, photo: Blob): Promise<string> {
  if (photo.size > MAX_BYTES) throw refusedInput('photo-too-large');
  const path = `${folder}/${await sha256Hex(await photo.arrayBuffer())}.${extension}`;
  await withAppErrors(async () => {
    const [{ firebaseStorage, ref, uploadBytes }, { announcePhoto }] = await Promise.all([
      openStorage(),
      import('./photo-uploads'),
    ]);
    await announcePhoto(uid, path);
    await uploadBytes(ref(firebaseStorage(), path), photo, {
      contentType: photo.type,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });
  return path;
}

/** Downloads an own photo, of a card or of the account, which only its owner may read. */
export function downloadPhoto(path: string): Promise<Blob> {
  return withAppErrors(async () => {
    const { firebaseStorage, getBlob, ref } = await openStorage();
    return await getBlob(ref(firebaseStorage(), path), MAX_BYTES);
  });
}
