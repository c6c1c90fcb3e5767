import { AppError, fromFirebase } from '../errors';
import { firebaseApp } from '../firebase/app';
import type { Admin } from '../domain';
import { ensureAdmin } from './admin-access';
import { clearCachedPermissions } from './cached-permissions';
import { refreshSession } from './session';

/** How long after opening an administration or card-editor path the fix runs by itself, in milliseconds. */
export const PERMISSION_FIX_DELAY_MS = 2000;

/** How long new permissions get to reach every server before they are relied on, in milliseconds. */
export const PERMISSION_FIX_SETTLE_MS = 1000;

/** What a fix came to. */
export type PermissionFix =
  | { outcome: 'already' | 'granted'; admin: Admin }
  /** The permissions are fresh; the account administers nothing, or that wasn't asked. */
  | { outcome: 'refreshed'; admin: null };

/** A fix that failed: which step, and what a developer is told of the cause. */
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

/**
 * Removes what this browser remembers of former permissions and gets the session a fresh token.
 *
 * @param grant - Also makes the account an administrator where the server allows it. Never true for a card's owner at
 * work: the fix of the editor grants nothing.
 * @throws PermissionFixError
 */
export async function fixPermissions({ grant }: { grant: boolean }): Promise<PermissionFix> {
  clearCachedPermissions(firebaseApp().options.projectId ?? '');
  const account = await step('refresh', refreshSession);
  if (!account) throw new PermissionFixError('no-user', null);
  await new Promise((resolve) => setTimeout(resolve, PERMISSION_FIX_SETTLE_MS));
  if (!grant) return { outcome: 'refreshed', admin: null };
  const { outcome, admin } = await step('admin', () => ensureAdmin(account));
  return admin ? { outcome, admin } : { outcome: 'refreshed', admin: null };
}

async function step<Result>(name: 'refresh' | 'admin', work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = fromFirebase(error);
    throw new PermissionFixError(reason.code === 'admins-unreadable' ? 'rules' : name, reason);
  }
}
