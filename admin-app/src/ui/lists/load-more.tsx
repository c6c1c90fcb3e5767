import { Button } from '@mantine/core';
import type { Pages } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import styles from './load-more.module.css';
import { uiMessages as messages } from '../messages';

/** Renders the button that loads the next page of a list, and its failure. */
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
