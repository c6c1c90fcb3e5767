import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';
import { requireAdminIn, requireConfirmedIn } from '../require-admin';

/** Confirms an administrator who came in by the open policy. Repeating it changes nothing. */
export const keepAdmin: CallableHandler<'keepAdmin'> = (context, { uid }) =>
  context.db.runTransaction(async (transaction) => {
    const { db, now } = context;
    await requireAdminIn(transaction, context);
    await requireConfirmedIn(transaction, context);
    const target = await transaction.get(db.doc(`admins/${uid}`));
    const before = target.data();
    if (!before) throw new Refusal('admin-gone');
    if (before['selfRegistered'] !== true) return { uid };
    const revision = Number(before['revision'] ?? 0) + 1;
    const after = { ...before, selfRegistered: false, updatedAt: Timestamp.fromMillis(now), revision };
    transaction.set(target.ref, after);
    logChange(transaction, context, { collection: 'admins', docId: uid, revision, before, after });
    return { uid };
  });
