import { isLastingPath } from '../service-worker/paths';

declare const __webpack_public_path__: string;

/** Files of a card that its tools lead to. */
const filesOf = (page: string) => [`${page}.vcf`, `${page}/qr.svg`];

/** Returns the addresses that aren't cached yet. */
async function uncached(urls: readonly string[]): Promise<string[]> {
  const cached = await Promise.all(urls.map((url) => caches.match(url)));
  return urls.filter((_, index) => !cached[index]);
}

/**
 * Has the worker cache the files of the site that this page has loaded and will load. It sees none that came before it, and none
 * that the browser gets from the network because its routes miss them in the cache.
 */
function cacheLoaded(registration: ServiceWorkerRegistration, origin: string): void {
  const keep = async (urls: string[]) => {
    const urlsToCache = await uncached(urls);
    if (urlsToCache.length > 0) tell(registration, urlsToCache);
  };
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().map(({ name }) => new URL(name));
    const lasting = loaded.filter((url) => url.origin === origin && isLastingPath(url.pathname));
    void keep(lasting.map(({ href }) => href)).catch(() => undefined);
  }).observe({ type: 'resource', buffered: true });
}

const tell = ({ active }: ServiceWorkerRegistration, urlsToCache: string[]) =>
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });

/**
 * Registers the site's worker, which caches this card, with its contact and its code, for a time without a network. Only
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
  const registration = await container.ready;
  const all = [...filesOf(origin + location.pathname), ...more.map((path) => origin + path)];
  const files = navigator.connection?.saveData ? [] : await uncached(all);
  tell(registration, isFirstVisit ? [location.href, ...files] : files);
  cacheLoaded(registration, origin);
}
