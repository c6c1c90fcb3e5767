import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { flagOnce } from 'shared-lib/flags';
import { trackEvent } from '../analytics';
import { storeMetric } from './metric-store';
import { rateMetric } from './ratings';
import { checkResourcesAfterLoad } from './slow-resources';

async function tell(name: string, params: Record<string, string | number>): Promise<void> {
  if (await flagOnce('enhanced_analytics')) trackEvent(name, params);
}

function keepAndTell({ name, value, id }: Metric): void {
  // Nobody notices less than thousandths of a shift or tenths of a millisecond.
  const rounded = name === 'CLS' ? Number(value.toFixed(4)) : Number(value.toFixed(1));
  storeMetric(name, rounded);
  void tell('web_vitals', {
    metric_name: name,
    metric_value: rounded,
    metric_rating: rateMetric(name, rounded),
    metric_id: id,
  });
}

/**
 * Starts to measure this page; the browser has buffered earlier entries. Every measurement is stored in this browser,
 * and sent to analytics where the flag `enhanced_analytics` and the person allow it.
 */
export function startMetrics(): void {
  for (const measure of [onFCP, onLCP, onINP, onCLS, onTTFB]) measure(keepAndTell);
  checkResourcesAfterLoad((slow) => {
    const [slowest] = slow;
    if (slowest) void tell('slow_resources', { count: slow.length, slowest_ms: slowest.durationMs });
  });
}
