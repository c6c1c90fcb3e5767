import { type Component, type ErrorInfo } from 'react';
import { reportError } from 'shared-lib/monitoring';
import type { AppStore } from 'shared-lib/store';

/**
 * Reports errors that removed a screen: critical when it was the whole page, high when it was one screen's place in it.
 *
 * @param store - Has the signed-in user.
 */
export function reportCaughtErrors(store: AppStore) {
  return (
    error: unknown,
    { componentStack, errorBoundary }: ErrorInfo & { errorBoundary?: Component<unknown> | undefined },
  ): void => {
    const path = location.pathname;
    const userId = store.getState().auth.firebaseUser?.uid;
    // Each remote has its own copy of the class.
    const severity = errorBoundary && 'coversOneScreen' in errorBoundary ? 'high' : 'critical';
    reportError(error, { severity, path, details: componentStack?.trim() });
    void import('shared-lib/logger').then(({ logger }) =>
      logger.error('A screen crashed', { ...(userId && { userId }), path, severity, error }),
    );
  };
}
