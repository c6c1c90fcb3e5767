import { Timestamp } from 'firebase-admin/firestore';
import { FRESH_SESSION_SECONDS } from 'shared-lib/model';
import type { CallableHandler, CallContext } from '../callable';
import { accounts } from '../firebase';
import { notify } from '../notifications/notify';
import { accountStateRef } from '../account-records/account-state';
import { readField, timestamp } from '../stored/read-stored';
import { requireRecentSignIn } from '../account-records/session';

/**
 * Ends an account's sessions that began before a time, in seconds since the epoch, and notifies its owner. Rules and functions refuse
 * them at once; all refresh tokens are revoked.
 *
 * @param options.revokes - False to leave the refresh tokens.
 * @returns Time before which sessions are over: never earlier than before.
 */
export async function endSessionsBefore(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  uid: string,
  seconds: number,
  { revokes = true } = {},
): Promise<Timestamp> {
  const endedAt = await db.runTransaction(async (transaction) => {
    const state = accountStateRef(db, uid);
    const stored = await transaction.get(state);
    const before = readField(timestamp.optional(), stored, 'sessionsEndedAt');
    const sessionsEndedAt = Timestamp.fromMillis(Math.max(before?.toMillis() ?? 0, seconds * 1000));
    transaction.set(state, { sessionsEndedAt }, { merge: true });
    // The owner is notified, whoever ended them.
    notify(transaction, { db, now }, uid, { kind: 'sessions-ended' });
    return sessionsEndedAt;
  });
  if (revokes) await accounts().revokeRefreshTokens(uid);
  return endedAt;
}

/**
 * Ends the caller's sessions: all of them, or those that began before the calling one, which must be recent for that,
 * so that a stolen session cannot outlive its owner's. The caller's refresh token is revoked too: the session that stays has to sign in
 * again within the hour, unless the tokens of all others are over already.
 */
export const endSessions: CallableHandler<'endSessions'> = async (
  context,
  { keepMine, tokensAreOver = false },
) => {
  const { uid, sessionStartedAt, now } = context;
  if (keepMine) requireRecentSignIn(context, FRESH_SESSION_SECONDS);
  // Tokens count whole seconds: a session of this very second stays.
  const seconds = keepMine ? sessionStartedAt : Math.floor(now / 1000);
  const endedAt = await endSessionsBefore(context, uid, seconds, { revokes: !(keepMine && tokensAreOver) });
  return { endedAt: endedAt.toDate().toISOString() };
};
