import { VITAL_THRESHOLDS } from '../../model/administration/vitals';
import { keysOf } from '../../model/values/keys-of';

/** Metrics of a page: first paint, largest paint, response to input, stability, server. */
export type MetricName = 'FCP' | 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** Rating of a value. */
export type MetricRating = 'good' | 'needs-improvement' | 'poor';

/** Greatest good value and greatest value that isn't poor, in milliseconds except for CLS. */
export const METRIC_THRESHOLDS: Readonly<Record<MetricName, readonly [good: number, poor: number]>> =
  VITAL_THRESHOLDS;

/** Every metric, in the order in which they are shown. */
export const METRIC_NAMES = keysOf(METRIC_THRESHOLDS);

const POINTS: Readonly<Record<MetricRating, number>> = { good: 100, 'needs-improvement': 75, poor: 50 };

/** Rates a value of a metric. */
export function rateMetric(name: MetricName, value: number): MetricRating {
  const [good, poor] = METRIC_THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** Returns the average of ratings, as points from 50 to 100; `null` when there are none. */
export function scoreOf(ratings: readonly MetricRating[]): number | null {
  if (ratings.length === 0) return null;
  return Math.round(ratings.reduce((sum, rating) => sum + POINTS[rating], 0) / ratings.length);
}
