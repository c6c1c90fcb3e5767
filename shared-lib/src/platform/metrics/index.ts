export {
  clearMeasurements,
  readMeasurements,
  subscribeToMeasurements,
  type Measurement,
} from './metric-store';
export { METRIC_NAMES, rateMetric, scoreOf, type MetricName, type MetricRating } from './ratings';
export { checkResourcesAfterLoad, findSlowResources } from './slow-resources';
