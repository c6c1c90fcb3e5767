import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { isCardPage, isCardPath, pathsOfCard } from './paths';

/** Time after which a card that was seen before is shown from the cache, in seconds. */
const PATIENCE_S = 2;

const CACHE = 'tarjetero-cards';

/** Cards that are kept, each with its contact and its code. */
const MOST_CARDS = 50;

/** Returns the cache key of a card, without query parameters that links get on their way; a page keeps its language. */
function keyOf(request: Request): string {
  const { origin, pathname, searchParams } = new URL(request.url);
  const language = searchParams.get('lang');
  return origin + pathname + (language && isCardPage(pathname) ? `?lang=${language}` : '');
}

/** Returns the address of a request without its query. */
const pathOf = (request: Request): string => request.url.replace(/[?#].*/s, '');

/** Removes a card with all its files from the cache. */
async function forget(request: Request): Promise<void> {
  const { origin, pathname } = new URL(request.url);
  const cache = await caches.open(CACHE);
  await Promise.all(pathsOfCard(pathname).map((path) => cache.delete(origin + path, { ignoreSearch: true })));
}

/** Updates the cache by the status of the server's answer. */
const answersCount: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    // The card is gone, and must not come back.
    if (response.status === 404 || response.status === 410) await forget(request);
    if (response.status !== 200) return null;
    // Nothing is written while an unchanged page is being drawn.
    const tag = response.headers.get('etag');
    const kept = tag && (await caches.open(CACHE).then((cache) => cache.match(keyOf(request))));
    return kept && kept.headers.get('etag') === tag ? null : response;
  },
  // A page that was only seen in another language than it opens in is better than none.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ??
    caches.open(CACHE).then((cache) => cache.match(pathOf(request), { ignoreSearch: true })),
  // A server in trouble is no reason to hide a card that was seen before.
  handlerWillRespond: async ({ request, response }) => {
    const kept =
      response.status >= 500
        ? await caches.open(CACHE).then((cache) => cache.match(keyOf(request)))
        : undefined;
    return kept ?? response;
  },
};

/** Answers cards' pages, contacts and codes: from the network, or as they were last seen. */
export function routeCardPages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isCardPath(url.pathname),
    new NetworkFirst({
      cacheName: CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      plugins: [answersCount, new ExpirationPlugin({ maxEntries: 3 * MOST_CARDS, purgeOnQuotaError: true })],
    }),
  );
}
