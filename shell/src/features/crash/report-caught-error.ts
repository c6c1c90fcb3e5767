import { type Component, type ErrorInfo } from 'react';
import { reportError } from 'shared-lib/monitoring';
import type { AppStore } from 'shared-lib/store';
import { LoadBoundary } from '../../remotes/load-boundary';

/**
 * Tells the team of errors that took a screen away: critical when it was the whole page, high when it was a remote's
 * place in it.
 *
 * @param store - Knows whose screen it was.
 */
export function reportCaughtErrors(store: AppStore) {
  return (
    error: unknown,
    { componentStack, errorBoundary }: ErrorInfo & { errorBoundary?: Component<unknown> | undefined },
  ): void => {
    const path = location.pathname;
    const userId = store.getState().auth.firebaseUser?.uid;
    const severity = errorBoundary instanceof LoadBoundary ? 'high' : 'critical';
    reportError(error, { severity, path, details: componentStack?.trim() });
    void import('shared-lib/logger').then(({ logger }) =>
      logger.error('A screen crashed', { ...(userId && { userId }), path, severity, error }),
    );
  };
}
