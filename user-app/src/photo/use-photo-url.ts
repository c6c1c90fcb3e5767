import { useEffect, useState } from 'react';
import { downloadPhoto } from 'shared-lib/data';

/** `blob:` addresses of loaded photos by path; a photo never changes under its path. */
const known = new Map<string, string>();

/** Caches a new photo, so that it needn't be loaded. */
export function rememberPhoto(path: string, bytes: Blob): void {
  if (!known.has(path)) known.set(path, URL.createObjectURL(bytes));
}

/** Loads a photo that isn't known yet. */
async function loadPhoto(path: string): Promise<void> {
  if (!known.has(path)) rememberPhoto(path, await downloadPhoto(path));
}

/** Loads own photos, published or not, and returns a function that gives the address of a loaded one by its path. */
export function usePhotoUrls(paths: readonly string[]): (path: string) => string | null {
  const [, setLoaded] = useState(0);
  const wanted = [...new Set(paths)].sort().join(' ');

  useEffect(() => {
    for (const path of wanted.split(' ').filter((one) => one !== '' && !known.has(one))) {
      loadPhoto(path).then(
        () => setLoaded((before) => before + 1),
        // Without its photo a screen shows initials, as it does while the photo loads.
        () => undefined,
      );
    }
  }, [wanted]);

  return (path) => known.get(path) ?? null;
}

/** Returns an address of an own photo, published or not; `null` without a photo and until it is loaded. */
export function usePhotoUrl(photo: { path: string } | null | undefined): string | null {
  const urlOfLoaded = usePhotoUrls(photo ? [photo.path] : []);
  return photo ? urlOfLoaded(photo.path) : null;
}
