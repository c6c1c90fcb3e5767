import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { NOTIFICATIONS_SHOWN, parseNotificationEvent, type Notification } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';

const notifications = (uid: string) => collection(firebaseFirestore(), 'users', uid, 'notifications');

const toMillis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : Date.now());

/**
 * Follows the latest notifications of an account, the newest first. One of a kind that this version doesn't know is left
 * out.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToNotifications(
  uid: string,
  onChange: (notifications: Notification[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(notifications(uid), orderBy('createdAt', 'desc'), limit(NOTIFICATIONS_SHOWN)),
    (snapshot) =>
      onChange(
        snapshot.docs.flatMap((found) => {
          const { createdAt, readAt, ...facts } = found.data({ serverTimestamps: 'estimate' });
          const event = parseNotificationEvent(facts);
          if (!event) return [];
          return [
            {
              id: found.id,
              event,
              createdAt: toMillis(createdAt),
              readAt: readAt === null ? null : toMillis(readAt),
            },
          ];
        }),
      ),
    (error) => onError(fromFirebase(error)),
  );
}

/** Notes that notifications were read. */
export async function markNotificationsRead(uid: string, ids: readonly string[]): Promise<void> {
  try {
    const batch = writeBatch(firebaseFirestore());
    for (const id of ids) batch.update(doc(notifications(uid), id), { readAt: serverTimestamp() });
    await batch.commit();
  } catch (error) {
    throw fromFirebase(error);
  }
}
