import type { Transaction, Firestore } from 'firebase-admin/firestore';
import type { WaitingEntry } from 'shared-lib/model/booking';
import { dueNow, type WaitingMailEntry } from './outbox';

/** Queues a mail about an entry of a waiting list in the transaction of its event: one for each offer, and for each change. Writes only. */
export function queueWaitingMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { id: waitingId, userId: ownerId }: Pick<WaitingEntry, 'id' | 'userId'>,
  { template, number, dueAt = now }: Pick<WaitingMailEntry, 'template' | 'number'> & { dueAt?: number },
): void {
  const entry: WaitingMailEntry = { ownerId, template, waitingId, number, ...dueNow(dueAt) };
  transaction.create(db.doc(`outbox/${waitingId}-${template}-${number}`), entry);
}
