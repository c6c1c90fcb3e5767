import { doc, runTransaction, serverTimestamp, type Timestamp } from 'firebase/firestore';
import { PDF_FILE } from '../../../model/files/pdf-file';
import { PHOTO_UPLOADS, type PhotoUploads } from '../../../model/files/photo-uploads';
import { withAppErrors, refusedInput } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { DAY_MS } from '../../../platform/time';
import { requireShape } from '../../../model/stored/require-shape';

type Stored = Omit<PhotoUploads, 'since'> & { since: Timestamp };

/**
 * Announces the upload of a photo or a PDF in `photoUploads/{uid}`, which counts those of a day: Storage takes only those
 * that were announced last. Announcing the same file again counts nothing.
 *
 * @param path - Path of the file in Storage.
 * @throws ValidationError `photo-limit` once the day's photos are spent; `pdf-limit` where they don't suffice for a PDF.
 */
export async function announcePhoto(uid: string, path: string): Promise<void> {
  const db = firebaseFirestore();
  const ref = doc(db, 'photoUploads', uid);
  const isPdf = PDF_FILE.test(path.split('/').at(-1) ?? '');
  const weight = isPdf ? PHOTO_UPLOADS.ofPdf : 1;
  await withAppErrors(async () =>
    runTransaction(db, async (transaction) => {
      const found = (await transaction.get(ref)).data();
      const stored = found && requireShape<Stored>(found, { paths: 'list', count: 'number', since: 'map' });
      if (stored?.paths.includes(path)) return;
      const paths = [path, ...(stored?.paths ?? [])].slice(0, PHOTO_UPLOADS.announced);
      const isSpent = stored !== undefined && stored.count + weight > PHOTO_UPLOADS.perDay;
      if (isSpent && Date.now() <= stored.since.toMillis() + DAY_MS)
        throw refusedInput(isPdf ? 'pdf-limit' : 'photo-limit');
      transaction.set(
        ref,
        stored && !isSpent
          ? { paths, count: stored.count + weight, since: stored.since }
          : { paths, count: weight, since: serverTimestamp() },
      );
    }),
  );
}
