import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

interface ScrollTableProps {
  /** Name of the table for screen readers. */
  label: string;
  /** True where the text around it is small. */
  isSmall?: boolean;
  /** Its head and body. */
  children: ReactNode;
}

/** Renders a table that scrolls sideways where it is wider than its place, which the keyboard can do too. */
export function ScrollTable({ label, isSmall = false, children }: ScrollTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} data-small={isSmall || undefined}>
        {children}
      </table>
    </div>
  );
}
