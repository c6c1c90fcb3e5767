import { fromFirebase } from '../../platform/errors';
import { firebaseApp } from '../firebase/app';
import { ensureAdmin } from './admin-access';
import { clearCachedPermissions } from './cached-permissions';
import { PermissionFixError, type PermissionFix } from './permission-fix-result';
import { refreshToken } from './session';

/** Time that new permissions need to reach every server, in milliseconds. */
export const PERMISSION_FIX_SETTLE_MS = 1000;

/** Circumstances of a fix. */
interface FixOptions {
  /** The secret of the invitation that the person followed; `null` for none. */
  invitation?: string | null;
}

/**
 * Clears the permissions that this browser has cached, fetches a fresh token, and makes the account an administrator
 * where the server allows it.
 *
 * @throws PermissionFixError
 */
export async function fixPermissions({ invitation = null }: FixOptions = {}): Promise<PermissionFix> {
  const cleared = clearCachedPermissions(firebaseApp().options.projectId ?? '');
  const account = await step('refresh', refreshToken);
  if (!account) throw new PermissionFixError('no-user', null);
  await new Promise((resolve) => setTimeout(resolve, PERMISSION_FIX_SETTLE_MS));
  const { outcome, admin } = await step('admin', () => ensureAdmin(account, invitation));
  return admin ? { cleared, outcome, admin } : { cleared, outcome: 'refreshed', admin: null };
}

async function step<Result>(name: 'refresh' | 'admin', work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = fromFirebase(error);
    throw new PermissionFixError(reason.code === 'admins-unreadable' ? 'rules' : name, reason);
  }
}
