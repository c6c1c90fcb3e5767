import { callFunction, listIndexedUsers, type UserCursor } from 'shared-lib/data';
import { MAX_QUERY_SIZE, type IndexedUser } from 'shared-lib/model';
import type { CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';
import { toFilter, writeUserQuery, type UserQuery } from './use-user-query';

/** Formats an instant for spreadsheets; empty for never. */
const instant = (millis: number) => (millis > 0 ? new Date(millis).toISOString() : '');

/** Returns the cells of an account. */
export function toUserCells(user: IndexedUser): (string | number)[] {
  return [
    user.uid,
    user.name,
    user.email,
    user.plan,
    user.disabled ? messages.suspended : messages.active,
    user.isAdmin ? messages.yes : messages.no,
    user.cards,
    user.publishedCards,
    user.bookings,
    instant(user.createdAt),
    instant(user.activeAt),
  ];
}

/** Returns the source of a file with all accounts of a query. */
export function userCsv(query: UserQuery): CsvSource<IndexedUser, UserCursor> {
  return {
    columns: messages.csvColumns,
    toCells: toUserCells,
    announce: () => callFunction('recordExport', { list: 'users', filter: String(writeUserQuery(query)) }),
    readPage: async (cursor) => {
      const { users, next } = await listIndexedUsers(toFilter(query), query.sort, cursor, MAX_QUERY_SIZE);
      return { rows: users, next };
    },
  };
}
