import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** Name of the list that its controls act on, for screen readers. */
  label: string;
  /** Controls that find: search, filters. */
  children: ReactNode;
  /** Controls that act: at the other end on wide screens, below on phones. */
  actions?: ReactNode;
}

/** Renders the controls above a list. */
export function Toolbar({ label, children, actions }: ToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label}>
      <div className={styles.find}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
