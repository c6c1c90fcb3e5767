import { OPEN_ADMINISTRATION } from 'shared-lib/model';
import { requireRecentSignIn } from '../account-records/session';
import { requireAdminIn, requireConfirmedIn } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { followOpenAdministration } from '../monitoring/open-administration';
import { notify } from '../notifications/notify';
import { Refusal } from '../refusal';
import { readStored } from '../stored/read-stored';
import { dropProposal, proposalRef, storedProposal } from './flag-proposal';
import { readFlagSettings } from './flag-settings';
import { prepareChange } from './prepare-change';

/**
 * Decides about a proposed change of a flag, as it was read: another administrator than its author applies or drops it, and its author may
 * withdraw it.
 *
 * @throws Refusal `proposal-gone`, `own-proposal`, or `proposal-outdated` when the flag was changed meanwhile
 */
export const decideFlagProposal: CallableHandler<'decideFlagProposal'> = async (
  context,
  { id, revision, approve },
) => {
  const { db, uid, email } = context;
  const opens = id === OPEN_ADMINISTRATION && approve;
  if (opens) requireRecentSignIn(context);
  const answer = await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    if (opens) await requireConfirmedIn(transaction, context);
    const [stored, { notifyOnChanges }] = await Promise.all([
      transaction.get(proposalRef(db, id)),
      readFlagSettings(transaction, db),
    ]);
    const proposal = readStored(storedProposal, stored);
    if (proposal?.revision !== revision) throw new Refusal('proposal-gone');
    const { flag, baseRevision, proposedBy, proposedByEmail } = proposal;
    if (approve && proposedBy === uid) throw new Refusal('own-proposal');
    const writeFlag = approve
      ? await prepareChange(
          transaction,
          context,
          { id, flag, baseRevision, proposer: { uid: proposedBy, email: proposedByEmail } },
          'proposal-outdated',
        )
      : null;
    writeFlag?.();
    dropProposal(transaction, context, stored, proposal);
    if (notifyOnChanges && proposedBy !== uid) {
      const event = { flagId: id, flag: flag?.name ?? id, by: email };
      notify(transaction, context, proposedBy, {
        kind: approve ? 'flag-changed' : 'flag-dropped',
        ...event,
      });
    }
    return { state: approve ? ('changed' as const) : ('dropped' as const) };
  });
  if (opens) await followOpenAdministration(context);
  return answer;
};
