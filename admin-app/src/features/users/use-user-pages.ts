import { useCallback } from 'react';
import { listIndexedUsers, type UserCursor } from 'shared-lib/data';
import type { IndexedUser } from 'shared-lib/model';
import { dataApi, pagedEndpoint, useAppDispatch, usePages, type Page, type Pages } from 'shared-lib/store';
import { toFilter, type UserQuery } from './use-user-query';

/** Empty pages that are skipped before the person has to continue. */
const MAX_SKIPPED = 3;

type UserPage = Page<IndexedUser, UserCursor>;

/** Reads one page that isn't empty: a page of a search may be empty although others follow. */
async function readPage(query: UserQuery, cursor: UserCursor | null): Promise<UserPage> {
  let from = cursor;
  for (let skipped = 0; ; skipped += 1) {
    const { users, next } = await listIndexedUsers(toFilter(query), query.sort, from);
    if (users.length > 0 || next === null || skipped === MAX_SKIPPED) return { items: users, next };
    from = next;
  }
}

const pageEndpoint = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the accounts that match a filter. */
    userPages: build.infiniteQuery<UserPage, UserQuery, UserCursor | null>(pagedEndpoint(readPage)),
  }),
});

const idOf = ({ uid }: IndexedUser) => uid;

/** Reads the accounts that match the filters, page by page. */
export const useUserPages = ({ search, plan, state, sort }: UserQuery): Pages<IndexedUser> =>
  usePages(pageEndpoint.useUserPagesInfiniteQuery({ search, plan, state, sort }), idOf);

/** Returns a function that replaces an account in every list that was read; `null` removes it. */
export function useReplaceUser(): (uid: string, user: IndexedUser | null) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (uid, user) =>
      dispatch((send, getState) => {
        for (const query of pageEndpoint.util.selectCachedArgsForQuery(getState(), 'userPages'))
          send(
            pageEndpoint.util.updateQueryData('userPages', query, (list) => {
              for (const page of list.pages)
                page.items = page.items.flatMap((known) => (known.uid !== uid ? [known] : (user ?? [])));
            }),
          );
      }),
    [dispatch],
  );
}
