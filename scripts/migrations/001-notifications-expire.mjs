import { Timestamp } from 'firebase-admin/firestore';

/** Time for which a notification is retained, in milliseconds (`functions/src/notifications/notify.ts`). */
const KEPT_MS = 183 * 24 * 60 * 60 * 1000;

/** Gives notifications of before November 2026 the time at which Firestore removes them. */
export default {
  collectionGroup: 'notifications',
  /** Returns the fields that a document lacks, `null` for none. */
  change(notification) {
    if (notification.expiresAt) return null;
    const createdAt = notification.createdAt?.toMillis?.() ?? Date.now();
    return { expiresAt: Timestamp.fromMillis(createdAt + KEPT_MS) };
  },
};
