import type { WorkerMessage } from './protocol';
import { worker } from './scope';

/** Caches of responses during use. Their names share a prefix, by which they are found. */
export const RUNTIME_CACHES = { pointers: 'tarjetero-pointers', files: 'tarjetero-remote-files' } as const;

const SETTINGS_CACHE = 'tarjetero-settings';
const OFF_ENTRY = '/runtime-caches-off';

let on: Promise<boolean> | null = null;

/** Reports whether responses are cached: yes, until a page switches it off. */
export function runtimeCachesOn(): Promise<boolean> {
  return (on ??= caches
    .open(SETTINGS_CACHE)
    .then((settings) => settings.match(OFF_ENTRY))
    .then((entry) => !entry)
    .catch(() => true));
}

/** Stores the choice beyond this worker's life, which the browser may end at any time. */
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

/** Empties this site's cache storage. The app continues from the network, and is cached again with the next release. */
export async function clearCaches(): Promise<void> {
  on = null;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Sends a message to every open page of this site. */
export async function notifyPages(message: WorkerMessage): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
