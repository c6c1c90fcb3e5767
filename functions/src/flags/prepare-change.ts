import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { OPEN_ADMINISTRATION } from 'shared-lib/model';
import { logChange } from '../administration/audit-entry';
import type { CallContext } from '../callable';
import { Refusal } from '../refusal';
import { prepareFlag, type FlagChange } from './store-flag';

/** Gets ready to store the policy on who may administer, as {@link prepareFlag} does a flag. */
async function preparePolicy(
  transaction: Transaction,
  context: CallContext,
  { flag, baseRevision, proposer }: FlagChange,
  conflict: Parameters<typeof prepareFlag>[3],
): Promise<() => void> {
  const { db, now } = context;
  const stored = await transaction.get(db.doc('config/adminPolicy'));
  const before = stored.data() ?? null;
  const storedRevision = before ? Number(before['revision'] ?? 0) : null;
  if (storedRevision !== baseRevision) throw new Refusal(conflict);
  const revision = storedRevision === null ? now : storedRevision + 1;
  const after = {
    ...before,
    selfRegistration: flag?.enabled === true,
    updatedAt: Timestamp.fromMillis(now),
    revision,
  };
  return () => {
    transaction.set(stored.ref, after);
    logChange(transaction, context, {
      ...{ collection: 'config', docId: 'adminPolicy', revision, before, after },
      ...(proposer && { proposer }),
    });
  };
}

/** Gets ready to put a change into force: of a flag, or of the policy that is changed like one. */
export const prepareChange: typeof prepareFlag = (transaction, context, change, conflict) =>
  (change.id === OPEN_ADMINISTRATION ? preparePolicy : prepareFlag)(transaction, context, change, conflict);
