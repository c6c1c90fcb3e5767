import { HAS_CHANGED } from './messages';
import { worker } from './scope';

/** Answers about pages that were shown as they were kept, by the ids of their clients: whether the server has another. */
const shown = new Map<string, Promise<boolean>>();

/**
 * Remembers what the server will say about a page that is shown as it was kept.
 *
 * @param event - The request of the page; other requests are ignored.
 * @param changed - Whether the server has another page; settles when it has answered.
 */
export function watchShownPage(event: ExtendableEvent, changed: Promise<boolean>): void {
  const client = event instanceof FetchEvent && event.resultingClientId;
  if (client) shown.set(client, changed);
}

/**
 * Tells pages that ask for it whether the server has another page than they show.
 *
 * @param check - Asks the server about a page that didn't come by way of this worker.
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
