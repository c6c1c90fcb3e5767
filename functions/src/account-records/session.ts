import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ADMIN_SESSION_SECONDS, type CallableName } from 'shared-lib/model';
import type { CallContext } from '../callable';
import { Refusal } from '../refusal';
import { readField, timestamp } from '../stored/read-stored';
import { accountStateRef } from './account-state';

/**
 * Refuses a session whose account was suspended or deleted, or that was ended from another device; its token would
 * otherwise be believed for up to an hour. Costs one read, the same as the rules'.
 *
 * @param name - The callable: a deletion that a failure interrupted may be called again.
 * @returns The account's state, as it was read for this.
 * @throws Refusal `account-deleted`, `account-suspended` or `session-ended`
 */
export async function refuseEndedSession(
  { db, uid, sessionStartedAt }: Pick<CallContext, 'db' | 'uid' | 'sessionStartedAt'>,
  name: CallableName,
): Promise<DocumentSnapshot> {
  const state = await accountStateRef(db, uid).get();
  if (state.get('deletedAt')) {
    if (name === 'deleteAccount') return state;
    throw new Refusal('account-deleted');
  }
  if (state.get('disabled') === true) throw new Refusal('account-suspended');
  const endedAt = readField(timestamp.optional(), state, 'sessionsEndedAt');
  if (endedAt && sessionStartedAt * 1000 < endedAt.toMillis()) throw new Refusal('session-ended');
  return state;
}

/**
 * Refuses a session that is older than an action allows, so that the user has to enter the password again.
 *
 * @param seconds - Greatest age; by default that of dangerous actions of administrators.
 * @throws Refusal `recent-sign-in-needed`
 */
export function requireRecentSignIn(
  { sessionStartedAt, now }: Pick<CallContext, 'sessionStartedAt' | 'now'>,
  seconds: number = ADMIN_SESSION_SECONDS,
): void {
  if (sessionStartedAt < now / 1000 - seconds) throw new Refusal('recent-sign-in-needed');
}
