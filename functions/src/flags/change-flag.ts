import type { Firestore } from 'firebase-admin/firestore';
import { documentId, OPEN_ADMINISTRATION, READ_ONLY_FLAG, type ProposedFlag } from 'shared-lib/model';
import { z } from 'zod';
import { requireRecentSignIn } from '../account-records/session';
import { indexRef } from '../account-records/user-index';
import { readAdminsToTell } from '../administration/administrators/admins-to-notify';
import { requireAdmin, requireAdminIn, requireConfirmedIn } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { followOpenAdministration } from '../monitoring/open-administration';
import { notify } from '../notifications/notify';
import { Refusal } from '../refusal';
import { readField } from '../stored/read-stored';
import { proposalRef, writeProposal } from './flag-proposal';
import { readFlagSettings } from './flag-settings';
import { prepareChange } from './prepare-change';

/**
 * Refuses uids of nobody. Those that the flag has already stay: their accounts may be gone.
 *
 * @throws Refusal `flag-target-unknown`
 */
async function requireAccounts(db: Firestore, id: string, flag: ProposedFlag): Promise<void> {
  const targets = flag?.targetUsers ?? [];
  if (targets.length === 0) return;
  const stored = await db.doc(`featureFlags/${id}`).get();
  const known = new Set(readField(z.array(z.string()).optional(), stored, 'targetUsers'));
  const added = targets.filter((uid) => !known.has(uid));
  if (added.some((uid) => !documentId.safeParse(uid).success)) throw new Refusal('flag-target-unknown');
  if (added.length === 0) return;
  const accounts = await db.getAll(...added.map((uid) => indexRef(db, uid)), { fieldMask: [] });
  if (accounts.some(({ exists }) => !exists)) throw new Refusal('flag-target-unknown');
}

/**
 * Changes a flag, or proposes the change where a second administrator has to approve it. Somebody who administers alone
 * changes it at once, and so does everybody the switch for emergencies. The policy that lets everybody administer is opened like any
 * flag; closing it waits for nobody.
 *
 * @throws Refusal `edit-conflict`, `flag-target-unknown`, or `proposal-waits` while somebody else's proposal for the flag does
 */
export const changeFlag: CallableHandler<'changeFlag'> = async (context, { id, flag, baseRevision }) => {
  const { db, uid, email } = context;
  const isPolicy = id === OPEN_ADMINISTRATION;
  if (id === READ_ONLY_FLAG || isPolicy) requireRecentSignIn(context);
  await requireAdmin(context);
  await requireAccounts(db, id, flag);
  const answer = await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const isOpening = isPolicy && flag?.enabled === true;
    if (isOpening) await requireConfirmedIn(transaction, context);
    const [settings, admins, waiting] = await Promise.all([
      readFlagSettings(transaction, db),
      readAdminsToTell(transaction, db, 'operation'),
      transaction.get(proposalRef(db, id)),
    ]);
    const others = admins.filter((other) => other !== uid);
    const writeFlag = await prepareChange(transaction, context, { id, flag, baseRevision }, 'edit-conflict');
    const waits = id !== READ_ONLY_FLAG && (!isPolicy || isOpening);
    const asks = settings.requireApproval && waits && others.length > 0;
    if (asks) {
      if (waiting.exists && waiting.get('proposedBy') !== uid) throw new Refusal('proposal-waits');
      writeProposal(transaction, context, waiting, { flag, baseRevision });
    } else writeFlag();
    if (settings.notifyOnChanges) {
      const event = { flagId: id, flag: flag?.name ?? id, by: email };
      for (const other of others)
        notify(transaction, context, other, { kind: asks ? 'flag-proposed' : 'flag-changed', ...event });
    }
    return { state: asks ? ('proposed' as const) : ('changed' as const) };
  });
  if (isPolicy) await followOpenAdministration(context);
  return answer;
};
