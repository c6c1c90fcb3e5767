import { setAndEvict } from './set-and-evict';

/** Most photos that an instance caches; at the largest they take 6 MB. */
const MAX_PHOTOS = 30;

/** Time for which a photo is cached, in milliseconds, as it may be taken down. */
const KEPT_MS = 10 * 60 * 1000;

/**
 * Caches the photos requested last for a while. Their bytes never change, as a photo's path contains its hash.
 *
 * @param read - Reads one; a missing photo (`null`) is read again the next time.
 * @param now - Milliseconds since the epoch.
 */
export function rememberPhotos(
  read: (path: string) => Promise<Buffer | null>,
  now: () => number = Date.now,
): (path: string) => Promise<Buffer | null> {
  const cached = new Map<string, { photo: Buffer; until: number }>();
  return async (path) => {
    const known = cached.get(path);
    const isFresh = known !== undefined && known.until > now();
    const photo = isFresh ? known.photo : await read(path);
    if (photo)
      setAndEvict(cached, path, { photo, until: isFresh ? known.until : now() + KEPT_MS }, MAX_PHOTOS);
    else cached.delete(path);
    return photo;
  };
}
