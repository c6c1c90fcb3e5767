import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Most administrators who are told of one event. */
const MOST_TOLD = 100;

/** Reads who administers the product, to tell them of an event in its own transaction. */
export async function readAdminsToTell(transaction: Transaction, db: Firestore): Promise<string[]> {
  const { docs } = await transaction.get(db.collection('admins').limit(MOST_TOLD));
  return docs.map(({ id }) => id);
}
