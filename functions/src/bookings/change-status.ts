import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  AFTER_START,
  HOLDS_TIME,
  nextBookingStatus,
  PAST_STATUSES,
  VOID_STATUSES,
  type Booking,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
} from 'shared-lib/domain/booking';
import type { BookingMailEvent } from '../outbox/outbox';
import { queueBookingMail } from '../outbox/queue-booking-mail';
import { Refusal } from '../refusal';
import { bookingRef, parseBooking, toBookingDocument, type BookingDocument } from './booking-document';
import { datesOfBooking } from './booking-dates';
import { prepareVisit } from './customers';
import { readBusyDays } from './busy-days';
import { isFeeUnderWay } from 'shared-lib/domain/payments';
import { awaitsCard, cardReceived, paymentAfterVoid, paymentReceived } from './online-payment';
import { paymentDeadline } from './payment-deadline';
import { readBookingSettings } from './read-hours';
import type { BookingContext } from './take-slot';
import { changedAt } from './changed-at';

/** Actions that change a booking's status but not its time. */
export type StatusAction = Exclude<
  BookingAction,
  'reschedule' | 'accept' | 'revive' | 'ask-move' | 'withdraw-move' | 'accept-move' | 'keep-time'
>;

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
  return (await readBookingSettings(transaction, db, uid)).zone ?? 'UTC';
}

/** A change of a booking's status. */
export interface StatusChange {
  action: StatusAction;
  actor: BookingActor;
  reason?: string;
  /**
   * Amount that was received online, with `pay`; `null` for a payment that the owner notes by hand, and for a card that is
   * kept in place of a payment.
   */
  paid?: number | null;
}

/** States of a payment in which money may arrive through Stripe: the fee of a kept card too. */
const MAY_ARRIVE: ReadonlySet<string> = new Set<Booking['payment']['state']>([
  'awaiting',
  'processing',
  'kept',
]);

/** Refuses to record a payment unless one is awaited; a card is never noted by hand. */
function refusePayment({ payment }: Booking, paid: number | null, actor: BookingActor): void {
  const isAwaited = paid === null ? payment.state === 'awaiting' : MAY_ARRIVE.has(payment.state);
  if (!isAwaited || (actor === 'owner' && payment.online?.card)) throw new Refusal('booking-state');
}

/** Reports whether a booking has to be paid online before it can be confirmed. */
const isOwedOnline = ({ payment }: Booking) => payment.online !== undefined && payment.state === 'awaiting';

/** Reads the time until which an accepted request keeps its hour unpaid. */
async function readDeadline(
  transaction: Transaction,
  { db, now }: BookingContext,
  { userId, start }: Booking,
): Promise<number> {
  const { paymentDeadlineMinutes } = await readBookingSettings(transaction, db, userId);
  return paymentDeadline(paymentDeadlineMinutes, start, now);
}

function paymentAfter(
  booking: Booking,
  { action, actor, status, paid }: Required<Omit<StatusChange, 'reason'>> & { status: BookingStatus },
  now: number,
): Booking['payment'] {
  if (action === 'pay' && paid === null && awaitsCard(booking.payment)) return cardReceived(booking.payment);
  if (action === 'pay') return paymentReceived(booking.payment, paid, now);
  return VOID_STATUSES.has(status) ? paymentAfterVoid(booking, actor, now) : booking.payment;
}

/**
 * Applies an action to a booking by the table of states, in a transaction: its time becomes free when the new state
 * doesn't hold it, `sequence` rises when calendars must be told, and the parties get their mail.
 *
 * @returns The booking after the action.
 * @throws Refusal `booking-state` when the table doesn't allow it; `not-begun` for what can only be said of an
 *   appointment that has begun
 */
export async function changeStatus(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  { action, actor, reason = '', paid = null }: StatusChange,
): Promise<Booking> {
  const { db, now } = context;
  const asked = nextBookingStatus(booking.status, action, actor);
  const isAsking = action === 'confirm' && isOwedOnline(booking);
  const status = asked && isAsking ? nextBookingStatus(booking.status, 'accept', 'system') : asked;
  if (!status) throw new Refusal('booking-state');
  if (AFTER_START.has(action) && now < booking.start) throw new Refusal('not-begun');
  if (action === 'pay') refusePayment(booking, paid, actor);
  // The fee of whoever didn't come is just being taken.
  const { online } = booking.payment;
  if (action === 'complete' && isFeeUnderWay({ paid: online?.paid ?? null, card: online?.card ?? null }))
    throw new Refusal('booking-state');
  const dueAt = isAsking ? await readDeadline(transaction, context, booking) : null;

  const frees = HOLDS_TIME.has(booking.status) && !HOLDS_TIME.has(status);
  const zone = frees ? await readOwnerZone(transaction, db, booking.userId) : '';
  const days = frees
    ? await readBusyDays(transaction, db, { uid: booking.userId, zone }, datesOfBooking(booking, zone))
    : null;
  const { customerId } = internal;
  const noteVisit =
    status === 'completed'
      ? await prepareVisit(transaction, db, { uid: booking.userId, customerId, start: booking.start })
      : null;
  // A booking whose time is over changes nothing in a calendar.
  const isNews = status !== booking.status && !PAST_STATUSES.has(status);
  const { moveRequest, moveAnswer: _, ...rest } = booking;
  const next: Booking = {
    ...(status === booking.status ? booking : rest),
    status,
    sequence: booking.sequence + (isNews ? 1 : 0),
    reason: action === 'cancel' || action === 'reject' ? reason : booking.reason,
    payment: {
      ...paymentAfter(booking, { action, actor, status, paid }, now),
      ...(dueAt !== null && { dueAt }),
    },
    updatedAt: isNews ? changedAt(booking, now) : now,
  };

  days?.remove('booking', booking.id);
  if (moveRequest) days?.remove('request', booking.id);
  days?.write(transaction, context);
  noteVisit?.();
  writeBooking(transaction, context, { booking: next, internal });
  // Stripe's page is to end, or money to go back.
  if (next.payment.online?.isBegun && action !== 'confirm')
    transaction.update(db.doc(`payments/${booking.id}`), { lookAt: Timestamp.fromMillis(now) });
  const mail = action === 'pay' && paid === null && awaitsCard(booking.payment) ? 'card-kept' : MAIL[action];
  if (mail) queueBookingMail(transaction, context, next, { event: mail, by: actor });
  return next;
}
