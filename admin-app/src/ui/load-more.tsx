import { Button } from '@mantine/core';
import { LoadError } from 'shared-lib/ui/load-error';
import type { Pages } from '../paging/use-pages';
import styles from './load-more.module.css';
import { uiMessages as messages } from './messages';

/** The way to the next page of a list, and what went wrong on it. */
export function LoadMore<Item>({ pages }: { pages: Pages<Item> }) {
  const { hasMore, isLoadingMore, failure, loadMore } = pages;
  if (failure) return <LoadError message={failure} onRetry={loadMore} />;
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
        {messages.loadMore}
      </Button>
    </div>
  );
}
