import { Timestamp, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { NotificationEvent } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { publicPushKey } from '../push/push-keys';

/** Time for which a notification is kept, in milliseconds: half a year. */
const KEPT_MS = 183 * DAY_MS;

/**
 * Adds a notification to an account, in the transaction or batch of its event.
 *
 * @param id - Id of an event that notifies once only; missing for events that notify each time.
 */
export function notify(
  writer: Transaction | WriteBatch,
  { db, now }: { db: Firestore; now: number },
  uid: string,
  event: NotificationEvent,
  id?: string,
): void {
  const notification = {
    ...event,
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + KEPT_MS),
    readAt: null,
    // The job `sendPushes` tells the account's devices of it.
    ...(publicPushKey() !== '' && { pushDueAt: Timestamp.fromMillis(now) }),
  };
  // The two writers have the same method, which TypeScript can't call on their union.
  const bell = db.collection(`users/${uid}/notifications`);
  (writer as WriteBatch).create(id === undefined ? bell.doc() : bell.doc(id), notification);
}
