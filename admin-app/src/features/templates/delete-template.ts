import { ensureAdmin } from 'shared-lib/auth';
import { deleteTemplate } from 'shared-lib/data';
import type { FirebaseUser } from 'shared-lib/domain';
import { AppError } from 'shared-lib/errors';

/**
 * Removes a template for good, once the account is sure to be an administrator's: its record is made first where there is
 * none and the policy lets it be.
 *
 * @param account - Whose session it is.
 * @throws AppError `admin-not-signed-in`, or the rules' refusal
 */
export async function deleteTemplateAsAdmin(account: FirebaseUser | null, id: string): Promise<void> {
  if (!account) throw new AppError('admin-not-signed-in', `Nobody is signed in to delete ${id}`);
  await ensureAdmin(account);
  await deleteTemplate({ uid: account.uid, email: account.email }, id);
}
