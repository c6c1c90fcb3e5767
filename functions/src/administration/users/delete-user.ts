import { accountStateRef } from '../../account-records/account-state';
import { indexRef } from '../../account-records/user-index';
import { deleteWholeAccount } from '../../accounts/delete-account';
import type { CallableHandler, CallContext } from '../../callable';
import { Refusal } from '../../refusal';
import { readAll } from '../../stored/read-all';
import { logChange } from '../audit-entry';
import { requireAdminIn } from '../require-admin';

/** Checks that an account may be deleted, and logs it. The log contains neither the name nor the address of the deleted account. */
export async function recordDeletion(context: CallContext, uid: string, email: string): Promise<void> {
  const { db } = context;
  await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [user, admin, state, entry] = await readAll(
      transaction,
      db.doc(`users/${uid}`),
      db.doc(`admins/${uid}`),
      accountStateRef(db, uid),
      indexRef(db, uid),
    );
    if (admin.exists) throw new Refusal('account-is-admin');
    if (!user.exists) throw new Refusal('account-not-found');
    // The panel shows the address of the index, which follows the record.
    const addresses = [user, entry].map((found) => String(found.get('email') ?? '').toLowerCase());
    if (!addresses.includes(email.toLowerCase())) throw new Refusal('account-not-found');
    const revision = Number(state.get('revision') ?? 0) + 1;
    logChange(transaction, context, {
      collection: 'users',
      docId: uid,
      revision,
      before: { state: 'kept' },
      after: null,
    });
  });
}

/** Deletes an account at its owner's request, as its owner could. */
export const deleteUser: CallableHandler<'deleteUser'> = async (context, { uid, email }) => {
  await recordDeletion(context, uid, email);
  return { deleted: await deleteWholeAccount(context.db, uid, context.now) };
};
