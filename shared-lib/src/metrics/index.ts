export {
  clearMeasurements,
  keepMetric,
  METRICS_KEPT,
  METRICS_KEY,
  readMeasurements,
  type Measurement,
  type StoredMetric,
} from './metric-store';
export {
  METRIC_NAMES,
  METRIC_THRESHOLDS,
  rateMetric,
  scoreOf,
  type MetricName,
  type MetricRating,
} from './ratings';
export { findSlowResources, SLOW_RESOURCE_MS, type SlowResource } from './slow-resources';
