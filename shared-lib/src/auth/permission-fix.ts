import { getAdmin } from '../data/admin-repository';
import { fromFirebase } from '../errors';
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
  /** Uid of an account that this browser remembers as an administrator's; `null` for none. */
  remembered?: string | null;
}

/**
 * Clears the permissions that this browser has cached, fetches a fresh token, and makes the account an administrator
 * where the server allows it. An administrator to whom the server answers keeps the token: a new one would have
 * Firestore open all that the panel follows anew, each with what its rules read.
 *
 * @throws PermissionFixError
 */
export async function fixPermissions({
  invitation = null,
  remembered = null,
}: FixOptions = {}): Promise<PermissionFix> {
  const cleared = clearCachedPermissions(firebaseApp().options.projectId ?? '');
  // The panel follows this record, so that a session in force costs nothing.
  const inForce = remembered === null ? null : await getAdmin(remembered).catch(() => null);
  if (inForce) return { cleared, outcome: 'already', admin: inForce };
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
