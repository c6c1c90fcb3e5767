import { useCallback, useEffect, useState } from 'react';
import { describeError } from 'shared-lib/errors';

/** Part of a list, and where the next part begins; `null` after the last. */
export interface Page<Item, Cursor> {
  items: readonly Item[];
  next: Cursor | null;
}

/** A list as far as it was read. */
export interface Pages<Item> {
  /** `null` before the first page. What was found for the last question stays until the next answer is there. */
  items: readonly Item[] | null;
  hasMore: boolean;
  /** The first page of what is asked for now is on its way. */
  isLoading: boolean;
  /** A further page is on its way. */
  isLoadingMore: boolean;
  failure: string | null;
  loadMore: () => void;
  /** Begins again. */
  reload: () => void;
  /** Puts what is known by now in the place of an item; `null` takes it out. Always the same function. */
  replace: (id: string, item: Item | null) => void;
}

interface Held<Item, Cursor> extends Page<Item, Cursor> {
  source: unknown;
  items: readonly Item[];
}

/**
 * Reads a list page by page. What couldn't be begun without a network begins when there is one again.
 *
 * @param readPage - Asks for one page; another function is another question, so it has to be memoised.
 */
export function usePages<Item, Cursor>(
  readPage: (cursor: Cursor | null) => Promise<Page<Item, Cursor>>,
  idOf: (item: Item) => string,
): Pages<Item> {
  const [held, setHeld] = useState<Held<Item, Cursor> | null>(null);
  const [failed, setFailed] = useState<{ source: unknown; message: string } | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    readPage(null).then(
      ({ items, next }) => {
        if (!isCurrent) return;
        setFailed(null);
        setHeld({ source: readPage, items, next });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setHeld(null);
        setFailed({ source: readPage, message: describeError(error).message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [readPage, attempt]);

  const failure = failed?.source === readPage ? failed.message : null;
  const hasNothing = failure !== null && held === null;
  useEffect(() => {
    if (!hasNothing) return;
    const again = () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasNothing]);

  const loadMore = () => {
    // A place in the answer to another question is none in this one.
    if (held?.source !== readPage || held.next === null || isLoadingMore) return;
    setLoadingMore(true);
    setFailed(null);
    readPage(held.next)
      .then(
        ({ items, next }) =>
          setHeld((now) => {
            if (now?.source !== readPage) return now;
            // What moved meanwhile may come twice.
            const known = new Set(now.items.map(idOf));
            return { ...now, next, items: [...now.items, ...items.filter((item) => !known.has(idOf(item)))] };
          }),
        (error: unknown) => setFailed({ source: readPage, message: describeError(error).message }),
      )
      .finally(() => setLoadingMore(false));
  };
  const replace = useCallback(
    (id: string, item: Item | null) =>
      setHeld(
        (now) =>
          now && {
            ...now,
            items: now.items.flatMap((known) => (idOf(known) !== id ? [known] : item === null ? [] : [item])),
          },
      ),
    [idOf],
  );
  return {
    items: held?.items ?? null,
    hasMore: held?.source === readPage && held.next !== null,
    isLoading: held?.source !== readPage && failure === null,
    isLoadingMore,
    failure,
    loadMore,
    reload: () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    },
    replace,
  };
}
