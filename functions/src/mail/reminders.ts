import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Booking, ReminderKind } from 'shared-lib/domain/booking';

/** How long before the start each goes out, in milliseconds. */
const AHEAD_MS: Readonly<Record<ReminderKind, number>> = { '24h': 24 * 3_600_000, '1h': 3_600_000 };

export const REMINDER_KINDS = Object.keys(AHEAD_MS) as ReminderKind[];

/** `reminders/{bookingId}_{kind}` */
export interface ReminderDocument {
  bookingId: string;
  kind: ReminderKind;
  /** Of the booking when this was planned: one that moved has other reminders. */
  start: Timestamp;
  sendAt: Timestamp;
}

export const reminderRef = (db: Firestore, bookingId: string, kind: ReminderKind): DocumentReference =>
  db.doc(`reminders/${bookingId}_${kind}`);

/**
 * Plans a booking's reminders anew, in the transaction of what happened to it: all that lie ahead while it is confirmed,
 * none otherwise. Which of them the owner wants is asked when they are due, so that this reads nothing.
 */
export function planReminders(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { id: bookingId, status, start }: Pick<Booking, 'id' | 'status' | 'start'>,
): void {
  for (const kind of REMINDER_KINDS) {
    const ref = reminderRef(db, bookingId, kind);
    const sendAt = start - AHEAD_MS[kind];
    if (status !== 'confirmed' || sendAt <= now) {
      transaction.delete(ref);
      continue;
    }
    const reminder: ReminderDocument = {
      bookingId,
      kind,
      start: Timestamp.fromMillis(start),
      sendAt: Timestamp.fromMillis(sendAt),
    };
    transaction.set(ref, reminder);
  }
}
