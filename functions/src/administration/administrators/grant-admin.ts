import type { AdminRole } from 'shared-lib/model';
import { findAccount } from '../../account-records/find-account';
import type { CallableHandler, CallContext } from '../../callable';
import { Refusal } from '../../refusal';
import { prepareAdmin } from './admin-record';
import { requireAdmin, requireAdminIn, requireConfirmedIn } from '../require-admin';

/** Makes an account with a verified address an administrator. Repeating it changes nothing. */
export async function recordAdmin(
  context: CallContext,
  account: { uid: string; email: string; name: string; role: AdminRole },
): Promise<void> {
  await context.db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    await requireConfirmedIn(transaction, context);
    const writeAdmin = await prepareAdmin(transaction, context, account);
    writeAdmin();
  });
}

/** Makes an account an administrator. Its address has to be verified, and the account not suspended. */
export const grantAdmin: CallableHandler<'grantAdmin'> = async (context, { uid, role }) => {
  await requireAdmin(context);
  const account = await findAccount(uid);
  if (!account) throw new Refusal('account-not-found');
  if (!account.email || !account.emailVerified) throw new Refusal('account-unverified');
  await recordAdmin(context, { uid, email: account.email, name: account.displayName ?? '', role });
  return { uid };
};
