/**
 * Documents that a browser writes in one request. Production gives up a request whose rules evaluate 1,000 expressions, perhaps over
 * all of its writes: `rules-tests/request-size.test.ts` counts them.
 */
export const BATCH_SIZES = { notifications: 8, services: 4 } as const;

/** Most documents of one query: the rules of most collections refuse a longer one (`rules-tests/public-cards.test.ts`). */
export const MAX_QUERY_SIZE = 100;
