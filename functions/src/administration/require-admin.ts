import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { adminRoleOf, roleMay, type AdminRole } from 'shared-lib/model';
import type { CallContext } from '../callable';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';

type Caller = Pick<CallContext, 'db' | 'uid' | 'hasSecondFactor' | 'capability' | 'role'>;

/**
 * Returns the role of an administrator who may do what a call needs. The record counts, not the token, so that a demoted or removed
 * administrator loses access at once.
 *
 * @throws Refusal `not-admin`; `role-missing`; `second-factor-needed` where an operator requires one
 */
async function check(
  { db, hasSecondFactor, capability = 'administrators' }: Caller,
  record: DocumentSnapshot,
  transaction?: Transaction,
): Promise<AdminRole> {
  if (!record.exists) throw new Refusal('not-admin');
  const role = adminRoleOf(record.get('role'));
  if (role === null || !roleMay(role, capability)) throw new Refusal('role-missing');
  if (hasSecondFactor) return role;
  const { requireSecondFactor } = await readSetting(db, 'adminPolicy', transaction);
  if (requireSecondFactor) throw new Refusal('second-factor-needed');
  return role;
}

/**
 * Refuses callers who aren't administrators, or whose role lacks the capability of the call. A call that has been checked already
 * isn't checked again.
 *
 * @throws Refusal `not-admin`, `role-missing` or `second-factor-needed`
 */
export async function requireAdmin(caller: Caller): Promise<AdminRole> {
  return caller.role ?? check(caller, await caller.db.doc(`admins/${caller.uid}`).get());
}

/**
 * Runs {@link requireAdmin} inside a transaction, always, so that an administrator who is removed or demoted meanwhile changes nothing
 * more.
 */
export async function requireAdminIn(transaction: Transaction, caller: Caller): Promise<void> {
  await check(caller, await transaction.get(caller.db.doc(`admins/${caller.uid}`)), transaction);
}

/** Most administrators among whom one that was invited is looked for. */
const MAX_ADMINS = 100;

/**
 * Refuses an administrator who came in by the open policy and was never confirmed, so that no such person decides who administers. Where
 * all administrators came in so, any of them may.
 *
 * @throws Refusal `admin-not-kept`
 */
export async function requireConfirmedIn(transaction: Transaction, { db, uid }: Caller): Promise<void> {
  const { docs } = await transaction.get(db.collection('admins').limit(MAX_ADMINS));
  const isConfirmed = (record: DocumentSnapshot) => record.get('selfRegistered') !== true;
  const own = docs.find(({ id }) => id === uid);
  if (own && isConfirmed(own)) return;
  if (docs.some(isConfirmed)) throw new Refusal('admin-not-kept');
}
