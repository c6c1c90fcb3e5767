import { useCallback } from 'react';
import { listIndexedUsers, type UserCursor } from 'shared-lib/data';
import type { IndexedUser } from 'shared-lib/domain';
import { dataApi, pagedEndpoint, useAppDispatch, usePages, type Page, type Pages } from 'shared-lib/store';
import { toFilter, type UserQuery } from './use-user-query';

/** Empty pages that are skipped before the person has to continue. */
const MOST_SKIPPED = 3;

type UserPage = Page<IndexedUser, UserCursor>;

/** Reads one page that isn't empty: a page of a search may be empty although others follow. */
async function readPage(query: UserQuery, cursor: UserCursor | null): Promise<UserPage> {
  let from = cursor;
  for (let skipped = 0; ; skipped += 1) {
    const { users, next } = await listIndexedUsers(toFilter(query), query.sort, from);
    if (users.length > 0 || next === null || skipped === MOST_SKIPPED) return { items: users, next };
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

/** Accounts of a list, with a function that replaces one; `null` removes it. */
export interface UserPages extends Pages<IndexedUser> {
  replace: (uid: string, user: IndexedUser | null) => void;
}

/**
 * Reads the accounts that match the filters, page by page.
 *
 * @param options.skip - True to read none, while something else is shown.
 */
export function useUserPages(
  { search, plan, state, sort }: UserQuery,
  { skip = false }: { skip?: boolean } = {},
): UserPages {
  const dispatch = useAppDispatch();
  const pages = usePages(
    pageEndpoint.useUserPagesInfiniteQuery({ search, plan, state, sort }, { skip }),
    idOf,
  );
  const replace = useCallback(
    (uid: string, user: IndexedUser | null) =>
      void dispatch(
        pageEndpoint.util.updateQueryData('userPages', { search, plan, state, sort }, (list) => {
          for (const page of list.pages)
            page.items = page.items.flatMap((known) => (known.uid !== uid ? [known] : (user ?? [])));
        }),
      ),
    [dispatch, search, plan, state, sort],
  );
  return { ...pages, replace };
}
