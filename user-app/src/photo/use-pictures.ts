import { useAnswer } from 'shared-lib/answers';
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

const NONE: Pictures = {};

/** Loads the pictures of some paths, which spaces separate. */
async function loadPictures(paths: string): Promise<Pictures> {
  const wanted = paths === '' ? [] : paths.split(' ');
  await Promise.allSettled(
    wanted
      .filter((path) => !known.has(path))
      .map(async (path) => known.set(path, await toDataUrl(await downloadPhoto(`cards/${path}`)))),
  );
  return Object.fromEntries([...known].filter(([path]) => wanted.includes(path)));
}

/**
 * Loads an owner's pictures as `data:` addresses for documents without an origin, where `blob:` addresses don't work.
 * Pictures that can't be loaded are left out.
 *
 * @param paths - Below `cards/` in Storage.
 */
export function usePictures(paths: readonly string[]): Pictures {
  const { latest = NONE } = useAnswer([[...new Set(paths)].sort().join(' ')], loadPictures);
  return latest;
}
