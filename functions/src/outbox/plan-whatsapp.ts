import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { HOUR_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';

/** Longest time from the first hour of the day before to a start, in milliseconds: that day has 25 hours when clocks go back. */
const LOOKED_AT_MS = 41 * HOUR_MS;

/** `whatsAppReminders/{bookingId}`: a reminder by WhatsApp that is due later. */
const plannedSchema = z.object({
  bookingId: z.string(),
  /** Start of the booking when this was planned. */
  start: timestamp,
  /** Time at which a job reads it, and sends it if its owner's hour has come. */
  sendAt: timestamp,
  /** Number of failed attempts. */
  tries: z.number(),
});

/** Reads a planned reminder; undefined for one that was sent or isn't due any more. */
export const readPlanned = (snapshot: DocumentSnapshot): z.infer<typeof plannedSchema> | undefined =>
  readStored(plannedSchema, snapshot);

export const plannedWhatsAppRef = (db: Firestore, bookingId: string): DocumentReference =>
  db.doc(`whatsAppReminders/${bookingId}`);

/**
 * Plans the reminder of a booking whose visitor requested one, or removes it, in the transaction of its event. Writes only: the owner's
 * hour and zone are read once the reminder is due.
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
  const planned: z.infer<typeof plannedSchema> = {
    bookingId,
    start: Timestamp.fromMillis(start),
    sendAt: Timestamp.fromMillis(Math.max(now, start - LOOKED_AT_MS)),
    tries: 0,
  };
  transaction.set(ref, planned);
}
