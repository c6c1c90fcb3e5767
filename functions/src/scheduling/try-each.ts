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
 * Runs work for each document of a query, in pages. A page without failures ends the call, as the rest is due in the
 * next one. After a page with failures the next page follows, so that documents which always fail don't block the
 * others.
 *
 * @param query - With an order of its own, without a limit.
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
    let failed = false;
    const onFailure = (what: string, error: unknown) => {
      failed = true;
      context.onFailure?.(what, error);
    };
    done += await tryEach({ ...context, onFailure }, docs, ({ ref }) => ref.path, work);
    if (!failed || docs.length < size || context.isOver?.()) break;
    from = query.startAfter(docs.at(-1));
  }
  return done;
}
