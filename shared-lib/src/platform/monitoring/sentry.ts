import {
  BrowserClient,
  captureException,
  captureMessage,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  startInactiveSpan,
  withScope,
  type Scope,
} from '@sentry/react';
import type { Monitoring } from '../config';
import { preview } from '../logger';
import type { Interaction } from './interaction-trail';
import { isSlow } from './measure-operation';
import { prepareError, prepareTransaction } from './reports/prepare-event';
import { failingApp } from './reports/releases';
import type { ErrorReport, OperationReport } from './reports/report-queue';
import { MONITORING_LEVELS } from './severity';

/** Settings that collect no personal data: only our reports and the browser's name. */
const NOTHING_PERSONAL = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['User-Agent'] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  stackFrameVariables: false,
};

/** State of the page when something was reported, which may be a while before it is sent. */
export interface Circumstances {
  user: { id: string; email: string; username: string } | null;
  trail: readonly Interaction[];
}

/**
 * Opens the connection to the monitoring service. Its client is created here rather than by `init`, which adds a fifth
 * more code for its own listeners to uncaught errors and interactions.
 */
export function openSentry(monitoring: Monitoring): void {
  const development = monitoring.environment === 'development';
  const client = new BrowserClient({
    dsn: monitoring.dsn,
    environment: monitoring.environment,
    release: failingApp([]).release,
    sampleRate: monitoring.sampleRate,
    tracesSampleRate: monitoring.tracesSampleRate,
    dataCollection: NOTHING_PERSONAL,
    // Whole transactions, so that short ones can be dropped before they are sent.
    traceLifecycle: 'static',
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Uncaught errors come through our own queue, which exists earlier; the trail is ours too.
    integrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    maxBreadcrumbs: 0,
    beforeSend: (event, hint) => prepareError(event, hint, development),
    beforeSendTransaction: prepareTransaction,
  });
  getCurrentScope().setClient(client);
  client.init();
}

/** Runs a report in a scope of its own, with user and trail. */
function withCircumstances({ user, trail }: Circumstances, report: (scope: Scope) => void): void {
  withScope((scope) => {
    scope.setUser(user);
    for (const entry of trail) scope.addBreadcrumb({ ...entry });
    report(scope);
  });
}

/** Sends an error. */
export function sendError(
  { error, severity, handled, fields, details }: ErrorReport,
  circumstances: Circumstances,
): void {
  withCircumstances(circumstances, (scope) => {
    scope.setLevel(MONITORING_LEVELS[severity]);
    scope.setTag('severity', severity);
    scope.setContext('about', { ...fields, ...(details !== undefined && { details: preview(details) }) });
    captureException(error, { mechanism: { handled, type: handled ? 'reported' : 'uncaught' } });
  });
}

/** Sends the duration of an operation; a slow one also as a warning, which no sampling drops. */
export function sendOperation(
  { name, startedAt, durationMs, failed }: OperationReport,
  { user, trail }: Circumstances,
): void {
  const slow = isSlow(durationMs);
  withCircumstances({ user, trail: [] }, () => {
    const span = startInactiveSpan({
      name,
      op: 'operation',
      startTime: startedAt / 1000,
      forceTransaction: true,
      attributes: { slow, failed },
    });
    span.end((startedAt + durationMs) / 1000);
  });
  if (!slow) return;
  withCircumstances({ user, trail }, (scope) => {
    scope.setLevel(MONITORING_LEVELS.medium);
    scope.setTags({ severity: 'medium', slow: true, operation: name });
    scope.setContext('operation', { name, durationMs: Math.round(durationMs), failed });
    captureMessage(`Slow operation: ${name}`);
  });
}
