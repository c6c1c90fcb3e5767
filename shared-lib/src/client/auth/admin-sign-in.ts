import type { Admin } from '../../model';
import { AppError } from '../../platform/errors';
import { ensureAdmin } from './admin-access';
import { refreshSession } from './session';
import { signIn } from './sign-in';

/**
 * Signs in as an administrator. An account without a record gets one where the server allows it.
 *
 * @param invitation - The secret of the invitation that the person followed; `null` for none.
 * @throws AppError `not-admin`; `invite-invalid`; `admin-unverified` when the address has to be verified before the
 *   invitation is accepted; or the Auth service's code. The person stays signed in without administrator's rights.
 */
export async function signInAsAdmin(
  email: string,
  password: string,
  invitation: string | null,
): Promise<Admin> {
  await signIn(email, password);
  return enterAsAdmin(invitation);
}

/**
 * Goes on as an administrator with the session that has just begun.
 *
 * @throws as {@link signInAsAdmin} does
 */
export async function enterAsAdmin(invitation: string | null): Promise<Admin> {
  // An address may have been verified since the last token.
  const account = await refreshSession();
  if (!account) throw new AppError('auth/no-current-user', 'The session ended while signing in');
  const access = await ensureAdmin(account, invitation);
  if (access.admin) return access.admin;
  throw access.reason ?? new AppError('not-admin', `${account.uid} has no record in admins`);
}
