/** Photos that an instance keeps; at the largest they take 6 MB. */
const KEPT = 30;

/** Time for which one is kept, in milliseconds, as it may be taken down. */
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
  const kept = new Map<string, { photo: Buffer; until: number }>();
  return async (path) => {
    const known = kept.get(path);
    const isFresh = known !== undefined && known.until > now();
    const photo = isFresh ? known.photo : await read(path);
    // A Map keeps the order of insertion: the first is the one that nobody has asked for the longest.
    kept.delete(path);
    if (!photo) return null;
    kept.set(path, { photo, until: isFresh ? known.until : now() + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return photo;
  };
}
