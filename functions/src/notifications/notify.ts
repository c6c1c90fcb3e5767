import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { NotificationEvent } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { publicPushKey } from '../push/push-keys';

/** Time for which a notification is retained, in milliseconds: half a year. */
const KEPT_MS = 183 * DAY_MS;

/** A transaction or a batch. */
interface Writer {
  create(ref: DocumentReference, data: object): unknown;
}

/**
 * Adds a notification to an account, in the transaction or batch of its event.
 *
 * @param id - Id of an event that notifies once only; missing for events that notify each time.
 */
export function notify(
  writer: Writer,
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
    // The job `sendPushes` sends it to the account's devices.
    ...(publicPushKey() !== '' && { pushDueAt: Timestamp.fromMillis(now) }),
  };
  const bell = db.collection(`users/${uid}/notifications`);
  writer.create(id === undefined ? bell.doc() : bell.doc(id), notification);
}
