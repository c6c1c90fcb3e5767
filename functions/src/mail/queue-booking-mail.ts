import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/domain/booking';
import { queueMail, type BookingMailEvent } from './outbox';
import { planReminders } from './reminders';

/**
 * Sees to it that both parties hear of what happens to a booking, and plans its reminders. Writes only, so it comes after
 * every read of the transaction; what happens and its mail are stored together or not at all.
 *
 * @param booking - As it is after the event. An event can be told once for each of its sequences: a second time makes the
 *   transaction fail.
 */
export function queueBookingMail(
  transaction: Transaction,
  context: { db: Firestore; now: number },
  booking: Booking,
  event: BookingMailEvent,
): void {
  queueMail(transaction, context, booking, event);
  planReminders(transaction, context, booking);
}
