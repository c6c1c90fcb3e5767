import { VITAL_THRESHOLDS } from '../domain/vitals';

/** What is measured of a page: first paint, largest paint, response to input, stability, server. */
export type MetricName = 'FCP' | 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** How good a value is. */
export type MetricRating = 'good' | 'needs-improvement' | 'poor';

/** Up to the first number a value is good, above the second poor; milliseconds but for CLS. */
export const METRIC_THRESHOLDS: Readonly<Record<MetricName, readonly [good: number, poor: number]>> =
  VITAL_THRESHOLDS;

/** Every metric, in the order in which they are shown. */
export const METRIC_NAMES = Object.keys(METRIC_THRESHOLDS) as MetricName[];

const POINTS: Readonly<Record<MetricRating, number>> = { good: 100, 'needs-improvement': 75, poor: 50 };

/** How good a value of a metric is. */
export function rateMetric(name: MetricName, value: number): MetricRating {
  const [good, poor] = METRIC_THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** The average of ratings, as points from 50 to 100; `null` when there are none. */
export function scoreOf(ratings: readonly MetricRating[]): number | null {
  if (ratings.length === 0) return null;
  return Math.round(ratings.reduce((sum, rating) => sum + POINTS[rating], 0) / ratings.length);
}
