import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import type { ReportedCard } from 'shared-lib/model';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { NothingFound } from '../../../ui/lists/nothing-found';
import { messages } from '../messages';
import { filterReported, isReportFiltered, NO_REPORT_FILTERS, useReportFilters } from '../report-filters';
import { ReportFilterBar } from './report-filter-bar';
import { ReportQueue } from './report-queue';
import styles from './reports.module.css';

interface ReportListProps {
  cards: readonly ReportedCard[] | undefined;
  /** Number of all cards, read or not. */
  total: number;
  isOpen: boolean;
  failure: string | null;
  empty: { title: string; text: string };
  /** Way to read more; missing where there are no more. */
  more?: { isLoading: boolean; onMore: () => void };
  onRetry: () => void;
}

/** Renders reported cards with their filters, or a message where there are none. */
export function ReportList({ cards, total, isOpen, failure, empty, more, onRetry }: ReportListProps) {
  const isOnline = useOnline();
  const [filters, change] = useReportFilters();
  if (!cards) {
    if (failure) return isOnline ? <LoadError message={failure} onRetry={onRetry} /> : <OfflineState />;
    return (
      <SkeletonRegion>
        <SkeletonBlock height={160} radius={12} />
        <SkeletonBlock height={160} radius={12} />
      </SkeletonRegion>
    );
  }
  if (cards.length === 0)
    return (
      <EmptyState icon={<IconFlag size={28} stroke={1.5} />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  const shown = filterReported(cards, filters);
  return (
    <>
      <div className={styles.controls}>
        <ReportFilterBar isOpen={isOpen} filters={filters} onChange={change} />
      </div>
      <p role="status" className={styles.found}>
        {isReportFiltered(filters) ? messages.foundOf(shown.length, total) : messages.found(total)}
        {isOpen && ` · ${messages.order}`}
      </p>
      {shown.length === 0 ? (
        <NothingFound title={messages.nothingTitle} onClear={() => change(NO_REPORT_FILTERS)}>
          {messages.nothingText}
        </NothingFound>
      ) : (
        <ReportQueue cards={shown} isByAccount={filters.isByAccount} isOpen={isOpen} />
      )}
      {more && (
        <div className={styles.more}>
          <Button variant="default" loading={more.isLoading} onClick={more.onMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
