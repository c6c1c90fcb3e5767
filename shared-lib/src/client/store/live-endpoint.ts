import { isSameValue } from '../../model/values/same-value';
import { keep, readCachedContent } from '../cached-content';
import { toDataError, type DataError } from './to-data-error';
import { waitForNews } from './updating';

/** Opens a live subscription: calls back with each value, or once with an error; returns a function that stops it. */
export type Subscribe<Value> = (
  onValue: (value: Value) => void,
  onError: (error: Error) => void,
) => () => void;

/** Part of RTK Query's argument of `onCacheEntryAdded` that is used here. */
interface CacheLifecycle<Value> {
  updateCachedData: (update: () => Value) => void;
  getCacheEntry: () => { data?: Value | undefined };
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/** Values of an endpoint from before its subscription has answered. */
export interface Beginning<Value, Argument> {
  /**
   * Hands over what the page's first script has read; `undefined` when it hasn't.
   *
   * @param uid - The session's account, for an argument that names none.
   */
  first?: (argument: Argument, uid: string | undefined) => Promise<Value | undefined>;
  /** Name under which this browser caches the last answer, of the account that the argument names. */
  cachedAs?: string;
  /** Reports whether an answer is worth beginning with; by default every one is. */
  isWorthCaching?: (value: Value) => boolean;
}

/** Returns a value as it will be once a requested change is done; an equal value when it is done. */
export type LiveChange<Value> = (value: Value) => Value;

/** The open subscription of one cache entry. */
interface Feed<Value> {
  stop: () => void;
  /** Latest value of the subscription, without requested changes. */
  latest?: Value | undefined;
  /** Requested changes that the subscription doesn't show yet. */
  changes: readonly LiveChange<Value>[];
  /** The entry; `null` until it has its first value, which the query itself returns. */
  entry: CacheLifecycle<Value> | null;
}

/** Part of the store's state that says whose session it is. */
interface SessionState {
  auth: { firebaseUser: { uid: string } | null };
}

/** Returns the account that an argument names: itself, or its `uid`. */
function uidOf(argument: unknown): string {
  return String(typeof argument === 'object' && argument && 'uid' in argument ? argument.uid : argument);
}

/**
 * Returns the two halves of an RTK Query endpoint over one live subscription: its first value is the query's result,
 * later ones replace it until nobody uses the entry.
 *
 * A subscription that ends with an error is the query's error if there was no value yet; otherwise the last value
 * stays. `refetch` opens it again.
 *
 * @param beginning - Values to begin with until the subscription has its own: the cached ones of the last visit, and those that the page's
 *   first script has prefetched.
 * @example
 * build.query<Card[], string>(liveEndpoint((uid) => (next, fail) => subscribeToCards(uid, next, fail)))
 */
export function liveEndpoint<Value, Argument>(
  subscribeFor: (argument: Argument) => Subscribe<Value>,
  { first, cachedAs, isWorthCaching = () => true }: Beginning<Value, Argument> = {},
) {
  const feeds = new Map<string, Feed<Value>>();
  const feedOf = (key: string): Feed<Value> => {
    const feed = feeds.get(key) ?? { stop: () => {}, changes: [], entry: null };
    feeds.set(key, feed);
    return feed;
  };

  /** Returns the latest value with the changes that it lacks, and forgets those that it has. */
  const withChanges = (feed: Feed<Value>, latest: Value): Value => {
    feed.changes = feed.changes.filter((change) => !isSameValue(change(latest), latest));
    return feed.changes.reduce((value, change) => change(value), latest);
  };
  const put = (feed: Feed<Value>, latest: Value) => {
    feed.latest = latest;
    const value = withChanges(feed, latest);
    feed.entry?.updateCachedData(() => value);
    return value;
  };

  const open = (argument: Argument, { getState }: { getState: () => unknown }) =>
    new Promise<{ data: Value } | { error: DataError }>((resolve) => {
      const feed = feedOf(JSON.stringify(argument));
      feed.stop();
      const tell = (value: Value) => resolve({ data: put(feed, value) });
      const cached =
        cachedAs && !feed.entry ? readCachedContent<Value>(uidOf(argument), cachedAs, argument) : undefined;
      const stopWaiting = cached === undefined ? () => {} : waitForNews();
      if (cached !== undefined) tell(cached);
      let isFirstWanted = true;
      const tellNews = (value: Value) => {
        isFirstWanted = false;
        stopWaiting();
        const worthy = isWorthCaching(value) ? value : undefined;
        if (cachedAs) keep(uidOf(argument), cachedAs, worthy, argument);
        tell(value);
      };
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Every store has the session (`store.ts`).
      const { uid } = (getState() as SessionState).auth.firebaseUser ?? {};
      void first?.(argument, uid).then((value) => {
        if (value !== undefined && isFirstWanted) tellNews(value);
      });
      const stop = subscribeFor(argument)(tellNews, (error) => {
        isFirstWanted = false;
        resolve({ error: toDataError(error) });
      });
      feed.stop = () => {
        isFirstWanted = false;
        stopWaiting();
        stop();
      };
    });

  return {
    queryFn: open,
    async onCacheEntryAdded(argument: Argument, lifecycle: CacheLifecycle<Value>) {
      const key = JSON.stringify(argument);
      // A new entry, perhaps of another store, starts from scratch. It is added before its query runs.
      feeds.get(key)?.stop();
      feeds.delete(key);
      const feed = feedOf(key);
      const loaded = lifecycle.cacheDataLoaded.then(
        () => {
          feed.entry = lifecycle;
          // A value may have arrived between the query's result and now.
          if (feed.latest !== undefined && feed.latest !== lifecycle.getCacheEntry().data)
            put(feed, feed.latest);
        },
        () => undefined, // The entry went away before its first value.
      );
      await Promise.all([loaded, lifecycle.cacheEntryRemoved]);
      feed.stop();
      if (feeds.get(key) === feed) feeds.delete(key);
    },
    /**
     * Shows a requested change in an entry until the subscription has it, from its first value on where it has none yet.
     *
     * @returns Takes the change back, for a request that failed.
     */
    showAtOnce(argument: Argument, change: LiveChange<Value>): () => void {
      const feed = feeds.get(JSON.stringify(argument));
      const latest = feed?.changes.length ? feed.latest : feed?.entry?.getCacheEntry().data;
      if (!feed) return () => {};
      feed.changes = [...feed.changes, change];
      if (latest !== undefined) put(feed, latest);
      return () => {
        feed.changes = feed.changes.filter((other) => other !== change);
        const now = feed.latest ?? latest;
        if (now !== undefined) put(feed, now);
      };
    },
  };
}
