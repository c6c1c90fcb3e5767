import type { AccountHelp } from 'shared-lib/model';
import { accountStateRef } from '../../account-records/account-state';
import { findAccount } from '../../account-records/find-account';
import { endSessionsBefore } from '../../accounts/end-sessions';
import { beginExport } from '../../accounts/export-account';
import type { CallableHandler, CallContext } from '../../callable';
import { accounts } from '../../firebase';
import { queueAccountMail } from '../../outbox/outbox';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';
import { requireAdmin, requireAdminIn, requireConfirmedIn } from '../require-admin';

/**
 * Returns the call's context with the capability that a kind of help needs: only those who manage administrators may remove a lost second
 * factor.
 */
const forHelp = (context: CallContext, help: AccountHelp): CallContext =>
  help === 'second-factor' ? { ...context, capability: 'administrators' } : context;

/** Logs the help, and queues its mail, in one transaction. */
export async function recordHelp(context: CallContext, uid: string, help: AccountHelp): Promise<void> {
  const { db } = context;
  await db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, forHelp(context, help));
    if (help === 'second-factor') await requireConfirmedIn(transaction, context);
    const state = await transaction.get(accountStateRef(db, uid));
    const revision = Number(state.get('revision') ?? 0) + 1;
    transaction.set(state.ref, { revision }, { merge: true });
    if (help === 'password-reset' || help === 'verify-email')
      queueAccountMail(transaction, context, uid, help);
    logChange(transaction, context, {
      collection: 'users',
      docId: uid,
      revision,
      before: { help: '' },
      after: { help },
    });
  });
}

/**
 * Helps an account whose owner asks for it. The resulting mail goes to the owner alone. Removing a second factor ends every session, and
 * nobody removes their own in this way.
 *
 * @throws Refusal `account-not-found` or `own-second-factor`
 */
export const helpAccount: CallableHandler<'helpAccount'> = async (context, { uid, help }) => {
  const { db, now } = context;
  // Nobody else learns which accounts there are.
  await requireAdmin(context);
  if (help === 'second-factor' && uid === context.uid) throw new Refusal('own-second-factor');
  const account = await findAccount(uid);
  if (!account) throw new Refusal('account-not-found');
  await recordHelp(context, uid, help);
  if (help === 'second-factor') await accounts().updateUser(uid, { multiFactor: { enrolledFactors: null } });
  if (help === 'end-sessions' || help === 'second-factor')
    await endSessionsBefore(context, uid, Math.floor(now / 1000));
  if (help === 'export') await beginExport(db, { uid, email: account.email ?? '' }, now);
  return { uid };
};
