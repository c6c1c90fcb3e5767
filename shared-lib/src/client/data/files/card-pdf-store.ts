import { isPdf, MAX_PDF_BYTES, sha256Hex, type CardPdf } from '../../../model';
import { withAppErrors, NetworkError, refusedInput } from '../../../platform/errors';

/**
 * Uploads a PDF for a link of a card under the hash of its contents, as photos are uploaded. It counts for several of the
 * photos of a day (`PHOTO_UPLOADS`).
 *
 * @param onProgress - Called with the part that has been sent, from 0 to 1.
 * @throws ValidationError `pdf-too-large`, `pdf-invalid` or `pdf-limit`; NetworkError without a network
 */
export async function uploadCardPdf(
  uid: string,
  cardId: string,
  file: Blob,
  onProgress: (sent: number) => void = () => undefined,
): Promise<CardPdf> {
  if (file.size > MAX_PDF_BYTES) throw refusedInput('pdf-too-large');
  const bytes = await file.arrayBuffer();
  if (!isPdf(new Uint8Array(bytes))) throw refusedInput('pdf-invalid');
  // The SDK would retry for a long time.
  if (!navigator.onLine) throw new NetworkError('offline', 0);
  const path = `cards/${uid}/${cardId}/${await sha256Hex(bytes)}.pdf`;
  await withAppErrors(async () => {
    const [{ firebaseStorage, ref, uploadBytesResumable }, { announcePhoto }] = await Promise.all([
      import('../../firebase/storage'),
      import('./photo-uploads'),
    ]);
    await announcePhoto(uid, path);
    const task = uploadBytesResumable(ref(firebaseStorage(), path), bytes, {
      contentType: 'application/pdf',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
    await task;
  });
  return { path, size: bytes.byteLength };
}
