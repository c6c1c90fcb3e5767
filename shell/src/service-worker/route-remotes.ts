import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { RouteHandlerCallback, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { resolveEndpoints } from 'shared-lib/config';
import { RUNTIME_CACHES, runtimeCachesOn, tellPages } from './runtime-caches';

/** How long a remote's site gets to say what is current, in seconds; the page itself waits for eight. */
const POINTER_TIMEOUT_S = 4;

const DAY_S = 24 * 60 * 60;

/** Files whose name changes with their content. */
const HASHED_FILE = /^\/(assets\/.+|remoteEntry)\.[0-9a-f]{8}\.(js|css|woff2|svg|png|jpg)$/;

/** A site that answers with a failure is as good as one that doesn't answer. */
const failuresAreSilence: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response;
  },
};

/** Tells open pages that a remote's site names another release than the one that was kept. */
const tellOfReleases: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName, request, oldResponse, newResponse }) => {
    if (!oldResponse) return;
    const [before, now] = await Promise.all([oldResponse.text(), newResponse.clone().text()]);
    if (before === now) return;
    await tellPages({ type: 'CACHE_UPDATED', payload: { cacheName, updatedURL: request.url } });
  },
};

const onlySuccess = new CacheableResponsePlugin({ statuses: [200] });

const pointers = new NetworkFirst({
  cacheName: RUNTIME_CACHES.pointers,
  networkTimeoutSeconds: POINTER_TIMEOUT_S,
  plugins: [failuresAreSilence, onlySuccess, tellOfReleases],
});

const files = new CacheFirst({
  cacheName: RUNTIME_CACHES.files,
  plugins: [
    onlySuccess,
    // Room for two releases of both remotes.
    new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
  ],
});

const ifKept =
  (strategy: NetworkFirst | CacheFirst): RouteHandlerCallback =>
  async ({ event, request }) =>
    (await runtimeCachesOn()) ? strategy.handle({ event, request }) : fetch(request);

/** What a remote's site says is current: from the network while there is one. Its files: kept, as they never change. */
export function routeRemotes(): void {
  const { userApp, adminApp, publicCard } = resolveEndpoints().origins;
  const remotes = new Set([userApp, adminApp, publicCard]);
  const isPointer = ({ url, sameOrigin }: RouteMatchCallbackOptions) =>
    (remotes.has(url.origin) && url.pathname === '/remote.json') ||
    (sameOrigin && url.pathname === '/remotes.json');
  const isFile = ({ url }: RouteMatchCallbackOptions) =>
    remotes.has(url.origin) && HASHED_FILE.test(url.pathname);
  registerRoute(isPointer, ifKept(pointers));
  registerRoute(isFile, ifKept(files));
}
