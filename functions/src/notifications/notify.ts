import { Timestamp, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { NotificationEvent } from 'shared-lib/domain';

/** Rings somebody's bell, in the transaction or batch of what happened. */
export function notify(
  writer: Transaction | WriteBatch,
  { db, now }: { db: Firestore; now: number },
  uid: string,
  event: NotificationEvent,
): void {
  const notification = { ...event, createdAt: Timestamp.fromMillis(now), readAt: null };
  // The two writers have the same method, which TypeScript can't call on their union.
  (writer as WriteBatch).create(db.collection(`users/${uid}/notifications`).doc(), notification);
}
