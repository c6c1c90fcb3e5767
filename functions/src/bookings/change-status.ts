import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  HOLDS_TIME,
  nextBookingStatus,
  PAST_STATUSES,
  reservedSpan,
  type Booking,
  type BookingAction,
  type BookingActor,
} from 'shared-lib/domain/booking';
import type { BookingMailEvent } from '../outbox/outbox';
import { queueBookingMail } from '../outbox/queue-booking-mail';
import { Refusal } from '../refusal';
import { bookingRef, parseBooking, toBookingDocument, type BookingDocument } from './booking-document';
import { datesAround, readBusyDays } from './busy-days';
import { parseAvailability } from './read-offer';
import type { BookingContext } from './take-slot';

/** Actions that change a booking's status but not its time. */
export type StatusAction = Exclude<BookingAction, 'reschedule'>;

/** Mail that the parties get about each action. */
const MAIL: Partial<Record<StatusAction, BookingMailEvent>> = {
  pay: 'paid',
  confirm: 'confirmed',
  reject: 'rejected',
  cancel: 'cancelled',
  expire: 'expired',
};

/** A booking read inside a transaction, with the stored fields that only functions use. */
export interface ReadBooking {
  booking: Booking;
  internal: Pick<BookingDocument, 'customerId' | 'requestKey'>;
}

/** Reads a booking; `null` when there is none by this id. */
export async function readBooking(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
): Promise<ReadBooking | null> {
  const snapshot = await transaction.get(bookingRef(db, bookingId));
  if (!snapshot.exists) return null;
  const { customerId, requestKey } = snapshot.data() as BookingDocument;
  return { booking: parseBooking(snapshot), internal: { customerId, requestKey } };
}

/** Stores a booking in its new state. */
export function writeBooking(
  transaction: Transaction,
  { db }: BookingContext,
  { booking, internal }: ReadBooking,
): void {
  transaction.set(bookingRef(db, booking.id), { ...toBookingDocument(booking, internal) });
}

/**
 * Returns the zone in which an owner's dates are counted. UTC for an owner without hours, which is wrong by at most a
 * day; the neighbouring days are read too.
 */
export async function readOwnerZone(transaction: Transaction, db: Firestore, uid: string): Promise<string> {
  const hours = await transaction.get(db.doc(`availability/${uid}`));
  return parseAvailability(hours)?.zone ?? 'UTC';
}

/** Refuses to record a payment unless one is awaited. */
function refusePayment({ payment }: Booking): void {
  if (payment.state !== 'awaiting') throw new Refusal('booking-state');
}

/**
 * Applies an action to a booking by the table of states, in a transaction: its time becomes free when the new state
 * doesn't hold it, `sequence` rises when calendars must be told, and the parties get their mail.
 *
 * @returns The booking after the action.
 * @throws Refusal `booking-state` when the table doesn't allow it
 */
export async function changeStatus(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  { action, actor, reason = '' }: { action: StatusAction; actor: BookingActor; reason?: string },
): Promise<Booking> {
  const { db, now } = context;
  const status = nextBookingStatus(booking.status, action, actor);
  if (!status) throw new Refusal('booking-state');
  if (action === 'pay') refusePayment(booking);

  const frees = HOLDS_TIME.has(booking.status) && !HOLDS_TIME.has(status);
  const zone = frees ? await readOwnerZone(transaction, db, booking.userId) : '';
  const days = frees
    ? await readBusyDays(
        transaction,
        db,
        { uid: booking.userId, zone },
        datesAround(reservedSpan(booking.service, booking.start), zone),
      )
    : null;
  // A booking whose time is over changes nothing in a calendar.
  const isNews = status !== booking.status && !PAST_STATUSES.has(status);
  const next: Booking = {
    ...booking,
    status,
    sequence: booking.sequence + (isNews ? 1 : 0),
    reason: action === 'cancel' || action === 'reject' ? reason : booking.reason,
    payment: action === 'pay' ? { ...booking.payment, state: 'paid', paidAt: now } : booking.payment,
    updatedAt: now,
  };

  days?.remove('booking', booking.id);
  days?.write(transaction, context);
  writeBooking(transaction, context, { booking: next, internal });
  const mail = MAIL[action];
  if (mail) queueBookingMail(transaction, context, next, { event: mail, by: actor });
  return next;
}
