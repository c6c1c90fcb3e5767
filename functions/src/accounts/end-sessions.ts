import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler } from '../callable';
import { accounts } from '../firebase';
import { notify } from '../notifications/notify';
import { accountStateRef } from './account-state';

/**
 * Ends the sessions of the caller: all of them, or those that began before the one that asks. The rules refuse their
 * writes from here on; without their refresh tokens they are over within the hour.
 */
export const endSessions: CallableHandler<'endSessions'> = async (
  { db, uid, sessionStartedAt, now },
  { keepMine },
) => {
  // Tokens count whole seconds: a session of this very second stays.
  const seconds = keepMine ? sessionStartedAt : Math.floor(now / 1000);
  const sessionsEndedAt = Timestamp.fromMillis(seconds * 1000);
  const batch = db.batch();
  batch.set(accountStateRef(db, uid), { sessionsEndedAt }, { merge: true });
  // Whoever did it, its owner gets to know.
  notify(batch, { db, now }, uid, { kind: 'sessions-ended' });
  await batch.commit();
  // With a new password Auth has taken the other sessions' refresh tokens already.
  if (!keepMine) await accounts().revokeRefreshTokens(uid);
  return { endedAt: sessionsEndedAt.toDate().toISOString() };
};
