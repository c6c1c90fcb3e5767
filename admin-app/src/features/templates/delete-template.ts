import { ensureAdmin } from 'shared-lib/auth';
import { deleteTemplate } from 'shared-lib/data';
import type { FirebaseUser } from 'shared-lib/model';
import { AppError } from 'shared-lib/errors';

/**
 * Deletes a template for good, after making sure that the account is an administrator's: a missing record is created
 * where the policy allows it.
 *
 * @param account - Account of the session.
 * @throws AppError `admin-not-signed-in`, or the rules' refusal
 */
export async function deleteTemplateAsAdmin(account: FirebaseUser | null, id: string): Promise<void> {
  if (!account) throw new AppError('admin-not-signed-in', `Nobody is signed in to delete ${id}`);
  await ensureAdmin(account);
  await deleteTemplate({ uid: account.uid, email: account.email }, id);
}
