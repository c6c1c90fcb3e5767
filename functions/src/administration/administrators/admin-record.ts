import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ADMIN_FALLBACK_NAME, MAX_USER_NAME, type AdminRole } from 'shared-lib/model';
import { accountStateRef } from '../../account-records/account-state';
import { prepareIndex } from '../../account-records/user-index';
import type { CallContext } from '../../callable';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';

/**
 * Prepares to make an account an administrator, before a transaction's writes.
 *
 * @returns Writes the record and its log entry; nothing for an administrator. Call it after all reads.
 * @throws Refusal `account-disabled`
 */
export async function prepareAdmin(
  transaction: Transaction,
  context: CallContext,
  { uid, email, name, role }: { uid: string; email: string; name: string; role: AdminRole },
): Promise<() => void> {
  const { db, now } = context;
  const [record, state] = await Promise.all([
    transaction.get(db.doc(`admins/${uid}`)),
    transaction.get(accountStateRef(db, uid)),
  ]);
  const writeIndex = await prepareIndex(transaction, context, uid);
  if (record.exists) return () => undefined;
  if (state.get('disabled') === true) throw new Refusal('account-disabled');
  return () => {
    const at = Timestamp.fromMillis(now);
    const after = {
      id: uid,
      email,
      name: name.trim().slice(0, MAX_USER_NAME) || ADMIN_FALLBACK_NAME,
      role,
      createdAt: at,
      updatedAt: at,
      // A record that is created again must not repeat a revision of the deleted one.
      revision: now,
    };
    transaction.create(record.ref, after);
    writeIndex({ isAdmin: true });
    logChange(transaction, context, { collection: 'admins', docId: uid, revision: now, before: null, after });
  };
}
