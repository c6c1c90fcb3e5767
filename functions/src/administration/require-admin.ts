import type { Transaction } from 'firebase-admin/firestore';
import type { CallContext } from '../callable';
import { Refusal } from '../refusal';

/**
 * Lets administrators pass.
 *
 * @throws Refusal `not-admin`
 */
export async function requireAdmin({ db, uid }: Pick<CallContext, 'db' | 'uid'>): Promise<void> {
  if (!(await db.doc(`admins/${uid}`).get()).exists) throw new Refusal('not-admin');
}

/** {@link requireAdmin} inside a transaction: who is removed meanwhile changes nothing more. */
export async function requireAdminIn(
  transaction: Transaction,
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
): Promise<void> {
  if (!(await transaction.get(db.doc(`admins/${uid}`))).exists) throw new Refusal('not-admin');
}
