import type { Transaction } from 'firebase-admin/firestore';
import { adminRoleOf } from 'shared-lib/model';
import type { CallContext } from '../../callable';
import { Refusal } from '../../refusal';

/** Most administrators that are searched for another one with all capabilities. */
const MAX_ADMINS = 100;

/**
 * Refuses to take the role or the record of the last administrator who may do everything.
 *
 * @throws Refusal `last-admin`
 */
export async function refuseLastAdmin(
  transaction: Transaction,
  { db }: Pick<CallContext, 'db'>,
  uid: string,
): Promise<void> {
  const { docs } = await transaction.get(db.collection('admins').limit(MAX_ADMINS));
  const whole = docs.filter((record) => adminRoleOf(record.get('role')) === 'admin');
  const isOne = whole.some(({ id }) => id === uid);
  if (isOne && whole.length < 2) throw new Refusal('last-admin');
}
