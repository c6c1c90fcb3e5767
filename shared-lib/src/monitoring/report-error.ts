import type { LogFields } from '../logger';
import { send } from './report-queue';
import type { Severity } from './severity';

/** What is said of an error besides itself. */
export interface ErrorContext extends LogFields {
  severity?: Severity;
  details?: unknown;
}

/**
 * Tells the team of an error, whether monitoring is loaded by now or not. Private things in it are hidden before they
 * leave the page; high and critical ones call people.
 */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const { severity = 'high', details, ...fields } = context;
  send({ kind: 'error', error, severity, handled: true, fields, details });
}

/**
 * Reports what nobody catches, from now on: cheap enough to be there before anything else runs.
 *
 * @returns Stops it.
 */
export function reportUncaughtErrors(): () => void {
  const uncaught = (error: unknown) =>
    send({ kind: 'error', error, severity: 'high', handled: false, fields: { path: location.pathname } });
  const onError = (event: ErrorEvent) => uncaught(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => uncaught(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
