/*
 * The service worker of the cards' own site: a card that was seen opens again without a network. It is fetched when the page has long been
 * usable, and caches nothing that a card doesn't need.
 */
import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { offlinePage } from './offline-page';
import { CARD_ROUTES } from './at-once';
import { keepAllAtOnce } from './cached-cards';
import { readOfflineTexts } from './offline-texts';
import { isLastingPath } from './paths';
import { hasChanged, routeCardPages } from './route-card-pages';
import { answerShownPages } from './shown-pages';
import { worker, type InstallEvent, type Route } from './scope';

/** Cache of files whose content never changes. */
const FILES = 'tarjetero-card-files';

routeCardPages();
answerShownPages(hasChanged);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLastingPath(url.pathname),
  new CacheFirst({
    cacheName: FILES,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 90 * 24 * 60 * 60, purgeOnQuotaError: true }),
    ],
  }),
);

// Other pages, such as the booking page of a card: an offline page of ours replaces the browser's own.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname.startsWith('/c/'),
  new NetworkOnly(),
);
setCatchHandler(async ({ request }) => {
  if (request.destination !== 'document') return Response.error();
  const url = new URL(request.url);
  return offlinePage(url, await readOfflineTexts(url).catch(() => null));
});

/*
 * Routes cached files to their cache without waiting for the worker to start. Missing ones come from the network and aren't seen by the
 * worker: the page sends it their addresses to cache.
 */
const FILE_ROUTES: readonly Route[] = ['/assets/*', '/c/:slug/i/*'].map((pathname) => ({
  condition: { urlPattern: { pathname } },
  source: { cacheName: FILES },
}));

worker.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(worker.skipWaiting());
  // A browser that refuses them sends every request to the worker.
  const routed = event.addRoutes?.([...FILE_ROUTES, ...CARD_ROUTES]).catch(() => undefined);
  if (routed) event.waitUntil(routed);
});
worker.addEventListener('activate', (event) => {
  // The request of a page leaves while the worker starts.
  event.waitUntil(worker.registration.navigationPreload?.enable());
  event.waitUntil(keepAllAtOnce());
});
clientsClaim();
