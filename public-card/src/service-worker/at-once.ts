import { CARD_LANGUAGES } from 'shared-lib/model/languages';
import { isCardPage } from './paths';
import type { Route } from './scope';

/** Name of the cache from which the browser shows a card before its worker runs. */
export const AT_ONCE = 'tarjetero-cards-at-once';

/** Most addresses in it; the ones kept last stay. */
const MOST = 100;

/** Query of a card's code, with which a card is opened again like without. */
const BY_CODE = '?s=qr';

/** Part of a query with which the worker answers, as no route has it. */
const BY_WORKER = 'ahora';

/**
 * Routes that show cards without waiting for the worker, which costs a phone some 100 ms. They have to be the addresses under which cards
 * are kept here: what they miss comes from the network, and isn't seen by the worker.
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
 * Reports whether a kept copy may be shown in place of the server's answer, for as long as that takes: its own headers allow it. Those
 * of a published card do, whose page follows changes; one that says that a card is paused has no script for it.
 */
export const mayBeStale = ({ headers }: Response): boolean =>
  (headers.get('cache-control') ?? '').includes('stale-while-revalidate');

/** Returns an answer that leads to the same page by way of the worker. */
function askWorker(url: string): Response {
  const { pathname, search } = new URL(url);
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${pathname}${search ? `${search}&` : '?'}${BY_WORKER}">`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Returns the addresses at which a card is opened that is kept under this one. */
const opened = (url: string) => (url.includes('?') ? [url] : [url, url + BY_CODE]);

/**
 * Keeps a page for the browser to show at once. In place of one that may not be shown so, such as that of a card that was paused, stays
 * what leads to the worker; also at the card's plain addresses while it is kept in another language than that in which they open: they
 * would come from the network alone.
 *
 * @param url - Address under which the worker keeps it.
 */
export async function keepAtOnce(url: string, response: Response): Promise<void> {
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
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST).map((request) => cache.delete(request)));
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
