import { accountStateRef } from '../../account-records/account-state';
import { prepareIndex } from '../../account-records/user-index';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';
import { requireAdminIn } from '../require-admin';

/** Gives an account another plan. Repeating it changes nothing. */
export const setUserPlan: CallableHandler<'setUserPlan'> = (context, { uid, plan }) => {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [user, state] = await Promise.all([
      transaction.get(db.doc(`users/${uid}`)),
      transaction.get(accountStateRef(db, uid)),
    ]);
    if (!user.exists) throw new Refusal('account-not-found');
    const writeIndex = await prepareIndex(transaction, context, uid);
    const before = { plan: String(state.get('plan') ?? 'free') };
    if (before.plan === plan) return { uid, plan };
    const revision = Number(state.get('revision') ?? 0) + 1;
    transaction.set(state.ref, { plan, revision }, { merge: true });
    writeIndex({ plan });
    logChange(transaction, context, { collection: 'users', docId: uid, revision, before, after: { plan } });
    return { uid, plan };
  });
};
