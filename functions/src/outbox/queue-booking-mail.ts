import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking, BookingActor } from 'shared-lib/model/booking';
import { queueMail, type BookingMailEvent } from './outbox';
import { planReminders } from './reminders';

/**
 * Queues the mail of a booking's event to its parties, and plans its reminders. Writes only, so it comes after every
 * read of the transaction; event and mail are stored together or not at all.
 *
 * @param booking - The booking after the event. Each event can be queued once for each sequence: a second time makes
 *   the transaction fail.
 * @param by - Party that acted; an owner gets no mail about their own action.
 * @param before - Start of the booking before the event moved it.
 */
export function queueBookingMail(
  transaction: Transaction,
  context: { db: Firestore; now: number },
  booking: Booking,
  { before, ...told }: { event: BookingMailEvent; by: BookingActor; before?: number },
): void {
  queueSeriesMail(transaction, context, [{ booking, ...(before !== undefined && { before }) }], told);
}

/**
 * Queues one mail about an event of several bookings of one customer, and plans the reminders of each. Writes only.
 *
 * @param changes - The bookings after the event in order of time, each with its start before a move.
 */
export function queueSeriesMail(
  transaction: Transaction,
  context: { db: Firestore; now: number },
  changes: readonly { booking: Booking; before?: number }[],
  { event, by }: { event: BookingMailEvent; by: BookingActor },
): void {
  const [first] = changes;
  if (!first) return;
  const series = changes.map(({ booking: { id: bookingId, sequence }, before }) => ({
    ...{ bookingId, sequence },
    ...(before !== undefined && { before }),
  }));
  queueMail(transaction, context, first.booking, {
    ...{ template: event, by, before: first.before },
    ...(series.length > 1 && { series }),
  });
  for (const { booking } of changes) planReminders(transaction, context, booking);
}
