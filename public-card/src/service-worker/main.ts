/*
 * The service worker of the cards' own site: a card that was seen opens again without a network. It is fetched when the
 * page has long been usable, and keeps nothing that a card doesn't need.
 */
import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isLastingPath } from './paths';
import { routeCardPages } from './route-card-pages';
import { worker } from './scope';

routeCardPages();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isLastingPath(url.pathname),
  new CacheFirst({
    cacheName: 'tarjetero-card-files',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 90 * 24 * 60 * 60, purgeOnQuotaError: true }),
    ],
  }),
);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  // The request leaves while the worker starts: a repeat visit is no slower than a first one.
  event.waitUntil(worker.registration.navigationPreload?.enable());
});
clientsClaim();
