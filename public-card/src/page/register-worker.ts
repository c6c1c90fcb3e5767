declare const __webpack_public_path__: string;

/**
 * Registers the site's worker, which keeps this card for another visit. Only on the cards' own site: where another site
 * shows the card, its worker isn't ours.
 */
export async function registerWorker(): Promise<void> {
  const { origin } = new URL(__webpack_public_path__, location.href);
  if (!('serviceWorker' in navigator) || origin !== location.origin) return;
  const container = navigator.serviceWorker;
  const isFirstVisit = container.controller === null;
  await container.register('/sw.js');
  if (!isFirstVisit) return;
  // Files that were loaded before the worker started.
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.href, ...loaded.filter((url) => url.startsWith(`${origin}/`))];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
