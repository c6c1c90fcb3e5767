import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { inviteIdOf } from 'shared-lib/model';
import type { CallableHandler, CallContext } from '../../callable';
import { prepareIndex } from '../../account-records/user-index';
import { logChange } from '../audit-entry';
import { refuseLastAdmin } from './last-admin';
import { requireAdminIn, requireConfirmedIn } from '../require-admin';

/** Deletes an audited document and logs it. */
function removeLogged(transaction: Transaction, context: CallContext, document: DocumentSnapshot): void {
  transaction.delete(document.ref);
  logChange(transaction, context, {
    collection: document.ref.parent.id,
    docId: document.id,
    revision: Number(document.get('revision') ?? 0) + 1,
    before: document.data() ?? null,
    after: null,
  });
}

/**
 * Removes an account from the administrators, with any invitation that would let it back in. Callers may remove
 * themselves, but never the last administrator who may do everything. Does nothing for other accounts.
 */
export const removeAdmin: CallableHandler<'removeAdmin'> = (context, { uid }) =>
  context.db.runTransaction(async (transaction) => {
    const admins = context.db.collection('admins');
    const isSelf = uid === context.uid;
    await requireAdminIn(transaction, isSelf ? context : { ...context, capability: 'administrators' });
    if (!isSelf) await requireConfirmedIn(transaction, context);
    const target = await transaction.get(admins.doc(uid));
    if (!target.exists) return { uid };
    await refuseLastAdmin(transaction, context, uid);
    const email = inviteIdOf(String(target.get('email') ?? ''));
    const invite = email ? await transaction.get(context.db.doc(`adminInvites/${email}`)) : null;
    const writeIndex = await prepareIndex(transaction, context, uid);
    removeLogged(transaction, context, target);
    writeIndex({ isAdmin: false });
    if (invite?.exists) removeLogged(transaction, context, invite);
    return { uid };
  });
