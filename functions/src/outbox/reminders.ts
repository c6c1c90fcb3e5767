import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Booking, ReminderKind } from 'shared-lib/model/booking';
import { keysOf } from 'shared-lib/model';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';
import { planWhatsApp } from './plan-whatsapp';

/** Time before the start at which each reminder is sent, in milliseconds. */
const AHEAD_MS: Readonly<Record<ReminderKind, number>> = { '24h': DAY_MS, '1h': HOUR_MS };

export const REMINDER_KINDS = keysOf(AHEAD_MS);

/** `reminders/{bookingId}_{kind}` */
const reminderSchema = z.object({
  bookingId: z.string(),
  kind: z.enum(REMINDER_KINDS),
  /** Start of the booking when this was planned: a moved booking has other reminders. */
  start: timestamp,
  sendAt: timestamp,
});

export type ReminderDocument = z.infer<typeof reminderSchema>;

/** Reads a planned reminder; undefined for one that was sent or isn't due any more. */
export const readReminder = (snapshot: DocumentSnapshot): ReminderDocument | undefined =>
  readStored(reminderSchema, snapshot);

export const reminderRef = (db: Firestore, bookingId: string, kind: ReminderKind): DocumentReference =>
  db.doc(`reminders/${bookingId}_${kind}`);

/**
 * Replaces a booking's planned reminders in the transaction of its event: all those still ahead while it is confirmed,
 * none otherwise. The owner's preferences are read when a reminder is due, so that this reads nothing.
 */
export function planReminders(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  booking: Pick<Booking, 'id' | 'status' | 'start' | 'whatsApp'>,
): void {
  const { id: bookingId, status, start } = booking;
  planWhatsApp(transaction, { db, now }, booking);
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
