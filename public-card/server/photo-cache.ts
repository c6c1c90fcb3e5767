/** How many photos an instance keeps; at the largest they take 6 MB. */
const KEPT = 30;

/**
 * Remembers the photos asked for last. They never change: a photo's path names its content.
 *
 * @param read - Gets one; what is missing (`null`) is asked for again the next time.
 */
export function rememberPhotos(
  read: (path: string) => Promise<Buffer | null>,
): (path: string) => Promise<Buffer | null> {
  const kept = new Map<string, Buffer>();
  return async (path) => {
    const photo = kept.get(path) ?? (await read(path));
    if (!photo) return null;
    // A Map keeps the order of insertion: the first is the one that nobody has asked for the longest.
    kept.delete(path);
    kept.set(path, photo);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return photo;
  };
}
