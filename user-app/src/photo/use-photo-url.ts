import { useEffect, useState } from 'react';
import { downloadPhoto } from 'shared-lib/data';

/** `blob:` addresses of loaded photos by path; a photo never changes under its path. */
const known = new Map<string, string>();

/** Caches a new photo, so that it needn't be loaded. */
export function rememberPhoto(path: string, bytes: Blob): void {
  if (!known.has(path)) known.set(path, URL.createObjectURL(bytes));
}

/** Returns an address of an own photo, published or not; `null` without a photo and until it is loaded. */
export function usePhotoUrl(photo: { path: string } | null | undefined): string | null {
  const path = photo?.path ?? null;
  const [loaded, setLoaded] = useState<string | null>(null);

  useEffect(() => {
    if (!path || known.has(path)) return;
    let stale = false;
    downloadPhoto(path).then(
      (bytes) => {
        rememberPhoto(path, bytes);
        if (!stale) setLoaded(path);
      },
      // Without its photo a screen shows initials, as it does while the photo loads.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [path, loaded]);

  return path ? (known.get(path) ?? null) : null;
}
