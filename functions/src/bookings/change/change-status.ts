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
} from 'shared-lib/model/booking';
import type { BookingMailEvent } from '../../outbox/outbox';
import { queueBookingMail } from '../../outbox/queue-booking-mail';
import { Refusal } from '../../refusal';
import {
  bookingRef,
  parseWithInternals,
  toBookingDocument,
  type ReadBooking,
} from '../record/booking-document';
import { prepareVisit } from '../customers/customers';
import { datesOfBooking, readBusyDays } from '../time/busy-days';
import { isFeeUnderWay } from 'shared-lib/model/payments';
import { awaitsCard, cardReceived, paymentAfterVoid, paymentReceived } from './online-payment';
import { paymentDeadline } from './payment-deadline';
import { readBookingSettings } from '../offer/read-hours';
import { planReviewRequest, writeReviewRequest } from '../reminders/review-requests';
import type { BookingContext } from '../time/take-slot';
import { changedAt } from '../time/changed-at';

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

/** Reads a booking; `null` when there is none by this id. */
export async function readBooking(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
): Promise<ReadBooking | null> {
  const snapshot = await transaction.get(bookingRef(db, bookingId));
  return snapshot.exists ? parseWithInternals(snapshot) : null;
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
   * Amount that was received online, with `pay`; `null` for a payment that the owner notes by hand, and for a card that is saved in place
   * of a payment.
   */
  paid?: number | null;
  /** True where somebody else queues the mail and plans the reminders. */
  isQuiet?: boolean;
}

/** States of a payment in which money may arrive through Stripe: the fee of a saved card too. */
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

/** Reads the time until which an accepted request reserves its hour without a payment. */
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
  {
    action,
    actor,
    status,
    paid,
  }: Required<Omit<StatusChange, 'reason' | 'isQuiet'>> & { status: BookingStatus },
  now: number,
): Booking['payment'] {
  if (action === 'pay' && paid === null && awaitsCard(booking.payment)) return cardReceived(booking.payment);
  if (action === 'pay') return paymentReceived(booking.payment, paid, now);
  return VOID_STATUSES.has(status) ? paymentAfterVoid(booking, actor, now) : booking.payment;
}

/** A change of a booking's status, with all that it depends on read and nothing written. */
interface PlannedChange extends ReadBooking {
  status: BookingStatus;
  dueAt: number | null;
  noteVisit: (() => void) | null;
  /** Time of the request for a review; `null` for none. */
  reviewAt: number | null;
}

/** Works out a change of a booking's status. Reads only. */
async function planChange(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  { action, actor, paid = null }: StatusChange,
): Promise<PlannedChange> {
  const { db, now } = context;
  const next = nextBookingStatus(booking.status, action, actor);
  const isAsking = action === 'confirm' && isOwedOnline(booking);
  const status = next && isAsking ? nextBookingStatus(booking.status, 'accept', 'system') : next;
  if (!status) throw new Refusal('booking-state');
  if (AFTER_START.has(action) && now < booking.start) throw new Refusal('not-begun');
  if (action === 'pay') refusePayment(booking, paid, actor);
  // The fee for not coming is being charged at this moment.
  const { online } = booking.payment;
  if (action === 'complete' && isFeeUnderWay({ paid: online?.paid ?? null, card: online?.card ?? null }))
    throw new Refusal('booking-state');
  const { customerId } = internal;
  return {
    ...{ booking, internal, status },
    dueAt: isAsking ? await readDeadline(transaction, context, booking) : null,
    noteVisit:
      status === 'completed'
        ? await prepareVisit(transaction, db, { uid: booking.userId, customerId, start: booking.start })
        : null,
    reviewAt:
      status === 'completed' && booking.status !== status
        ? await planReviewRequest(transaction, context, booking)
        : null,
  };
}

/** Writes a planned change, except for the time that it frees. */
function writeChange(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal, status, dueAt, noteVisit, reviewAt }: PlannedChange,
  { action, actor, reason = '', paid = null, isQuiet = false }: StatusChange,
): Booking {
  const { db, now } = context;
  // A booking whose time is over changes nothing in a calendar.
  const isNews = status !== booking.status && !PAST_STATUSES.has(status);
  const { moveRequest: _, moveAnswer: __, ...rest } = booking;
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
  noteVisit?.();
  writeBooking(transaction, context, { booking: next, internal });
  const isUndone = booking.status === 'completed' && status !== 'completed';
  if (reviewAt !== null || isUndone) writeReviewRequest(transaction, db, booking.id, reviewAt);
  // Stripe's page is to end, or money to go back.
  if (next.payment.online?.isBegun && action !== 'confirm')
    transaction.update(db.doc(`payments/${booking.id}`), { lookAt: Timestamp.fromMillis(now) });
  const mail = action === 'pay' && paid === null && awaitsCard(booking.payment) ? 'card-kept' : MAIL[action];
  if (mail && !isQuiet) queueBookingMail(transaction, context, next, { event: mail, by: actor });
  return next;
}

/**
 * Applies an action to bookings of one owner by the table of states, in a transaction: the time of each becomes free when its new state
 * doesn't hold it, `sequence` rises when copies in calendars must change, and the parties get their mail.
 *
 * @returns The bookings after the action.
 * @throws Refusal `booking-state` when the table doesn't allow it of one; `not-begun` for an action that needs an appointment that has
 *   begun
 */
export async function changeStatuses(
  transaction: Transaction,
  context: BookingContext,
  reads: readonly ReadBooking[],
  change: StatusChange,
): Promise<Booking[]> {
  const planned: PlannedChange[] = [];
  for (const read of reads) planned.push(await planChange(transaction, context, read, change));
  await freeTimeOf(transaction, context, planned);
  return planned.map((one) => writeChange(transaction, context, one, change));
}

/** Reads the days of bookings of one owner whose new state doesn't hold their time, and writes them without it. */
async function freeTimeOf(
  transaction: Transaction,
  context: BookingContext,
  planned: readonly PlannedChange[],
): Promise<void> {
  const freed = planned
    .filter(({ booking, status }) => HOLDS_TIME.has(booking.status) && !HOLDS_TIME.has(status))
    .map(({ booking }) => booking);
  const [first] = freed;
  if (!first) return;
  const { db } = context;
  const zone = await readOwnerZone(transaction, db, first.userId);
  const dates = freed.flatMap((booking) => datesOfBooking(booking, zone));
  const days = await readBusyDays(transaction, db, { uid: first.userId, zone }, dates);
  for (const { id } of freed) days.remove('booking', id);
  for (const { booking } of planned) if (booking.moveRequest) days.remove('request', booking.id);
  days.write(transaction, context);
}

/** Applies an action to one booking, as {@link changeStatuses}. */
export async function changeStatus(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  change: StatusChange,
): Promise<Booking> {
  const planned = await planChange(transaction, context, read, change);
  await freeTimeOf(transaction, context, [planned]);
  return writeChange(transaction, context, planned, change);
}
