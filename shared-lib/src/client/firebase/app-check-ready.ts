import { deployment } from '../../platform/config';

let ready: Promise<void> | null = null;

/**
 * Waits until requests carry App Check's token, where the deployment requires one. Its part of the SDK is loaded with the first request
 * that needs it, long after the first paint.
 *
 * @param siteKey - Of the deployment, unless a test names another; empty for none.
 */
export function appCheckReady(siteKey: string = deployment?.appCheckSiteKey ?? ''): Promise<void> {
  if (siteKey === '') return Promise.resolve();
  ready ??= import('./app-check').then(
    ({ startAppCheck }) => startAppCheck(siteKey),
    (error: unknown) => {
      // The next request tries again.
      ready = null;
      throw error;
    },
  );
  return ready;
}
