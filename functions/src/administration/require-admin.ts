import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { CallContext } from '../callable';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';

type Caller = Pick<CallContext, 'db' | 'uid' | 'hasSecondFactor'>;

/** Refuses an account without a record, and a session without a second factor where an operator requires one. */
async function check(
  { db, hasSecondFactor }: Caller,
  record: DocumentSnapshot,
  transaction?: Transaction,
): Promise<void> {
  if (!record.exists) throw new Refusal('not-admin');
  if (hasSecondFactor) return;
  const { requireSecondFactor } = await readSetting(db, 'adminPolicy', transaction);
  if (requireSecondFactor) throw new Refusal('second-factor-needed');
}

/**
 * Refuses callers who aren't administrators.
 *
 * @throws Refusal `not-admin` or `second-factor-needed`
 */
export async function requireAdmin(caller: Caller): Promise<void> {
  await check(caller, await caller.db.doc(`admins/${caller.uid}`).get());
}

/**
 * Runs {@link requireAdmin} inside a transaction, so that an administrator who is removed meanwhile changes nothing
 * more.
 */
export async function requireAdminIn(transaction: Transaction, caller: Caller): Promise<void> {
  await check(caller, await transaction.get(caller.db.doc(`admins/${caller.uid}`)), transaction);
}

/** Most administrators among whom one that was invited is looked for. */
const MOST_ADMINS = 100;

/**
 * Refuses an administrator whom the open policy let in and nobody has kept, so that no such person decides who administers. Where all
 * came in so, anybody may.
 *
 * @throws Refusal `admin-not-kept`
 */
export async function requireKeptIn(transaction: Transaction, { db, uid }: Caller): Promise<void> {
  const { docs } = await transaction.get(db.collection('admins').limit(MOST_ADMINS));
  const isKept = (record: DocumentSnapshot) => record.get('selfRegistered') !== true;
  const own = docs.find(({ id }) => id === uid);
  if (own && isKept(own)) return;
  if (docs.some(isKept)) throw new Refusal('admin-not-kept');
}
