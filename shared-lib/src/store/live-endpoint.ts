import { describeError } from '../errors';
import type { DataError } from './data-api';

/** Turns any error into what an endpoint may leave in the store. */
export function toDataError(error: unknown): DataError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected';
  return { code, message: describeError(error).message };
}

/** What a `queryFn` answers with work that is done once. */
export async function answerOf<Value>(work: Promise<Value>): Promise<{ data: Value } | { error: DataError }> {
  try {
    return { data: await work };
  } catch (error) {
    return { error: toDataError(error) };
  }
}

/** Opens a live subscription: calls back with each value, or once with an error; gives back how to stop. */
export type Subscribe<Value> = (
  onValue: (value: Value) => void,
  onError: (error: Error) => void,
) => () => void;

/** What RTK Query hands to `onCacheEntryAdded`, as far as it is used here. */
interface CacheLifecycle<Value> {
  updateCachedData: (update: () => Value) => void;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/** The open subscription behind one cache entry. */
interface Feed<Value> {
  stop: () => void;
  /** Set once the entry has its first value; until then the query's own answer carries it. */
  update: ((value: Value) => void) | null;
}

/**
 * The two halves of an RTK Query endpoint over one live subscription: its first value is the query's answer, the later
 * ones replace it until nobody uses the entry.
 *
 * A subscription that ends with an error is the query's error if nothing had come yet; otherwise the last value stays.
 * `refetch` opens it again.
 *
 * @example
 * build.query<Card[], string>(liveEndpoint((uid) => (next, fail) => subscribeToCards(uid, next, fail)))
 */
export function liveEndpoint<Value, Argument>(subscribeFor: (argument: Argument) => Subscribe<Value>) {
  const feeds = new Map<string, Feed<Value>>();

  const open = (argument: Argument) =>
    new Promise<{ data: Value } | { error: DataError }>((resolve) => {
      const key = JSON.stringify(argument);
      const earlier = feeds.get(key);
      earlier?.stop();
      const feed: Feed<Value> = { stop: () => {}, update: earlier?.update ?? null };
      feeds.set(key, feed);
      feed.stop = subscribeFor(argument)(
        (data) => {
          feed.update?.(data);
          resolve({ data });
        },
        (error) => resolve({ error: toDataError(error) }),
      );
    });

  return {
    queryFn: open,
    async onCacheEntryAdded(argument: Argument, lifecycle: CacheLifecycle<Value>) {
      const key = JSON.stringify(argument);
      const loaded = lifecycle.cacheDataLoaded.then(
        () => {
          const feed = feeds.get(key);
          if (feed) feed.update = (value) => lifecycle.updateCachedData(() => value);
        },
        () => undefined, // The entry went away before its first value.
      );
      await Promise.all([loaded, lifecycle.cacheEntryRemoved]);
      feeds.get(key)?.stop();
      feeds.delete(key);
    },
  };
}
