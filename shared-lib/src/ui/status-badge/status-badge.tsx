import styles from './status-badge.module.css';

/** Meaning of a state for the person; each has its own colours, readable in both themes. */
export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'accent';

/** Renders a state in a word or two. The words say it; the colour only helps. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
