import { METRIC_NAMES, rateMetric, scoreOf, type Measurement, type MetricRating } from 'shared-lib/metrics';
import { formatMetric } from './format-metric';
import { messages } from './messages';
import styles from './metrics-panel.module.css';
import { RatingBadge } from './rating-badge';

/** Returns the rating of an average of points; averages between two ratings get the worse one. */
function ratingOfScore(score: number): MetricRating {
  if (score === 100) return 'good';
  return score >= 75 ? 'needs-improvement' : 'poor';
}

/** Renders the score, and the latest value of each metric. */
export function MetricList({ measurements }: { measurements: readonly Measurement[] }) {
  const latest = METRIC_NAMES.map((name) => ({
    name,
    value: measurements.find((measurement) => measurement.name === name)?.value,
  }));
  const score = scoreOf(
    latest.flatMap(({ name, value }) => (value === undefined ? [] : [rateMetric(name, value)])),
  );
  return (
    <>
      {score !== null && (
        <p className={styles.score}>
          <span className={styles.scoreLabel}>{messages.score}</span>
          <strong>{score}</strong> <span>{messages.outOf}</span>
          <RatingBadge rating={ratingOfScore(score)} />
        </p>
      )}
      <dl className={styles.metrics}>
        {latest.map(({ name, value }) => (
          <div key={name} className={styles.metric}>
            <dt>
              {messages.metrics[name].label} <abbr>{name}</abbr>
              <span className={styles.help}>{messages.metrics[name].help}</span>
            </dt>
            <dd>
              {value === undefined ? (
                <span className={styles.pending}>{messages.pending}</span>
              ) : (
                <>
                  <span className={styles.value}>{formatMetric(name, value)}</span>
                  <RatingBadge name={name} rating={rateMetric(name, value)} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
