import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import styles from './framed-list.module.css';
import { uiMessages } from './messages';

/** Renders rows in a frame, with a line between them. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** Renders the button that shows more of a list. */
export function MoreButton({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  return (
    <Button variant="default" className={styles.more} loading={isLoading} onClick={onMore}>
      {uiMessages.more}
    </Button>
  );
}
