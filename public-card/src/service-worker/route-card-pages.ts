import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { CardStrategy, replaces } from './card-strategy';
import { keepByStatus, KEPT_CARDS, keyOf } from './cached-cards';
import { isCardPath, pageOfCard } from './paths';

/** Most cards that are cached, each with its contact and its code. */
const MAX_CARDS = 50;

const CACHE_OPTIONS = {
  cacheName: KEPT_CARDS,
  plugins: [keepByStatus, new ExpirationPlugin({ maxEntries: 3 * MAX_CARDS, purgeOnQuotaError: true })],
};

/** Routes requests for cards' pages, contacts and codes to {@link CardStrategy}. */
export function routeCardPages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isCardPath(url.pathname),
    new CardStrategy(CACHE_OPTIONS),
  );
}

/**
 * Fetches a card that the browser has shown without the worker, and caches the answer.
 *
 * @param url - Address of the card's page.
 * @returns True when the server's page differs from the cached one.
 */
export async function hasChanged(event: ExtendableEvent, url: string): Promise<boolean> {
  const { pathname } = new URL(url);
  if (pageOfCard(pathname) !== pathname) return false;
  // As a navigation: where it leads elsewhere, the card has moved.
  const request = new Request(url, { cache: 'no-cache', redirect: 'manual' });
  const strategy = new NetworkFirst(CACHE_OPTIONS);
  const cached = await caches.open(KEPT_CARDS).then((cache) => cache.match(keyOf(request)));
  const [answering, stored] = strategy.handleAll({ event, request });
  const answer = await answering;
  await stored;
  return cached !== undefined && replaces(answer, cached);
}
