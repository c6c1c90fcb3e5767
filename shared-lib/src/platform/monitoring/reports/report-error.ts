import type { LogFields } from '../../logger';
import { currentSubject } from '../../logger/subject';
import { send } from './report-queue';
import type { Severity } from '../severity';

/** Details that are reported with an error. */
export interface ErrorContext extends LogFields {
  severity?: Severity;
  details?: unknown;
}

/**
 * Reports an error to the team, whether monitoring is loaded yet or not. Private data in it is hidden before it leaves
 * the page; high and critical ones call people.
 */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  const { severity = 'high', details, ...fields } = context;
  send({
    kind: 'error',
    error,
    severity,
    handled: true,
    fields: { ...currentSubject(), ...fields },
    details,
  });
}

/**
 * Starts to report uncaught errors; cheap enough to run before anything else.
 *
 * @returns Stops it.
 */
export function reportUncaughtErrors(): () => void {
  const uncaught = (error: unknown) =>
    send({
      kind: 'error',
      error,
      severity: 'high',
      handled: false,
      fields: { ...currentSubject(), path: location.pathname },
    });
  const onError = (event: ErrorEvent) => uncaught(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => uncaught(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
