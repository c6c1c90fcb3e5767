import { useId, type ReactNode } from 'react';
import { TrendChart } from './trend-chart';
import { messages } from './messages';
import styles from './figure-card.module.css';

/** Figures side by side. */
export function FigureCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface FigureCardProps {
  label: string;
  /** The figure now, or of the whole period. */
  value: number;
  /** How it moved, in words. */
  change: string;
  days: readonly string[];
  values: readonly number[];
}

/** One figure, how it moved, and the days that led there. */
export function FigureCard({ label, value, change, days, values }: FigureCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <p className={styles.value}>{messages.number(value)}</p>
      <p className={styles.change}>{change}</p>
      <TrendChart label={label} days={days} values={values} />
    </section>
  );
}
