import { signIn } from 'shared-lib/auth';
import { getAdmin } from 'shared-lib/data';
import { AppError } from 'shared-lib/errors';
import { setAdminFlag } from '../../session/admin-flag';

/** The code of a sign-in by somebody who is no administrator. */
export const NOT_ADMIN = 'not-admin';

/**
 * Signs in and opens the administration to this browser.
 *
 * @throws AppError `not-admin` when the account has no administrator's record, or the Auth service's code.
 */
export async function enterAsAdmin(email: string, password: string): Promise<void> {
  const { uid } = await signIn(email, password);
  const admin = await getAdmin(uid);
  if (!admin) throw new AppError(NOT_ADMIN, `${uid} has no record in admins`);
  setAdminFlag(admin);
}
