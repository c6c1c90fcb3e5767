import type { RemoteEntry } from './remote-entries';
import type { RemoteName } from '../remote-origin';

const PREFIX = 'tarjetero.release.';

/** Reports whether a worker controls this page, which caches the files of the releases that were used. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Remembers which build of a remote this browser uses, so that the next page reads its files before it knows which build is current. */
export function rememberRelease(name: RemoteName, { entry, integrity, preload }: RemoteEntry): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ entry, integrity, preload }));
  } catch {
    // A browser that refuses storage has to fetch the pointer first.
  }
}

const isEntry = (release: unknown): release is RemoteEntry => typeof Object(release).entry === 'string';

/** Returns the build of a remote that this browser used last; `null` for none. */
export function lastRelease(name: RemoteName): RemoteEntry | null {
  try {
    const release: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return isEntry(release) ? release : null;
  } catch {
    return null;
  }
}

/** Returns the same build where a worker caches its files; `null` where they would come from the network, as they may be gone by now. */
export function rememberedRelease(name: RemoteName): RemoteEntry | null {
  return hasWorker() ? lastRelease(name) : null;
}
