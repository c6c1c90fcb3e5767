import { useCallback } from 'react';
import { listIndexedUsers, type UserCursor } from 'shared-lib/data';
import type { IndexedUser } from 'shared-lib/domain';
import { usePages, type Page, type Pages } from '../../paging/use-pages';
import { toFilter, type UserQuery } from './use-user-query';

/** How many empty pages are passed over before the person decides. */
const MOST_SKIPPED = 3;

/** One page with somebody on it: a page of a search may be empty although others follow. */
async function readPage(query: UserQuery, cursor: UserCursor | null): Promise<Page<IndexedUser, UserCursor>> {
  let from = cursor;
  for (let skipped = 0; ; skipped += 1) {
    const { users, next } = await listIndexedUsers(toFilter(query), query.sort, from);
    if (users.length > 0 || next === null || skipped === MOST_SKIPPED) return { items: users, next };
    from = next;
  }
}

const idOf = ({ uid }: IndexedUser) => uid;

/** The accounts that are looked for, page by page. */
export function useUserPages({ search, plan, state, sort }: UserQuery): Pages<IndexedUser> {
  const read = useCallback(
    (cursor: UserCursor | null) => readPage({ search, plan, state, sort }, cursor),
    [search, plan, state, sort],
  );
  return usePages(read, idOf);
}
