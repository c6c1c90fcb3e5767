import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { inviteIdOf } from 'shared-lib/domain';
import type { CallableHandler, CallContext } from '../callable';
import { Refusal } from '../refusal';
import { prepareIndex } from '../accounts/user-index';
import { logChange } from './audit-entry';

/** Deletes an audited document and says so in the log. */
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
 * Takes an account off the administrators, with any invitation that would let it back in. Oneself too, but never the
 * last one. For somebody who is none it does nothing.
 */
export const removeAdmin: CallableHandler<'removeAdmin'> = (context, { uid }) =>
  context.db.runTransaction(async (transaction) => {
    const admins = context.db.collection('admins');
    const [caller, target, some] = await Promise.all([
      transaction.get(admins.doc(context.uid)),
      transaction.get(admins.doc(uid)),
      transaction.get(admins.limit(2)),
    ]);
    if (!caller.exists) throw new Refusal('not-admin');
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
