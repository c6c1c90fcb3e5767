import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  busyKey,
  isTimeFree,
  leadsTo,
  reservedSpan,
  type Booking,
  type BookingAction,
} from 'shared-lib/domain/booking';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { datesAround, readBusyDays } from './busy-days';
import { changeStatus, readBooking, readOwnerZone, type ReadBooking } from './change-status';
import { datesOfBooking, refuseMove, writeMove } from './change-time';
import { cleanText } from './clean-text';
import { bookingTransaction } from './take-slot';

/**
 * Reads one of the owner's bookings inside a transaction. Somebody else's booking gets the same answer as a missing
 * one.
 */
async function readOwnOrThrow(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  uid: string,
): Promise<ReadBooking> {
  const read = await readBooking(transaction, db, bookingId);
  if (read?.booking.userId !== uid) throw new Refusal('booking-not-found');
  return read;
}

/**
 * Reports whether a booking is what an action on this sequence made of it, so that a repeated request gets the first
 * answer.
 */
function isDone({ status, payment, sequence }: Booking, action: BookingAction, seen: number): boolean {
  const isResult =
    action === 'pay'
      ? payment.state === 'paid'
      : leadsTo(action, status) || (action === 'confirm' && leadsTo('accept', status));
  const isNews = action !== 'complete' && action !== 'mark-no-show';
  return isResult && (sequence === seen + 1 || (sequence === seen && (!isNews || action === 'pay')));
}

/**
 * Applies an action of the owner to a booking. The notice for visitors doesn't bind the owner; the table of states
 * does.
 */
export const actOnBooking: CallableHandler<'actOnBooking'> = async (
  { db, uid, now },
  { bookingId, sequence, action, reason },
) =>
  bookingTransaction(db, async (transaction) => {
    const read = await readOwnOrThrow(transaction, db, bookingId, uid);
    const { booking } = read;
    if (isDone(booking, action, sequence)) return { status: booking.status, sequence: booking.sequence };
    if (booking.sequence !== sequence) throw new Refusal('booking-changed');
    const next = await changeStatus(transaction, { db, now }, read, {
      action,
      actor: 'owner',
      reason: cleanText(reason),
    });
    return { status: next.status, sequence: next.sequence };
  });

/**
 * Moves an own booking. Opening hours, notice and limits don't bind its owner; taken time does, unless they said
 * `overlap`.
 *
 * @throws Refusal `in-past`, `slot-taken`, `booking-changed`, `booking-state` or `booking-not-found`
 */
export const moveBooking: CallableHandler<'moveBooking'> = async (
  { db, uid, now },
  { bookingId, sequence, start, overlap },
) =>
  bookingTransaction(db, async (transaction) => {
    const read = await readOwnOrThrow(transaction, db, bookingId, uid);
    const { booking } = read;
    const isThere = booking.start === start && [sequence, sequence + 1].includes(booking.sequence);
    if (isThere) return { status: booking.status, sequence: booking.sequence };
    if (booking.sequence !== sequence) throw new Refusal('booking-changed');
    refuseMove(booking, 'owner');
    if (start <= now) throw new Refusal('in-past');
    const zone = await readOwnerZone(transaction, db, uid);
    const span = reservedSpan(booking.service, start);
    const dates = [...datesAround(span, zone), ...datesOfBooking(booking, zone)];
    const days = await readBusyDays(transaction, db, { uid, zone }, dates);
    const ignore = new Set([busyKey({ kind: 'booking', id: bookingId })]);
    if (!overlap && !isTimeFree({ ...span, intervals: days.intervals, now, ignore }))
      throw new Refusal('slot-taken');
    const { status, sequence: next } = writeMove(transaction, { db, now }, read, days, {
      start,
      zone,
      actor: 'owner',
      visitorZone: booking.zone,
    });
    return { status, sequence: next };
  });
