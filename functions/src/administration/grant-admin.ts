import { Timestamp } from 'firebase-admin/firestore';
import { ADMIN_FALLBACK_NAME } from 'shared-lib/domain';
import { accountStateRef } from '../accounts/account-state';
import { prepareIndex } from '../accounts/user-index';
import type { CallableHandler, CallContext } from '../callable';
import { accounts } from '../firebase';
import { Refusal } from '../refusal';
import { logChange } from './audit-entry';
import { requireAdmin, requireAdminIn } from './require-admin';

/** Makes somebody an administrator, whose address Auth says is verified. Repeating it changes nothing. */
export async function recordAdmin(
  context: CallContext,
  account: { uid: string; email: string; name: string },
): Promise<void> {
  const { db, now } = context;
  const { uid, email } = account;
  await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [record, state] = await Promise.all([
      transaction.get(db.doc(`admins/${uid}`)),
      transaction.get(accountStateRef(db, uid)),
    ]);
    const writeIndex = await prepareIndex(transaction, context, uid);
    if (record.exists) return;
    if (state.get('disabled') === true) throw new Refusal('account-disabled');
    const at = Timestamp.fromMillis(now);
    const after = {
      id: uid,
      email,
      name: account.name.trim().slice(0, 80) || ADMIN_FALLBACK_NAME,
      role: 'admin',
      createdAt: at,
      updatedAt: at,
      // A record that comes back must not repeat a revision of its former life.
      revision: now,
    };
    transaction.create(record.ref, after);
    writeIndex({ isAdmin: true });
    logChange(transaction, context, {
      collection: 'admins',
      docId: uid,
      revision: now,
      before: null,
      after,
    });
  });
}

/** Makes an account an administrator. Its address has to be verified, and the account not suspended. */
export const grantAdmin: CallableHandler<'grantAdmin'> = async (context, { uid }) => {
  await requireAdmin(context);
  const account = await accounts()
    .getUser(uid)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === 'auth/user-not-found') throw new Refusal('account-not-found');
      throw error;
    });
  if (!account.email || !account.emailVerified) throw new Refusal('account-unverified');
  await recordAdmin(context, { uid, email: account.email, name: account.displayName ?? '' });
  return { uid };
};
