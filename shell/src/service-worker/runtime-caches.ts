import type { WorkerMessage } from './protocol';
import { worker } from './scope';

/** What came over the network while the app was used. The names begin alike, so that they can be found. */
export const RUNTIME_CACHES = { pointers: 'tarjetero-pointers', files: 'tarjetero-remote-files' } as const;

const SETTINGS_CACHE = 'tarjetero-settings';
const OFF_ENTRY = '/runtime-caches-off';

let on: Promise<boolean> | null = null;

/** Whether what comes over the network is kept: yes, until a page says that it isn't wanted. */
export function runtimeCachesOn(): Promise<boolean> {
  return (on ??= caches
    .open(SETTINGS_CACHE)
    .then((settings) => settings.match(OFF_ENTRY))
    .then((entry) => !entry)
    .catch(() => true));
}

/** Keeps the choice beyond this worker's life, which ends whenever the browser likes. */
export async function setRuntimeCaches(enabled: boolean): Promise<void> {
  if (enabled === (await runtimeCachesOn())) return;
  on = Promise.resolve(enabled);
  const settings = await caches.open(SETTINGS_CACHE);
  if (enabled) {
    await settings.delete(OFF_ENTRY);
  } else {
    await settings.put(OFF_ENTRY, new Response());
    await Promise.all(Object.values(RUNTIME_CACHES).map((name) => caches.delete(name)));
  }
}

/** Empties this site's cache storage. The app goes on from the network, and is kept again with the next release. */
export async function clearCaches(): Promise<void> {
  on = null;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Sends a message to every open page of this site. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
