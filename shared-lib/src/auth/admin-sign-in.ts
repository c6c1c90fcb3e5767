import { callFunction } from '../data/call-function';
import type { Admin } from '../domain';
import { AppError } from '../errors';
import { ensureAdmin } from './admin-access';
import { refreshSession } from './session';
import { signIn } from './sign-in';

/**
 * Signs in as an administrator. An account without a record gets one where the server allows it.
 *
 * @throws AppError `not-admin`; `admin-unverified` when an invitation waits for the address to be verified; or the Auth
 * service's code. The person stays signed in as what they are.
 */
export async function signInAsAdmin(email: string, password: string): Promise<Admin> {
  await signIn(email, password);
  // An address may have been verified since the last token.
  const account = await refreshSession();
  if (!account) throw new AppError('auth/no-current-user', 'The session ended while signing in');
  const { admin } = await ensureAdmin(account);
  if (admin) return admin;
  if (!account.emailVerified && (await callFunction('findAdminInvite', {})).invited) {
    throw new AppError('admin-unverified', `${account.uid} is invited, and its address not verified`);
  }
  throw new AppError('not-admin', `${account.uid} has no record in admins`);
}
