import { useEffect, useState } from 'react';
import { downloadPhoto } from 'shared-lib/data';
import type { Pictures } from 'shared-lib/templates';

/** Loaded pictures by path; one never changes under its path. */
const known = new Map<string, string>();

function toDataUrl(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(bytes);
  });
}

/**
 * Loads an owner's pictures as `data:` addresses for documents without an origin, where `blob:` addresses don't work.
 * Pictures that can't be loaded are left out.
 *
 * @param paths - Below `cards/` in Storage.
 */
export function usePictures(paths: readonly string[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  const wanted = [...new Set(paths)].sort().join(' ');
  useEffect(() => {
    let stale = false;
    const load = async () => {
      const all = wanted === '' ? [] : wanted.split(' ');
      await Promise.allSettled(
        all
          .filter((path) => !known.has(path))
          .map(async (path) => known.set(path, await toDataUrl(await downloadPhoto(`cards/${path}`)))),
      );
      if (!stale)
        setPictures(
          Object.fromEntries(all.flatMap((path) => (known.has(path) ? [[path, known.get(path)!]] : []))),
        );
    };
    void load();
    return () => {
      stale = true;
    };
  }, [wanted]);
  return pictures;
}
