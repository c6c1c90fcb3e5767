import { useDeferredValue, useId, type ReactNode } from 'react';
import { TrendChart } from './trend-chart';
import { messages } from './messages';
import styles from './figure-card.module.css';

/** Renders figures side by side. */
export function FigureCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface FigureCardProps {
  label: string;
  /** Present total, or sum of the whole period. */
  value: number;
  /** Description of its change. */
  change: string;
  days: readonly string[];
  /** `null` for a day that wasn't counted. */
  values: readonly (number | null)[];
  /** True when the last day isn't over, so that its events are incomplete. */
  endsUnfinished?: boolean;
}

/**
 * Renders one figure and its change, and the chart of its days in a later render: numbers are read first, and charts take longest to
 * render.
 */
export function FigureCard({ label, value, change, days, values, endsUnfinished }: FigureCardProps) {
  const id = useId();
  const isDrawn = useDeferredValue(true, false);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <p className={styles.value}>{messages.number(value)}</p>
      <p className={styles.change}>{change}</p>
      <div className={styles.chart}>
        {isDrawn && <TrendChart label={label} days={days} values={values} endsUnfinished={endsUnfinished} />}
      </div>
    </section>
  );
}
