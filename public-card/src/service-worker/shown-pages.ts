import { HAS_CHANGED } from './messages';
import { worker } from './scope';

/** Results of revalidating pages that were shown from the cache, by the ids of their clients: true where the server has another page. */
const shown = new Map<string, Promise<boolean>>();

/**
 * Remembers the revalidation of a page that is shown from the cache.
 *
 * @param event - The request of the page; other requests are ignored.
 * @param changed - Resolves to true where the server has another page.
 */
export function watchShownPage(event: ExtendableEvent, changed: Promise<boolean>): void {
  const client = event instanceof FetchEvent && event.resultingClientId;
  if (client) shown.set(client, changed);
}

/**
 * Answers messages of pages: whether the server has another page than they show.
 *
 * @param check - Fetches a page that didn't come by way of this worker, and reports whether it has changed.
 */
export function answerShownPages(check: (event: ExtendableEvent, url: string) => Promise<boolean>): void {
  worker.addEventListener('message', (event) => {
    const { source } = event;
    if (event.data?.type !== HAS_CHANGED || !source || !('url' in source)) return;
    const { id, url } = source;
    const changed = shown.get(id) ?? check(event, url).catch(() => false);
    shown.delete(id);
    event.waitUntil(changed.then((value) => event.ports[0]?.postMessage(value)));
  });
}
