import { startAnalytics } from '../analytics/start';
import { startMetrics } from '../metrics/start';
import type { AuthSource } from './auth-source';
import { recordPresence } from './record-presence';
import { startMonitoring } from './start-monitoring';

/**
 * Starts all that watches a page without being part of it: monitoring, analytics, metrics and presence. To be loaded once a page,
 * when it has nothing better to do (`afterFirstPaint`).
 */
export function startWatching(store: AuthSource): void {
  startMonitoring(store);
  startAnalytics(store);
  startMetrics();
  recordPresence(store, async () => {
    const { callFunction } = await import('shared-lib/data');
    await callFunction('recordAccount', {});
  });
}
