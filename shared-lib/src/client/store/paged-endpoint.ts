import { answerOf, failureOf } from './to-data-error';

/** Part of a list, and the place of the next part, which must be serialisable; `null` after the last. */
export interface Page<Item, Cursor> {
  items: Item[];
  next: Cursor | null;
}

/**
 * Returns an RTK Query infinite query over a list that is read page by page. It isn't cached: each screen that opens it
 * reads it again from its first page, as others may have changed it.
 *
 * @example
 * build.infiniteQuery<Page<Booking, BookingCursor>, Search, BookingCursor | null>(pagedEndpoint(searchPage))
 */
export function pagedEndpoint<Question, Item, Cursor>(
  readPage: (question: Question, cursor: Cursor | null) => Promise<Page<Item, Cursor>>,
) {
  return {
    queryFn: ({ queryArg, pageParam }: { queryArg: Question; pageParam: Cursor | null }) =>
      answerOf(readPage(queryArg, pageParam)),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: ({ next }: Page<Item, Cursor>) => next ?? undefined,
      refetchCachedPages: false,
    },
    keepUnusedDataFor: 0,
  };
}

/** A list as far as it was read. */
export interface Pages<Item> {
  /** `null` before the first page. The items of the last question stay until those of the next are loaded. */
  items: readonly Item[] | null;
  hasMore: boolean;
  /** True while the first page is loading. */
  isLoading: boolean;
  /** True while a further page is loading. */
  isLoadingMore: boolean;
  failure: string | null;
  loadMore: () => void;
  /** Reads the list again from the start. */
  reload: () => void;
}

/** Part of the result of an infinite query's hook that is used here. */
interface PagedResult<Item> {
  data?: { pages: { items: Item[] }[] } | undefined;
  currentData?: unknown;
  error?: Parameters<typeof failureOf>[0];
  isError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Returns the list of an infinite query's hook. */
export function usePages<Item>(result: PagedResult<Item>, idOf: (item: Item) => string): Pages<Item> {
  const { data, currentData, error, isError, isFetchingNextPage, hasNextPage, refetch } = result;
  const failure = isError ? (failureOf(error)?.message ?? null) : null;
  const isCurrent = currentData !== undefined;
  const hasNothing = failure !== null && !isCurrent;

  // An item that moved in the meantime may be on two pages.
  const items = new Map(data?.pages.flatMap((page) => page.items).map((item) => [idOf(item), item]));
  return {
    items: data && !hasNothing ? [...items.values()] : null,
    hasMore: isCurrent && hasNextPage,
    isLoading: !isCurrent && failure === null,
    isLoadingMore: isFetchingNextPage,
    failure,
    loadMore: () => {
      // A place in the answer to another question is none in this one.
      if (isCurrent && hasNextPage && !isFetchingNextPage) void result.fetchNextPage();
    },
    reload: () => void refetch(),
  };
}
