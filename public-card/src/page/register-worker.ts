import { connectionOf } from './connection';

declare const __webpack_public_path__: string;

/** Files of a card that its tools lead to. */
const filesOf = (page: string) => [`${page}.vcf`, `${page}/qr.svg`];

/** Returns the addresses that aren't kept yet. */
async function notKept(urls: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(urls.map((url) => caches.match(url)));
  return urls.filter((_, index) => !kept[index]);
}

/**
 * Registers the site's worker, which keeps this card, with its contact and its code, for a time without a network. Only
 * on the cards' own site: where another site shows the card, its worker isn't ours.
 *
 * @param more - Paths of other files of the card: scripts that its controls load when they are pressed, its typeface.
 */
export async function registerWorker(more: readonly string[] = []): Promise<void> {
  const { origin } = new URL(__webpack_public_path__, location.href);
  if (!('serviceWorker' in navigator) || origin !== location.origin) return;
  const container = navigator.serviceWorker;
  const isFirstVisit = container.controller === null;
  await container.register('/sw.js');
  const { active } = await container.ready;
  const all = [...filesOf(origin + location.pathname), ...more.map((path) => origin + path)];
  const files = connectionOf()?.saveData ? [] : await notKept(all);
  // The worker has seen what was loaded since it started, and nothing of before.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const before = isFirstVisit ? [location.href, ...loaded.filter((url) => url.startsWith(`${origin}/`))] : [];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...before, ...files] } });
}
