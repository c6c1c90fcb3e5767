import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { subscribeToLatestAudit } from 'shared-lib/data';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { CsvButton } from 'shared-lib/ui/csv-export';
import 'shared-lib/ui/component-sheets.css';
import { LoadMore } from '../../ui/lists/load-more';
import { NothingFound } from '../../ui/lists/nothing-found';
import { OfflineLine } from '../../ui/offline-line';
import { useNames } from '../../audit-words';
import { auditCsv } from './audit-csv';
import { AuditFilterBar } from './components/audit-filter-bar';
import { AuditItem } from './components/audit-item';
import styles from './components/audit.module.css';
import { messages } from './messages';
import { useAuditPages } from './use-audit-pages';
import { EVERYTHING, isFiltered, useAuditQuery } from './use-audit-query';

/** Follows the time of the newest entry of the whole log; 0 while it isn't known. */
function useNewestEntry(): number {
  const [newest, setNewest] = useState(0);
  useEffect(
    () =>
      subscribeToLatestAudit(
        1,
        ([entry]) => setNewest(entry?.at ?? 0),
        () => undefined, // The list itself says what is wrong.
      ),
    [],
  );
  return newest;
}

/** Renders 'Registro': the changes by administrators, with author, time and former values. */
export default function AuditPage() {
  const [query, changeQuery] = useAuditQuery();
  const pages = useAuditPages(query);
  const { items, hasMore, isLoading, failure, reload } = pages;
  const names = useNames(items ?? []);
  const isOnline = useOnline();
  const newest = useNewestEntry();
  const hasNews = !isFiltered(query) && !isLoading && items !== null && newest > (items[0]?.at ?? 0);
  const found = isLoading || !items ? messages.searching : messages.found(items.length, hasMore);
  return (
    <>
      <OfflineLine />
      <AuditFilterBar
        query={query}
        onChange={changeQuery}
        found={failure ? '' : found}
        actions={
          <CsvButton
            fileName={messages.fileName}
            source={auditCsv(query)}
            total={null}
            disabled={!items || items.length === 0}
          />
        }
      />
      {hasNews && (
        <Notice
          tone="info"
          title={messages.news}
          actions={
            <Button variant="white" onClick={reload}>
              {messages.showNews}
            </Button>
          }
        />
      )}
      {!items && isLoading && (
        <SkeletonRegion>
          <SkeletonBlock height={480} radius={12} />
        </SkeletonRegion>
      )}
      {!items && failure && (isOnline ? <LoadError message={failure} onRetry={reload} /> : <OfflineState />)}
      {items?.length === 0 && (
        <Nothing filtered={isFiltered(query)} onClear={() => changeQuery(EVERYTHING)} />
      )}
      {items && items.length > 0 && (
        <ol className={styles.list} aria-label={messages.list} aria-busy={isLoading}>
          {items.map((entry) => (
            <AuditItem
              key={entry.id}
              entry={entry}
              names={names}
              onOnly={(docId) => changeQuery({ ...EVERYTHING, docId })}
              onReverted={reload}
            />
          ))}
        </ol>
      )}
      {items && <LoadMore pages={pages} />}
    </>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) {
    return (
      <EmptyState icon={<IconHistory size={28} stroke={1.5} />} title={messages.emptyTitle}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <NothingFound title={messages.nothingTitle} onClear={onClear}>
      {messages.nothingText}
    </NothingFound>
  );
}
