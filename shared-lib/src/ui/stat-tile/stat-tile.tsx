import type { ReactNode } from 'react';
import styles from './stat-tile.module.css';

/** A row of figures. */
export function StatTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {children}
    </dl>
  );
}

/** One figure and what it counts; a number is written the Spanish way. */
export function StatTile({ label, value }: { label: string; value: number | string }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString('es') : value}</dd>
    </div>
  );
}
