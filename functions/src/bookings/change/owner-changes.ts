import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  bookingBusyKeys,
  isTimeFree,
  leadsTo,
  reservedSpan,
  type Booking,
  type BookingAction,
} from 'shared-lib/model/booking';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { datesAround, datesOfBooking, readBusyDays } from '../time/busy-days';
import { changeStatus, readBooking, readOwnerZone } from './change-status';
import { refuseMove, writeMove } from './change-time';
import { cleanText } from '../book/clean-text';
import { answerMoveRequest } from './move-request';
import type { ReadBooking } from '../record/booking-document';
import { bookingTransaction } from '../time/take-slot';

/**
 * Reads one of the owner's bookings inside a transaction. Somebody else's booking gets the same answer as a missing
 * one.
 */
export async function readOwnOrThrow(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  uid: string,
): Promise<ReadBooking> {
  const read = await readBooking(transaction, db, bookingId);
  if (read?.booking.userId !== uid) throw new Refusal('booking-not-found');
  return read;
}

const isMoveAnswer = (action: BookingAction) => action === 'accept-move' || action === 'keep-time';

/**
 * Reports whether a booking is what an action on this sequence made of it, so that a repeated request gets the first
 * answer.
 */
function isDone(
  { status, payment, sequence, moveAnswer }: Booking,
  action: BookingAction,
  seen: number,
): boolean {
  // Both answers leave the same status.
  if (isMoveAnswer(action)) return sequence === seen + 1 && moveAnswer === action;
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
    const context = { db, now };
    const next =
      action === 'accept-move' || action === 'keep-time'
        ? await answerMoveRequest(transaction, context, read, action)
        : await changeStatus(transaction, context, read, {
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
    const ignore = new Set(bookingBusyKeys(bookingId));
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
