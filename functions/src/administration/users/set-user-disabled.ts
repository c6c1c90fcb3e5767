import { Timestamp } from 'firebase-admin/firestore';
import { errorCode } from 'shared-lib/model';
import { accountStateRef } from '../../account-records/account-state';
import { prepareIndex } from '../../account-records/user-index';
import { updateBookableCards } from '../../bookings/offer/bookable-cards';
import type { CallableHandler, CallContext } from '../../callable';
import { showAccountCards } from '../../cards/show-account-cards';
import { accounts } from '../../firebase';
import { followSuspension } from '../../moderation/suspended-reports';
import { notify } from '../../notifications/notify';
import { queueAccountMail } from '../../outbox/outbox';
import { Refusal } from '../../refusal';
import { logChange } from '../audit-entry';
import { requireAdminIn } from '../require-admin';

/**
 * Returns the time before which sessions are over: now, in whole seconds as in tokens, and never earlier than before.
 */
const laterOf = (before: Timestamp | undefined, now: number) =>
  Timestamp.fromMillis(Math.max(before?.toMillis() ?? 0, Math.floor(now / 1000) * 1000));

/** Stores a suspension, or its end, with its log entry; returns false when nothing changes. */
export async function recordSuspension(
  context: CallContext,
  { uid, disabled, reason }: { uid: string; disabled: boolean; reason: string },
): Promise<boolean> {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    await requireAdminIn(transaction, context);
    const [target, user, state] = await Promise.all([
      transaction.get(db.doc(`admins/${uid}`)),
      transaction.get(db.doc(`users/${uid}`)),
      transaction.get(accountStateRef(db, uid)),
    ]);
    if (target.exists) throw new Refusal('account-is-admin');
    if (!user.exists && !state.exists) throw new Refusal('account-not-found');
    const writeIndex = await prepareIndex(transaction, context, uid);
    const before = {
      disabled: state.get('disabled') === true,
      reason: String(state.get('disabledReason') ?? ''),
    };
    const after = { disabled, reason: disabled ? reason : '' };
    if (before.disabled === after.disabled && before.reason === after.reason) return false;
    // A suspension from before its time was stored gets the time with its next reason.
    const isNew = disabled && (!before.disabled || state.get('suspendedAt') === undefined);
    const revision = Number(state.get('revision') ?? 0) + 1;
    transaction.set(
      state.ref,
      {
        disabled,
        disabledReason: after.reason,
        revision,
        // An appeal is against one suspension: the next has its own.
        ...(isNew && { suspendedAt: Timestamp.fromMillis(context.now), appeal: null }),
        ...(disabled && { disabledBy: context.email }),
        // Open sessions stay refused after the suspension is lifted: their owner signs in again.
        ...(disabled && { sessionsEndedAt: laterOf(state.get('sessionsEndedAt'), context.now) }),
      },
      { merge: true },
    );
    writeIndex({ disabled });
    if (disabled) queueAccountMail(transaction, context, uid, 'account-suspended');
    if (!disabled && before.disabled) notify(transaction, context, uid, { kind: 'account-restored' });
    logChange(transaction, context, { collection: 'users', docId: uid, revision, before, after });
    return true;
  });
}

/**
 * Suspends an account, or lifts its suspension: the rules and functions refuse it at once, Auth lets nobody sign in,
 * open sessions end, its cards are hidden, their open reports are closed if so chosen, and its owner is mailed the reason. Repeating it completes what a failure left undone.
 */
export const setUserDisabled: CallableHandler<'setUserDisabled'> = async (context, input) => {
  await recordSuspension(context, input);
  const { uid, disabled } = input;
  await showAccountCards(context, uid);
  await followSuspension(context, input);
  try {
    await accounts().updateUser(uid, { disabled });
    if (disabled) await accounts().revokeRefreshTokens(uid);
  } catch (error) {
    // An account that Auth no longer knows can't sign in anyway.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
  await updateBookableCards(context.db, uid);
  return { uid, disabled };
};
