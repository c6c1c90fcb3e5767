import { readJson, siteStorage, writeJson } from 'shared-lib/storage';
import type { RemoteEntry } from './remote-entries';
import type { RemoteName } from '../remote-origin';

const PREFIX = 'tarjetero.release.';

/** Reports whether a worker controls this page, which caches the files of the releases that were used. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Remembers which build of a remote this browser uses, so that the next page reads its files before it knows which build is current. */
export function rememberRelease(name: RemoteName, { entry, integrity, preload }: RemoteEntry): void {
  // A browser that refuses storage has to fetch the pointer first.
  writeJson(siteStorage, PREFIX + name, { entry, integrity, preload });
}

const isEntry = (release: unknown): release is RemoteEntry => typeof Object(release).entry === 'string';

/** Returns the build of a remote that this browser used last; `null` for none. */
export function lastRelease(name: RemoteName): RemoteEntry | null {
  const release = readJson(siteStorage, PREFIX + name);
  return isEntry(release) ? release : null;
}

/** Returns the same build where a worker caches its files; `null` where they would come from the network, as they may be gone by now. */
export function rememberedRelease(name: RemoteName): RemoteEntry | null {
  return hasWorker() ? lastRelease(name) : null;
}
