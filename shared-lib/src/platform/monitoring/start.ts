import { startAnalytics } from '../analytics/start';
import { startMetrics } from '../metrics/start';
import type { AuthSource } from './auth-source';
import type { Interaction } from './interaction-trail';
import { recordPresence } from './record-presence';
import { startMonitoring } from './start-monitoring';

/**
 * Starts monitoring, analytics, metrics and presence, which observe a page without being part of it. Call once for each
 * page, when it is idle (`afterFirstScreen`).
 *
 * @param trail - Returns what the person last did, recorded since the page began.
 */
export function startWatching(store: AuthSource, trail: () => readonly Interaction[]): void {
  startMonitoring(store, trail);
  startAnalytics(store);
  startMetrics();
  recordPresence(store, async () => {
    const [{ callInBackground }, { renewTokenOnceVerified }] = await Promise.all([
      import('shared-lib/data'),
      import('shared-lib/auth'),
    ]);
    await renewTokenOnceVerified();
    await callInBackground('recordAccount', {});
  });
}
