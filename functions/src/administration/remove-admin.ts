import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { inviteIdOf } from 'shared-lib/domain';
import type { CallableHandler, CallContext } from '../callable';
import { Refusal } from '../refusal';
import { prepareIndex } from '../account-records/user-index';
import { logChange } from './audit-entry';
import { requireAdminIn, requireKeptIn } from './require-admin';

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
 * themselves, but never the last administrator. Does nothing for other accounts.
 */
export const removeAdmin: CallableHandler<'removeAdmin'> = (context, { uid }) =>
  context.db.runTransaction(async (transaction) => {
    const admins = context.db.collection('admins');
    await requireAdminIn(transaction, context);
    if (uid !== context.uid) await requireKeptIn(transaction, context);
    const [target, some] = await Promise.all([
      transaction.get(admins.doc(uid)),
      transaction.get(admins.limit(2)),
    ]);
    if (!target.exists) return { uid };
    if (some.size < 2) throw new Refusal('last-admin');
    const email = inviteIdOf(String(target.get('email') ?? ''));
    const invite = email ? await transaction.get(context.db.doc(`adminInvites/${email}`)) : null;
    const writeIndex = await prepareIndex(transaction, context, uid);
    removeLogged(transaction, context, target);
    writeIndex({ isAdmin: false });
    if (invite?.exists) removeLogged(transaction, context, invite);
    return { uid };
  });
