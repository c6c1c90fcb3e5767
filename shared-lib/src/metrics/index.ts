export {
  clearMeasurements,
  keepMetric,
  METRICS_KEPT,
  METRICS_KEY,
  readMeasurements,
  subscribeToMeasurements,
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
export {
  checkResourcesAfterLoad,
  findSlowResources,
  SLOW_RESOURCE_MS,
  type SlowResource,
} from './slow-resources';
