import { flagOnce } from 'shared-lib/flags';
import { deployment, resolveEndpoints, type Monitoring } from '../config';
import type { AlertInput } from '../../model';
import { alertSender } from './alerts';
import type { AuthSource } from './auth-source';
import { isHarmless } from './reports/harmless-errors';
import type { Interaction } from './interaction-trail';
import { isWorthReporting } from './measure-operation';
import { onDemand } from './on-demand';
import { inQuietTime } from './reports/quiet-time';
import { takeReports } from './reports/report-queue';
import type { Circumstances } from './sentry';

/** Returns the monitoring service of this build; on the local stack the collector, which accepts everything. */
function monitoringTarget(): Monitoring {
  if (deployment) return deployment.monitoring;
  const { emulators } = resolveEndpoints();
  const dsn = `http://local@${emulators?.host}:${emulators?.collector}/1`;
  return { dsn, environment: 'development', sampleRate: 1, tracesSampleRate: 1 };
}

function currentUser(store: AuthSource): Circumstances['user'] {
  const { firebaseUser, user } = store.getState().auth;
  if (!firebaseUser) return null;
  return {
    id: firebaseUser.uid,
    email: firebaseUser.email,
    username: user?.name || firebaseUser.displayName,
  };
}

/** Resolves, once that is known, with true when somebody is signed in. */
function isSignedIn(store: AuthSource): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { loading, firebaseUser } = store.getState().auth;
      if (loading) return;
      stop();
      resolve(firebaseUser !== null);
    };
    const stop = store.subscribe(look);
    look();
  });
}

/**
 * Sends an alert for a signed-in account; others could otherwise call the team all night. Who signs out before it leaves sends
 * none.
 */
async function callPeople(store: AuthSource, alert: AlertInput): Promise<void> {
  if (!(await isSignedIn(store)) || !(await flagOnce('security_monitoring'))) return;
  const { callFunction } = await import('shared-lib/data');
  if (await isSignedIn(store)) await callFunction('reportAlert', alert);
}

/** Loads the service's SDK, which is larger than most screens, and which most visits don't need. */
async function openService(target: Monitoring) {
  const service = await import(/* webpackChunkName: "sentry" */ './sentry');
  service.openSentry(target);
  return service;
}

/**
 * Time for which reports of operations wait, in milliseconds, so that the SDK isn't loaded beside the screen that was
 * slow.
 */
const OPERATIONS_WAIT_MS = 10_000;

/**
 * Starts monitoring: takes over the reports so far, and all later ones. The service's SDK is loaded with the first
 * error, or a while after the first operation to report.
 *
 * @param trail - Returns what the person last did.
 */
export function startMonitoring(store: AuthSource, trail: () => readonly Interaction[]): void {
  const target = monitoringTarget();
  const call = alertSender((alert) => callPeople(store, alert));
  const withService = onDemand(() => openService(target));
  const operations = inQuietTime(OPERATIONS_WAIT_MS);
  takeReports((report) => {
    if (report.kind === 'error' && !report.handled && isHarmless(report.error)) return;
    if (report.kind === 'error') call(report);
    else if (!isWorthReporting(report.durationMs)) return;
    if (!target.dsn) return;
    const circumstances = { user: currentUser(store), trail: trail() };
    if (report.kind === 'error') {
      withService(({ sendError }) => sendError(report, circumstances));
      operations.flush();
    } else operations.add(() => withService(({ sendOperation }) => sendOperation(report, circumstances)));
  });
}
