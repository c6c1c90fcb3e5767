import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { HOUR_MS } from 'shared-lib/time';

/** Longest time from the first hour of the day before to a start, in milliseconds: that day has 25 hours when clocks go back. */
const LOOKED_AT_MS = 41 * HOUR_MS;

/** `whatsAppReminders/{bookingId}`: a reminder by WhatsApp that is due later. */
export interface PlannedWhatsApp {
  bookingId: string;
  /** Start of the booking when this was planned. */
  start: Timestamp;
  /** Time at which a job looks at it, and sends it if its owner's hour has come. */
  sendAt: Timestamp;
  /** Number of failed attempts. */
  tries: number;
}

export const plannedWhatsAppRef = (db: Firestore, bookingId: string): DocumentReference =>
  db.doc(`whatsAppReminders/${bookingId}`);

/**
 * Plans the reminder of a booking whose visitor asked for one, or removes it, in the transaction of its event. The owner's hour and zone
 * are read when it is looked at, so that this reads nothing.
 */
export function planWhatsApp(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { id: bookingId, status, start, whatsApp }: Pick<Booking, 'id' | 'status' | 'start' | 'whatsApp'>,
): void {
  if (!whatsApp) return;
  const ref = plannedWhatsAppRef(db, bookingId);
  if (status !== 'confirmed' || start <= now) {
    transaction.delete(ref);
    return;
  }
  const planned: PlannedWhatsApp = {
    bookingId,
    start: Timestamp.fromMillis(start),
    sendAt: Timestamp.fromMillis(Math.max(now, start - LOOKED_AT_MS)),
    tries: 0,
  };
  transaction.set(ref, planned);
}
