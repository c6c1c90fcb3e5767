import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import type { CardReport } from 'shared-lib/domain';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { messages } from '../messages';
import { ReportItem } from './report-item';
import entries from '../../../ui/entries.module.css';
import styles from './reports.module.css';

/** Reports that each 'Cargar más' adds, each of which is a read. */
export const STEP = 15;

/** Limit of one query in the rules. */
const MOST = 100;

interface ReportListProps {
  reports: readonly CardReport[] | undefined;
  hasMore: boolean;
  isLoading: boolean;
  failure: string | null;
  empty: { title: string; text: string };
  onMore: () => void;
  onRetry: () => void;
}

/** Renders reports, or a message where there are none. */
export function ReportList(props: ReportListProps) {
  const { reports, hasMore, isLoading, failure, empty, onMore, onRetry } = props;
  const isOnline = useOnline();
  if (!reports) {
    if (failure) return isOnline ? <LoadError message={failure} onRetry={onRetry} /> : <OfflineState />;
    return (
      <SkeletonRegion>
        <SkeletonBlock height={220} radius={12} />
        <SkeletonBlock height={220} radius={12} />
      </SkeletonRegion>
    );
  }
  const mayHaveMore = hasMore && reports.length < MOST;
  return (
    <>
      <p role="status" className={styles.found}>
        {reports.length > 0 && messages.found(reports.length, hasMore)}
      </p>
      {reports.length === 0 && (
        <EmptyState icon={<IconFlag size={28} stroke={1.5} />} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      <div className={entries.list}>
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </div>
      {mayHaveMore && (
        <div className={styles.more}>
          <Button variant="default" loading={isLoading} onClick={onMore}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
