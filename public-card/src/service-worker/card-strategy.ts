import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { isCardPage } from './paths';
import { mayBeStale } from './at-once';
import { inAnyLanguage, isGone } from './cached-cards';
import { watchShownPage } from './shown-pages';

/** Longest wait for a server's answer that should come first, in milliseconds; then a cached copy is shown. */
const PATIENCE_MS = 2000;

/** Cache modes of a request that was made to get a newer answer, such as a reload. */
const ASKS_SERVER: readonly RequestCache[] = ['no-cache', 'reload', 'no-store'];

/**
 * Reports whether a request is a plain navigation to a page: no reload, and no link by which its owner checks a publication (`?v=` or
 * `?preview`).
 */
function isPlainVisit({ mode, url, cache }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    mode === 'navigate' &&
    isCardPage(pathname) &&
    !ASKS_SERVER.includes(cache) &&
    !searchParams.has('v') &&
    !searchParams.has('preview')
  );
}

/** Reports whether an answer replaces the cached copy that is on screen; an error of the server doesn't. */
export async function replaces(answer: Response, cached: Response): Promise<boolean> {
  if (answer.status !== 200) return isGone(answer);
  const tag = answer.headers.get('etag');
  if (tag && tag === cached.headers.get('etag')) return false;
  return (await answer.text()) !== (await cached.text());
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Strategy of workbox that revalidates at each request. The cached copy of a published card is shown at once; everything else comes from
 * the server, and from the cache when the server is slow, failing or out of reach. `shown-pages` informs the page on screen when the
 * server's answer differs.
 */
export class CardStrategy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const exact = await handler.cacheMatch(request);
    const cached = exact ?? (await inAnyLanguage(request));
    const requested = handler.fetch(request);
    const stored = requested.then((answer) => handler.cachePut(request, answer.clone())).catch(() => false);
    void handler.waitUntil(stored);
    const usable = requested.then(
      (answer) => (answer.status < 500 ? answer : undefined),
      () => undefined,
    );
    void handler.waitUntil(usable);
    const answered = Promise.resolve(false);
    if (!cached) {
      watchShownPage(handler.event, answered);
      return requested;
    }
    if (!exact || !mayBeStale(exact) || !isPlainVisit(request)) {
      const patience = mayBeStale(cached) || request.mode !== 'navigate' ? [wait(PATIENCE_MS)] : [];
      const answer = await Promise.race([usable, ...patience]);
      if (answer) {
        watchShownPage(handler.event, answered);
        return answer;
      }
    }
    const copy = cached.clone();
    // Known once the caches have the new one: the page that is loaded in its place may come from them.
    const changed = Promise.all([usable, stored]).then(
      ([late]) => late !== undefined && replaces(late, copy),
    );
    void handler.waitUntil(changed);
    watchShownPage(handler.event, changed);
    return cached;
  }
}
