import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';
import { refuseLastAdmin } from './last-admin';
import { requireAdminIn, requireConfirmedIn } from '../require-admin';

/**
 * Changes an administrator's role, from the next request of any of their sessions on. Repeating it changes nothing.
 *
 * @throws Refusal `admin-gone`, or `last-admin` for the last one who may do everything
 */
export const setAdminRole: CallableHandler<'setAdminRole'> = (context, { uid, role }) =>
  context.db.runTransaction(async (transaction) => {
    const { db, now } = context;
    await requireAdminIn(transaction, context);
    await requireConfirmedIn(transaction, context);
    const target = await transaction.get(db.doc(`admins/${uid}`));
    const before = target.data();
    if (!before) throw new Refusal('admin-gone');
    if (before['role'] === role) return { uid, role };
    if (role !== 'admin') await refuseLastAdmin(transaction, context, uid);
    const revision = Number(before['revision'] ?? 0) + 1;
    const after = { ...before, role, updatedAt: Timestamp.fromMillis(now), revision };
    transaction.set(target.ref, after);
    logChange(transaction, context, { collection: 'admins', docId: uid, revision, before, after });
    return { uid, role };
  });
