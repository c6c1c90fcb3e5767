import { CARD_LANGUAGES } from 'shared-lib/model/languages';
import { isCardPage } from './paths';
import type { Route } from './scope';

/** Name of the cache from which the browser shows a card before its worker runs. */
export const AT_ONCE = 'tarjetero-cards-at-once';

/** Most addresses in it; the ones cached last stay. */
const MAX_ADDRESSES = 100;

/** Query of a card's code, with which a card is opened again like without. */
const BY_CODE = '?s=qr';

/** Part of a query with which the worker answers, as no route has it. */
const BY_WORKER = 'ahora';

/**
 * Routes that show cards without waiting for the worker, which costs a phone some 100 ms. They must match the addresses under which cards
 * are cached here: a request that they miss goes to the network, and the worker doesn't see it.
 */
export const CARD_ROUTES: readonly Route[] = [
  // A contact is opened like a page.
  { condition: { urlPattern: { pathname: '/c/:card.vcf' } }, source: 'fetch-event' },
  ...['', 's=qr', ...CARD_LANGUAGES.map((language) => `lang=${language}`)].map((search) => ({
    condition: { urlPattern: { pathname: '/c/:card', search }, requestMode: 'navigate' as const },
    source: { cacheName: AT_ONCE },
  })),
];

/**
 * Reports whether a cached copy may be shown until the server has answered, by its `stale-while-revalidate`. A published card has that, as
 * its page follows changes; the page of a paused card has no script for it.
 */
export const mayBeStale = ({ headers }: Response): boolean =>
  (headers.get('cache-control') ?? '').includes('stale-while-revalidate');

/** Returns an answer that leads to the same page by way of the worker. */
function askWorker(url: string): Response {
  const { pathname, search } = new URL(url);
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${pathname}${search ? `${search}&` : '?'}${BY_WORKER}">`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Returns the addresses at which a card is opened that is cached under this one. */
const opened = (url: string) => (url.includes('?') ? [url] : [url, url + BY_CODE]);

/**
 * Caches a page for the browser to show without the worker. A page that may not be shown so, such as that of a paused card, is replaced by
 * a redirect to the worker. The card's plain addresses get the same redirect while it is cached in another language only, as they would
 * otherwise come from the network alone.
 *
 * @param url - Address under which the worker caches it.
 */
export async function cacheAtOnce(url: string, response: Response): Promise<void> {
  if (!isCardPage(new URL(url).pathname)) return;
  try {
    const cache = await caches.open(AT_ONCE);
    for (const address of opened(url)) {
      if (mayBeStale(response)) await cache.put(address, response.clone());
      else if (await cache.match(address)) await cache.put(address, askWorker(address));
    }
    const plain = url.replace(/\?lang=..$/, '');
    if (plain !== url && mayBeStale(response))
      for (const address of opened(plain))
        if (!(await cache.match(address))) await cache.put(address, askWorker(address));
    const cached = await cache.keys();
    await Promise.all(cached.slice(0, -MAX_ADDRESSES).map((request) => cache.delete(request)));
  } catch {
    // A copy that can't be replaced must not be shown again.
    await caches.delete(AT_ONCE);
  }
}

/**
 * Removes a card in all its languages.
 *
 * @param url - Address of its page, with any query.
 */
export async function forgetAtOnce(url: string): Promise<void> {
  const cache = await caches.open(AT_ONCE);
  for (const request of await cache.keys(url, { ignoreSearch: true })) await cache.delete(request);
}
