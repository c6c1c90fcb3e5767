import { collection, doc, limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { BATCH_SIZES, NOTIFICATIONS_SHOWN, parseNotificationEvent, type Notification } from '../../model';
import { withAppErrors } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toMillis } from '../../model/stored/to-millis';
import { updateInParts } from './writes/write-in-parts';
import { followQuery } from './follow';

const notifications = (uid: string) => collection(firebaseFirestore(), 'users', uid, 'notifications');

/**
 * Subscribes to the latest notifications of an account, newest first. Notifications of a kind that this version doesn't
 * know are left out.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToNotifications(
  uid: string,
  onChange: (notifications: Notification[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(notifications(uid), orderBy('createdAt', 'desc'), limit(NOTIFICATIONS_SHOWN)),
    (found) => {
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
    },
    (read) => onChange(read.flat()),
    onError,
  );
}

/** Marks notifications as read. */
export function markNotificationsRead(uid: string, ids: readonly string[]): Promise<void> {
  return withAppErrors(async () => {
    const read = { readAt: serverTimestamp() };
    const changes = ids.map((id) => [doc(notifications(uid), id), read] as const);
    await updateInParts(changes, BATCH_SIZES.notifications);
  });
}
