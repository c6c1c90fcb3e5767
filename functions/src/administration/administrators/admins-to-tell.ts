import { adminRoleOf, roleMay, type Capability } from 'shared-lib/model';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Most administrators who are told of one event. */
const MAX_TOLD = 100;

/** Reads the administrators who may do something, to tell them of an event in its own transaction. */
export async function readAdminsToTell(
  transaction: Transaction,
  db: Firestore,
  capability: Capability,
): Promise<string[]> {
  const { docs } = await transaction.get(db.collection('admins').limit(MAX_TOLD));
  return docs.filter((record) => roleMay(adminRoleOf(record.get('role')), capability)).map(({ id }) => id);
}
