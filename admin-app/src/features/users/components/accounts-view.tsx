import { IconUsers } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAccountTotalsQuery } from '../../../admin-data/admin-endpoints';
import { CsvButton } from 'shared-lib/ui/csv-export';
import { LoadMore } from '../../../ui/lists/load-more';
import { NothingFound } from '../../../ui/lists/nothing-found';
import { messages } from '../messages';
import { userCsv } from '../user-csv';
import type { useUserPages } from '../use-user-pages';
import { isFiltered, NO_FILTER, totalOf, type UserQuery } from '../use-user-query';
import { UserFilterBar } from './user-filter-bar';
import { UserTable } from './user-table';

interface AccountsViewProps {
  query: UserQuery;
  onQuery: (change: Partial<UserQuery>) => void;
  pages: ReturnType<typeof useUserPages>;
}

/** Renders the accounts that match the filters. */
export function AccountsView({ query, onQuery, pages }: AccountsViewProps) {
  const isOnline = useOnline();
  const { data: totals } = useAccountTotalsQuery();
  const { items, hasMore, isLoading, failure, reload } = pages;
  const total = totalOf(query, totals);
  const found = isLoading || !items ? messages.searching : messages.found(items.length, total, hasMore);
  return (
    <>
      <UserFilterBar
        query={query}
        onChange={onQuery}
        found={failure ? '' : found}
        actions={
          <CsvButton
            fileName={messages.fileName}
            source={userCsv(query)}
            total={total}
            disabled={!items || items.length === 0}
          />
        }
      />
      {!items && isLoading && (
        <SkeletonRegion>
          <SkeletonBlock height={480} radius={12} />
        </SkeletonRegion>
      )}
      {!items && failure && (isOnline ? <LoadError message={failure} onRetry={reload} /> : <OfflineState />)}
      {items?.length === 0 && !hasMore && <Nothing query={query} onQuery={onQuery} />}
      {items && items.length > 0 && (
        <UserTable users={items} query={query} isStale={isLoading} onSort={(sort) => onQuery({ sort })} />
      )}
      {items && <LoadMore pages={pages} />}
    </>
  );
}

function Nothing({ query, onQuery }: Pick<AccountsViewProps, 'query' | 'onQuery'>) {
  if (!isFiltered(query)) {
    return (
      <EmptyState icon={<IconUsers size={28} stroke={1.5} />} title={messages.emptyTitle}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <NothingFound title={messages.nothingTitle} onClear={() => onQuery(NO_FILTER)}>
      {messages.nothingText}
    </NothingFound>
  );
}
