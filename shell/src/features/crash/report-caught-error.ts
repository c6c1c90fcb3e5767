import { type Component, type ErrorInfo } from 'react';
import { reportError } from 'shared-lib/monitoring';
import { LoadBoundary } from '../../remotes/load-boundary';

/**
 * Tells the team of an error that took a screen away: critical when it was the whole page, high when it was a remote's
 * place in it.
 */
export function reportCaughtError(
  error: unknown,
  { componentStack, errorBoundary }: ErrorInfo & { errorBoundary?: Component<unknown> | undefined },
): void {
  const path = location.pathname;
  const severity = errorBoundary instanceof LoadBoundary ? 'high' : 'critical';
  reportError(error, { severity, path, details: componentStack?.trim() });
  void import('shared-lib/logger').then(({ logger }) =>
    logger.error('A screen crashed', { path, severity, error }),
  );
}
