import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { isCardPage } from './paths';
import { inAnyLanguage, isGone } from './kept-cards';
import { watchShownPage } from './shown-pages';

/** Time after which a kept copy is shown of what the server should answer first, in milliseconds. */
const PATIENCE_MS = 2000;

/** Cache modes of a request that was made to get a newer answer, such as a reload. */
const ASKS_SERVER: readonly RequestCache[] = ['no-cache', 'reload', 'no-store'];

/**
 * Reports whether a kept copy may be shown in place of the server's answer, for as long as that takes: its own headers allow it. Those
 * of a published card do, whose page follows changes; one that says that a card is paused has no script for it.
 */
const mayBeStale = ({ headers }: Response) =>
  (headers.get('cache-control') ?? '').includes('stale-while-revalidate');

/**
 * Reports whether a request is one for a page that somebody just opens: no reload, and not its owner's look at what was published,
 * whose links end in `?v=` or `?preview`.
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

/** Reports whether an answer replaces the kept copy that is on screen; an error of the server doesn't. */
async function replaces(answer: Response, kept: Response): Promise<boolean> {
  if (answer.status !== 200) return isGone(answer);
  const tag = answer.headers.get('etag');
  if (tag && tag === kept.headers.get('etag')) return false;
  return (await answer.text()) !== (await kept.text());
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Answers with a kept copy and asks the server about it at the same time. Shown first is the copy of a published card; everything else
 * comes from the server, and from the cache when the server is slow, in trouble or out of reach. What the page on screen should
 * know of the server's answer it learns from `shown-pages`.
 */
export class CardStrategy extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const exact = await handler.cacheMatch(request);
    const kept = exact ?? (await inAnyLanguage(request));
    const asked = handler.fetchAndCachePut(request);
    const usable = asked.then(
      (answer) => (answer.status < 500 ? answer : undefined),
      () => undefined,
    );
    void handler.waitUntil(usable);
    if (!kept) return asked;
    if (!exact || !mayBeStale(exact) || !isPlainVisit(request)) {
      const patience = mayBeStale(kept) || request.mode !== 'navigate' ? [wait(PATIENCE_MS)] : [];
      const answer = await Promise.race([usable, ...patience]);
      if (answer) return answer;
    }
    const copy = kept.clone();
    const changed = usable.then((late) => late !== undefined && replaces(late, copy));
    void handler.waitUntil(changed);
    watchShownPage(handler.event, changed);
    return kept;
  }
}
