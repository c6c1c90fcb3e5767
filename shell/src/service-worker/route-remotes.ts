import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { RouteHandlerCallback, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { resolveEndpoints } from 'shared-lib/config';
import { overridesUrl } from 'shared-lib/remote-overrides';
import { RUNTIME_CACHES, runtimeCachesOn, notifyPages } from './runtime-caches';

/** Timeout of a remote's pointer, in seconds; the page itself waits for eight. */
const POINTER_TIMEOUT_S = 4;

const DAY_S = 24 * 60 * 60;

/** Matches files whose name changes with their content. */
const HASHED_FILE = /^\/(assets\/.+|remoteEntry)\.[0-9a-f]{8}\.(js|css|woff2|svg|png|jpg)$/;

/** Treats a failing site like one that doesn't answer. */
const failuresAreSilence: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response;
  },
};

/** Notifies open pages when a remote's site names another release than the cached one. */
const tellOfReleases: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName, request, oldResponse, newResponse }) => {
    if (!oldResponse) return;
    const [before, now] = await Promise.all([oldResponse.text(), newResponse.clone().text()]);
    if (before === now) return;
    await notifyPages({ type: 'CACHE_UPDATED', payload: { cacheName, updatedURL: request.url } });
  },
};

const onlySuccess = new CacheableResponsePlugin({ statuses: [200] });

const pointers = new NetworkFirst({
  cacheName: RUNTIME_CACHES.pointers,
  networkTimeoutSeconds: POINTER_TIMEOUT_S,
  plugins: [failuresAreSilence, onlySuccess, tellOfReleases],
});

// Room for two releases of both remotes.
const expiration = new ExpirationPlugin({
  maxEntries: 250,
  maxAgeSeconds: 60 * DAY_S,
  purgeOnQuotaError: true,
});

/**
 * Records the use of a file when the page has it cached for later (`CACHE_URLS`), not while the page waits for it: each record goes through
 * the whole list in IndexedDB, and the session, which is stored there too, would be read after all of them.
 */
const expireUnused: WorkboxPlugin = {
  cacheDidUpdate: async (update) => expiration.cacheDidUpdate?.(update),
  cachedResponseWillBeUsed: async (use) =>
    use.event.type === 'message' && expiration.cachedResponseWillBeUsed
      ? expiration.cachedResponseWillBeUsed(use)
      : use.cachedResponse,
};

const files = new CacheFirst({
  cacheName: RUNTIME_CACHES.files,
  plugins: [onlySuccess, expireUnused],
});

const ifCached =
  (strategy: NetworkFirst | CacheFirst): RouteHandlerCallback =>
  async ({ event, request }) =>
    (await runtimeCachesOn()) ? strategy.handle({ event, request }) : fetch(request);

/**
 * Answers remotes' pointers from the network while there is one, and their files from the cache, as they never change.
 */
export function routeRemotes(): void {
  const { userApp, adminApp, publicCard } = resolveEndpoints().origins;
  const remotes = new Set([userApp, adminApp, publicCard]);
  const overrides = overridesUrl();
  const isPointer = ({ url }: RouteMatchCallbackOptions) =>
    (remotes.has(url.origin) && url.pathname === '/remote.json') || url.href === overrides;
  const isFile = ({ url }: RouteMatchCallbackOptions) =>
    remotes.has(url.origin) && HASHED_FILE.test(url.pathname);
  registerRoute(isPointer, ifCached(pointers));
  registerRoute(isFile, ifCached(files));
}
