import type { Admin } from '../../model';
import { AppError } from '../../platform/errors';

/** Delay after opening an administration or card-editor path at which the fix runs automatically, in milliseconds. */
export const PERMISSION_FIX_DELAY_MS = 2000;

/** Result of a fix. */
export type PermissionFix = {
  /** Number of cleared entries. */
  cleared: number;
} & (
  | { outcome: 'already' | 'granted'; admin: Admin }
  /** The token is fresh; the account isn't an administrator. */
  | { outcome: 'refreshed'; admin: null }
);

/** Error of a fix, with the step that failed and its cause for developers. */
export class PermissionFixError extends AppError {
  static override readonly kind = 'PermissionFixError';

  override readonly name = 'PermissionFixError';

  constructor(
    readonly step: 'no-user' | 'refresh' | 'rules' | 'admin',
    readonly reason: AppError | null,
  ) {
    super(`permission-fix-${step}`, reason?.message ?? step, { cause: reason });
  }
}
