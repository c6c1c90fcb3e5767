import { adminRoleOf, roleMay, type Capability } from 'shared-lib/model';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Most administrators who are notified of one event. */
const MAX_TOLD = 100;

/** Reads the administrators with a capability, to notify them of an event within its transaction. */
export async function readAdminsToTell(
  transaction: Transaction,
  db: Firestore,
  capability: Capability,
): Promise<string[]> {
  const { docs } = await transaction.get(db.collection('admins').limit(MAX_TOLD));
  return docs.filter((record) => roleMay(adminRoleOf(record.get('role')), capability)).map(({ id }) => id);
}
