import type { WorkboxPlugin } from 'workbox-core/types';
import { AT_ONCE, forgetAtOnce, cacheAtOnce } from './at-once';
import { isCardPage, pageOfCard, pathsOfCard } from './paths';

/** Name of the cache of cards' pages, contacts and codes. */
export const KEPT_CARDS = 'tarjetero-cards';

/** Returns the key of a card in the cache, without query parameters that links get on their way; a page keeps its language. */
export function keyOf(request: Request): string {
  const { origin, pathname, searchParams } = new URL(request.url);
  const language = searchParams.get('lang');
  return origin + pathname + (language && isCardPage(pathname) ? `?lang=${language}` : '');
}

/** Returns the address of a request without its query. */
const pathOf = (request: Request): string => request.url.replace(/[?#].*/s, '');

/** Removes a card with all its files from the cache. */
async function forget(request: Request): Promise<void> {
  const { origin, pathname } = new URL(request.url);
  await forgetAtOnce(origin + (pageOfCard(pathname) ?? pathname));
  const cache = await caches.open(KEPT_CARDS);
  await Promise.all(pathsOfCard(pathname).map((path) => cache.delete(origin + path, { ignoreSearch: true })));
}

/** Reports whether an answer says that the card isn't at its address any more: it moved, or was deleted or withdrawn. */
export const isGone = ({ type, status }: Response) =>
  type === 'opaqueredirect' || status === 404 || status === 410;

/** Finds the copy of a page that was cached last, in any language, which is better than none. */
export const inAnyLanguage = (request: Request): Promise<Response | undefined> =>
  caches
    .open(KEPT_CARDS)
    .then((cache) => cache.matchAll(pathOf(request), { ignoreSearch: true }))
    .then((cached) => cached.at(-1));

/** Updates the cache by the status of the server's answer. */
export const keepByStatus: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    if (isGone(response)) await forget(request);
    if (response.status !== 200) return null;
    // Nothing is written for an unchanged page while it is being rendered.
    const tag = response.headers.get('etag');
    const cached = tag && (await caches.open(KEPT_CARDS).then((cache) => cache.match(keyOf(request))));
    return cached && cached.headers.get('etag') === tag ? null : response;
  },
  cacheDidUpdate: ({ request, newResponse }) => cacheAtOnce(request.url, newResponse),
};

/** Rebuilds the cache of pages shown at once from what an earlier release's worker has cached. */
export async function keepAllAtOnce(): Promise<void> {
  await caches.delete(AT_ONCE);
  const cache = await caches.open(KEPT_CARDS);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) await cacheAtOnce(request.url, response);
  }
}
