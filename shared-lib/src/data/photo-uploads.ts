import { doc, runTransaction, serverTimestamp, type Timestamp } from 'firebase/firestore';
import { PHOTO_UPLOADS, type PhotoUploads } from '../domain/photo-uploads';
import { fromFirebase, refusedInput } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { DAY_MS } from '../time';

type Stored = Omit<PhotoUploads, 'since'> & { since: Timestamp };

/**
 * Announces the upload of a photo in `photoUploads/{uid}`, which counts the photos of a day: Storage takes only those that
 * were announced last. Announcing the same photo again counts nothing.
 *
 * @param path - Path of the file in Storage.
 * @throws ValidationError `photo-limit` once the day's photos are spent.
 */
export async function announcePhoto(uid: string, path: string): Promise<void> {
  const db = firebaseFirestore();
  const ref = doc(db, 'photoUploads', uid);
  try {
    await runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(ref)).data() as Stored | undefined;
      if (stored?.paths.includes(path)) return;
      const paths = [path, ...(stored?.paths ?? [])].slice(0, PHOTO_UPLOADS.announced);
      const isSpent = stored !== undefined && stored.count >= PHOTO_UPLOADS.perDay;
      if (isSpent && Date.now() <= stored.since.toMillis() + DAY_MS) throw refusedInput('photo-limit');
      transaction.set(
        ref,
        stored && !isSpent
          ? { paths, count: stored.count + 1, since: stored.since }
          : { paths, count: 1, since: serverTimestamp() },
      );
    });
  } catch (error) {
    throw fromFirebase(error);
  }
}
