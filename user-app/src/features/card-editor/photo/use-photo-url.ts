import { useEffect, useState } from 'react';
import { downloadCardPhoto } from 'shared-lib/data';
import type { CardPhoto } from 'shared-lib/domain';

/** Addresses of the photos that this page has the bytes of; a photo never changes under its path. */
const known = new Map<string, string>();

/** Keeps a photo that was just made, so that it needn't be fetched. */
export function rememberPhoto(path: string, bytes: Blob): void {
  if (!known.has(path)) known.set(path, URL.createObjectURL(bytes));
}

/** An address for an own photo, published or not; `null` without one and until it is there. */
export function usePhotoUrl(photo: CardPhoto | null): string | null {
  const path = photo?.path ?? null;
  const [loaded, setLoaded] = useState<string | null>(null);

  useEffect(() => {
    if (!path || known.has(path)) return;
    let stale = false;
    downloadCardPhoto(path).then(
      (bytes) => {
        rememberPhoto(path, bytes);
        if (!stale) setLoaded(path);
      },
      // Without its photo the preview shows initials, as a visitor would see while it loads.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [path, loaded]);

  return path ? (known.get(path) ?? null) : null;
}
