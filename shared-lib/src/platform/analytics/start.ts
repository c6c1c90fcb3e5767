import { deployment, resolveEndpoints } from '../config';
import { onLoggedError, preview } from '../logger';
import type { AuthSource } from '../monitoring/auth-source';
import { isOneOf } from '../../model/values/keys-of';
import { METRIC_NAMES } from '../metrics/ratings';
import { vitalsQueue } from '../metrics/vitals-queue';
import { setAnalyticsSink, trackEvent, type AnalyticsEvent } from './events';

/** Returns the receiver of events of this build, besides the product's own figures; `null` for none. */
function openSink(): ((event: AnalyticsEvent) => void) | null {
  const { emulators } = resolveEndpoints();
  if (emulators) {
    const url = `http://${emulators.host}:${emulators.collector}/events`;
    return (event) => {
      fetch(url, { method: 'POST', body: JSON.stringify(event), keepalive: true }).catch(() => undefined);
    };
  }
  if (!deployment?.firebase.measurementId) return null;
  return ({ name, params }) => {
    void import('../../client/firebase/analytics').then(({ sendToAnalytics }) =>
      sendToAnalytics(name, params),
    );
  };
}

/** Adds the product's own speed figures to a receiver of events. */
function withVitals(sink: ReturnType<typeof openSink>): (event: AnalyticsEvent) => void {
  const keep = vitalsQueue(async (page, samples) => {
    const { callInBackground } = await import('shared-lib/data');
    await callInBackground('recordVitals', { page, samples });
  });
  return (event) => {
    sink?.(event);
    const { metric_name: name, metric_value: value } = event.params;
    if (event.name === 'web_vitals' && isOneOf(METRIC_NAMES, name))
      keep(location.pathname, { name, value: Number(value) });
  };
}

/**
 * Sends events while somebody is signed in who agreed to it in Configuración, and drops them otherwise. Errors that
 * production logs are sent as exceptions that aren't fatal.
 */
export function startAnalytics(store: AuthSource): void {
  const sink = withVitals(openSink());
  let agreed: boolean | null = null;
  const follow = () => {
    const { loading, firebaseUser, user } = store.getState().auth;
    // Wait for the session, and then for the account's choice.
    if (loading || (firebaseUser && !user)) return;
    const agrees = user?.settings?.analytics === true;
    if (agrees === agreed) return;
    if (agreed && deployment) {
      void import('../../client/firebase/analytics').then(({ stopAnalytics }) => stopAnalytics());
    }
    agreed = agrees;
    setAnalyticsSink(agrees ? sink : null);
  };
  follow();
  store.subscribe(follow);
  onLoggedError(({ message, fields }) =>
    trackEvent('exception', { description: preview(message), fatal: false, path: String(fields.path ?? '') }),
  );
}
