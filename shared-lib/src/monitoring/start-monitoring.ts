import { flagOnce } from 'shared-lib/flags';
import { deployment, resolveEndpoints, type Monitoring } from '../config';
import type { AlertInput } from '../domain';
import { alertSender } from './alerts';
import type { AuthSource } from './auth-source';
import { followInteractions } from './interaction-trail';
import { takeReports } from './report-queue';
import { attachUser, openSentry, sendError, sendOperation } from './sentry';

/** Where this build reports; on the local stack the collector, which takes everything. */
function monitoringTarget(): Monitoring {
  const { emulators } = resolveEndpoints();
  if (!emulators) return deployment!.monitoring;
  const dsn = `http://local@${emulators.host}:${emulators.collector}/1`;
  return { dsn, environment: 'development', sampleRate: 1, tracesSampleRate: 1 };
}

function followUser(store: AuthSource): void {
  let known = '';
  const follow = () => {
    const { firebaseUser, user } = store.getState().auth;
    const next = firebaseUser ? `${firebaseUser.uid} ${firebaseUser.email} ${user?.name ?? ''}` : '';
    if (next === known) return;
    known = next;
    attachUser(firebaseUser, user?.name);
  };
  follow();
  store.subscribe(follow);
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

/**
 * Starts monitoring: takes over what has been reported so far, and everything from now on.
 */
export function startMonitoring(store: AuthSource): void {
  const target = monitoringTarget();
  const { trail } = followInteractions();
  const call = alertSender((alert) => callPeople(store, alert));
  if (target.dsn) openSentry(target, { development: target.environment === 'development', trail });
  followUser(store);
  takeReports((report) => {
    if (report.kind === 'operation') sendOperation(report);
    else {
      sendError(report);
      call(report);
    }
  });
}
