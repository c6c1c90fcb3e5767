import type { ReactNode } from 'react';
import styles from './stat-tile.module.css';

/** Renders a row of figures. */
export function StatTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {children}
    </dl>
  );
}

/** Spanish groups digits from five on. To format the first number of a page takes a phone a tenth of a second. */
const inSpanish = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value) : value.toLocaleString('es');

/** Renders a figure with its label; numbers are formatted in Spanish. */
export function StatTile({ label, value }: { label: string; value: number | string }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? inSpanish(value) : value}</dd>
    </div>
  );
}
