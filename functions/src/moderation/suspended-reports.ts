import { requireAdminIn } from '../administration/require-admin';
import type { CallContext } from '../callable';
import { prepareClosing, readEntry, reportedCardRef } from './reported-card';

/** Most reported cards of one account. */
const MAX_CARDS = 200;

/**
 * Notes on the reported cards of an account that it is suspended, or no longer, and closes their open reports where an administrator
 * chose so. Each card has a transaction of its own; safe to repeat.
 */
export async function followSuspension(
  context: CallContext,
  {
    uid,
    disabled,
    reason,
    reports,
  }: { uid: string; disabled: boolean; reason: string; reports: 'close' | 'keep' },
): Promise<void> {
  const { db, email } = context;
  const { docs } = await db.collection('reportedCards').where('ownerId', '==', uid).limit(MAX_CARDS).get();
  for (const { id } of docs) {
    await db.runTransaction(async (transaction) => {
      await requireAdminIn(transaction, context);
      const ref = reportedCardRef(db, id);
      const known = readEntry(await transaction.get(ref));
      if (known?.ownerId !== uid) return;
      const { close } = await prepareClosing(transaction, context, id);
      if (disabled && reports === 'close')
        close({ status: 'account-suspended', decidedBy: email, decision: reason });
      transaction.update(ref, { isOwnerSuspended: disabled });
    });
  }
}
