import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link, useLocation } from 'shared-lib/router';
import type { UserSort } from 'shared-lib/data';
import type { IndexedUser } from 'shared-lib/model';
import { userHref } from '../../../paths';
import { shortDay } from '../../../ui/dates';
import table from '../../../ui/lists/table.module.css';
import { messages } from '../messages';
import type { UserQuery } from '../use-user-query';
import { UserBadges } from './user-badges';
import styles from './users.module.css';

interface UserTableProps {
  users: readonly IndexedUser[];
  query: UserQuery;
  /** True while the shown accounts are being replaced. */
  isStale: boolean;
  onSort: (sort: UserSort) => void;
}

const { columns } = messages;

function SortHeader({ sort, query, onSort }: Pick<UserTableProps, 'query' | 'onSort'> & { sort: UserSort }) {
  const label = columns[sort];
  // What is searched has no order of its own: beginnings come before what is in the middle, names before addresses.
  const isSearch = query.search !== '';
  const isCurrent = !isSearch && query.sort === sort;
  const Arrow = sort === 'name' ? IconArrowUp : IconArrowDown;
  const arrow = isCurrent && <Arrow size={14} aria-hidden />;
  return (
    <Table.Th aria-sort={isCurrent ? (sort === 'name' ? 'ascending' : 'descending') : undefined}>
      {isSearch ? (
        label
      ) : (
        <>
          {/* The word of the column where its button is hidden. */}
          <span className={styles.headWord}>{label}</span>
          <button
            type="button"
            className={table.sort}
            title={messages.sortBy(label)}
            onClick={() => onSort(sort)}
          >
            {label}
            {arrow}
          </button>
        </>
      )}
    </Table.Th>
  );
}

const dayOf = (instant: number) => (instant > 0 ? shortDay(instant) : messages.never);

/** Renders the accounts: a table on wide screens, a card for each on phones. */
export function UserTable({ users, query, isStale, onSort }: UserTableProps) {
  const { search } = useLocation();
  const sorting = { query, onSort };
  return (
    <div className={`${table.frame} ${styles.frame}`} aria-busy={isStale}>
      <Table className={`${table.table} ${styles.table}`} aria-label={messages.table} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <SortHeader sort="name" {...sorting} />
            <Table.Th>{columns.plan}</Table.Th>
            <Table.Th>{columns.state}</Table.Th>
            <Table.Th data-number>{columns.cards}</Table.Th>
            <Table.Th data-number>{columns.bookings}</Table.Th>
            <SortHeader sort="recent" {...sorting} />
            <SortHeader sort="active" {...sorting} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.uid}>
              <Table.Th scope="row" className={table.name}>
                <Link to={userHref(user.uid) + search} state={{ keepScroll: true }}>
                  {user.name || messages.noName}
                </Link>
                <span className={styles.email}>{user.email}</span>
              </Table.Th>
              <Table.Td data-label={columns.plan}>{messages.plans[user.plan]}</Table.Td>
              <Table.Td data-label={columns.state}>
                <UserBadges user={user} />
              </Table.Td>
              <Table.Td data-label={columns.cards} data-number>
                {messages.cardsOf(user.cards, user.publishedCards)}
              </Table.Td>
              <Table.Td data-label={columns.bookings} data-number>
                {user.bookings.toLocaleString('es')}
              </Table.Td>
              <Table.Td data-label={columns.recent}>{dayOf(user.createdAt)}</Table.Td>
              <Table.Td data-label={columns.active}>{dayOf(user.activeAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
