import { AppError, NetworkError } from 'shared-lib/errors';
import { isFlagOn } from 'shared-lib/flags';

/**
 * What a save failed with, as it is told: while the switch for emergencies is on the rules refuse everybody, and nobody lacks a
 * permission.
 */
export function saveError(error: unknown): unknown {
  const isRefused = error instanceof NetworkError && error.status === 403;
  return isRefused && isFlagOn('read_only') ? new AppError('read-only', error.message) : error;
}
