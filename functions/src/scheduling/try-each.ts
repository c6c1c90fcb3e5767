import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import type { JobContext } from './job';

type Limits = Pick<JobContext, 'onFailure' | 'isOver'>;

/**
 * Runs work for each item, one after the other, while there is time; a failing item doesn't stop the others.
 *
 * @param nameOf - Names an item in the report of its failure.
 * @param work - Returns the number of pieces that it handled.
 * @returns Sum of those numbers.
 */
export async function tryEach<Item>(
  { onFailure, isOver }: Limits,
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    if (isOver?.()) break;
    try {
      done += await work(item);
    } catch (error) {
      logger.error('A job failed for one of many', redact({ what: nameOf(item), error }));
      onFailure?.(nameOf(item), error);
    }
  }
  return done;
}

/**
 * Runs work for each document of a query, in pages. A page that was all done ends the call, as the rest is due in the
 * next one. After a page of which some were left, the next page follows, so that documents which always fail, or that
 * nothing can be done about yet, don't block the others.
 *
 * @param query - With an order of its own, whose field its documents have, without a limit.
 * @param work - Returns the number of documents that it handled: 0 for one that is left as it is.
 */
export async function tryPages(
  context: Limits,
  query: Query,
  { size, pages }: { size: number; pages: number },
  work: (document: QueryDocumentSnapshot) => Promise<number>,
): Promise<number> {
  let done = 0;
  let from = query;
  for (let page = 0; page < pages; page += 1) {
    const { docs } = await from.limit(size).get();
    let isLeft = false;
    const onFailure = (what: string, error: unknown) => {
      isLeft = true;
      context.onFailure?.(what, error);
    };
    const handle = async (document: QueryDocumentSnapshot) => {
      const handled = await work(document);
      if (handled === 0) isLeft = true;
      return handled;
    };
    done += await tryEach({ ...context, onFailure }, docs, ({ ref }) => ref.path, handle);
    if (!isLeft || docs.length < size || context.isOver?.()) break;
    from = query.startAfter(docs.at(-1));
  }
  return done;
}
