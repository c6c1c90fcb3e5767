import { flagOnce } from 'shared-lib/flags';
import { deployment, resolveEndpoints, type Monitoring } from '../config';
import type { AlertInput } from '../domain';
import { alertSender } from './alerts';
import type { AuthSource } from './auth-source';
import { followInteractions } from './interaction-trail';
import { isWorthTelling } from './measure-operation';
import { onDemand } from './on-demand';
import { inQuietTime } from './quiet-time';
import { takeReports } from './report-queue';
import type { Circumstances } from './sentry';

/** Where this build reports; on the local stack the collector, which takes everything. */
function monitoringTarget(): Monitoring {
  const { emulators } = resolveEndpoints();
  if (!emulators) return deployment!.monitoring;
  const dsn = `http://local@${emulators.host}:${emulators.collector}/1`;
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

/** Whether somebody is signed in, once that is known. */
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

/** Only accounts may tell, as anybody else could call the team out of bed all night. */
async function callPeople(store: AuthSource, alert: AlertInput): Promise<void> {
  if (!(await isSignedIn(store)) || !(await flagOnce('security_monitoring'))) return;
  const { callFunction } = await import('shared-lib/data');
  await callFunction('reportAlert', alert);
}

/** The service's SDK, which is larger than most screens: most visits have nothing to tell it. */
async function openService(target: Monitoring) {
  const service = await import(/* webpackChunkName: "sentry" */ './sentry');
  service.openSentry(target);
  return service;
}

/**
 * How long operations wait before they are told, in milliseconds: the service's SDK isn't to be loaded beside the screen
 * that took its time.
 */
const OPERATIONS_WAIT_MS = 10_000;

/**
 * Starts monitoring: takes over what has been reported so far, and everything from now on. The service's SDK is loaded with
 * the first error, or a while after the first operation worth telling; until then only who is signed in and what was done
 * are followed.
 */
export function startMonitoring(store: AuthSource): void {
  const target = monitoringTarget();
  const { trail } = followInteractions();
  const call = alertSender((alert) => callPeople(store, alert));
  const withService = onDemand(() => openService(target));
  const operations = inQuietTime(OPERATIONS_WAIT_MS);
  takeReports((report) => {
    if (report.kind === 'error') call(report);
    else if (!isWorthTelling(report.durationMs)) return;
    if (!target.dsn) return;
    const circumstances = { user: currentUser(store), trail: trail() };
    if (report.kind === 'error') {
      withService(({ sendError }) => sendError(report, circumstances));
      operations.flush();
    } else operations.add(() => withService(({ sendOperation }) => sendOperation(report, circumstances)));
  });
}
