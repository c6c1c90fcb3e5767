import { rateMetric, type Measurement } from 'shared-lib/metrics';
import { formatMetric, formatMoment } from './format-metric';
import { messages } from './messages';
import styles from './metrics-panel.module.css';
import { RatingBadge } from './rating-badge';

/** Renders every stored measurement, latest first, collapsed at first. */
export function MeasurementTable({ measurements }: { measurements: readonly Measurement[] }) {
  return (
    <details className={styles.history}>
      <summary>{messages.history(measurements.length)}</summary>
      {/* It scrolls, so the keyboard has to reach it. */}
      <div className={styles.scroll} role="region" aria-label={messages.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.metric}</th>
              <th scope="col">{messages.value}</th>
              <th scope="col">{messages.rating}</th>
              <th scope="col">{messages.page}</th>
              <th scope="col">{messages.when}</th>
            </tr>
          </thead>
          <tbody>
            {measurements.map(({ name, value, timestamp, url }, index) => (
              <tr key={`${timestamp} ${name} ${index}`}>
                <th scope="row">{name}</th>
                <td>{formatMetric(name, value)}</td>
                <td>
                  <RatingBadge name={name} rating={rateMetric(name, value)} />
                </td>
                <td>{url}</td>
                <td>{formatMoment(timestamp)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
