import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CardStrategy } from './card-strategy';
import { keepByStatus, KEPT_CARDS } from './kept-cards';
import { isCardPath } from './paths';

/** Cards that are kept, each with its contact and its code. */
const MOST_CARDS = 50;

/** Answers cards' pages, contacts and codes, as {@link CardStrategy} tells. */
export function routeCardPages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isCardPath(url.pathname),
    new CardStrategy({
      cacheName: KEPT_CARDS,
      plugins: [keepByStatus, new ExpirationPlugin({ maxEntries: 3 * MOST_CARDS, purgeOnQuotaError: true })],
    }),
  );
}
