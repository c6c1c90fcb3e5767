import type { Transaction } from 'firebase-admin/firestore';
import {
  nextBookingStatus,
  OPEN_STATUSES,
  type Booking,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/domain/booking';
import { Refusal } from '../refusal';
import { changeStatus, readBooking, writeBooking, type ReadBooking } from './change-status';
import { eraseTraces, readTraces, withoutVisitor } from './erase-traces';
import { hadToken, hasToken, readLinkedOrThrow, type BookingLink } from './linked-booking';
import { readBookingSettings } from './read-hours';
import { bookingTransaction, type BookingContext } from './take-slot';
import { isInTime, readVisitorAnswer } from './visitor-booking';

/** Reports whether the appointment is still to take place, so that the owner needs to know who comes. */
export const isComing = ({ status, end }: Booking, now: number): boolean =>
  OPEN_STATUSES.has(status) && end > now;

/** Erases the visitor's data of a booking that is over, in a transaction. */
export async function eraseNow(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
): Promise<void> {
  const traces = await readTraces(transaction, context.db, read);
  writeBooking(transaction, context, withoutVisitor(read, context.now));
  eraseTraces(transaction, context, read.booking, traces);
}

/**
 * Cancels a booking to come and erases its visitor's data, in one transaction: its time becomes free, and the owner is
 * notified.
 *
 * @throws Refusal `change-too-late` or `booking-state`
 */
async function cancelAndErase(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
): Promise<void> {
  const { db, now } = context;
  const { booking } = read;
  const { changeNoticeMinutes } = await readBookingSettings(transaction, db, booking.userId);
  if (!nextBookingStatus(booking.status, 'cancel', 'visitor')) throw new Refusal('booking-state');
  if (!isInTime(booking, changeNoticeMinutes, now)) throw new Refusal('change-too-late');
  const traces = await readTraces(transaction, db, read);
  await changeStatus(transaction, context, withoutVisitor(read, now), {
    action: 'cancel',
    actor: 'visitor',
  });
  eraseTraces(transaction, context, booking, traces);
}

/** Reports whether a link asked for an erasure that has been done, so that it may be repeated. */
async function isErasedBy(
  transaction: Transaction,
  { db }: BookingContext,
  { bookingId, token }: BookingLink,
): Promise<boolean> {
  const read = await readBooking(transaction, db, bookingId);
  if (read?.booking.erasedAt === undefined) return false;
  const { booking } = read;
  return hasToken(booking, token) || (booking.status === 'cancelled' && hadToken(booking, token));
}

/**
 * Erases a visitor's data on request by their link: at once when the booking is over, otherwise together with
 * cancelling it in the same request, or by a job once the booking is over.
 *
 * @throws Refusal `bad-link`, or `change-too-late` for what can't be cancelled any more
 */
export async function eraseBooking(
  context: BookingContext,
  { bookingId, token, when }: VisitorBookingInputs['erase'],
): Promise<VisitorBookingOutputs['erase']> {
  const { db, now } = context;
  const link = { bookingId, token };
  const waiting = await bookingTransaction(db, async (transaction) => {
    if (await isErasedBy(transaction, context, link)) return null;
    const read = await readLinkedOrThrow(transaction, db, link, () => false);
    const { booking } = read;
    if (!isComing(booking, now)) await eraseNow(transaction, context, read);
    else if (when === 'now') await cancelAndErase(transaction, context, read);
    else {
      const next: Booking = { ...booking, eraseAfter: booking.end };
      if (booking.eraseAfter !== next.eraseAfter)
        writeBooking(transaction, context, { ...read, booking: next });
      return next;
    }
    return null;
  });
  return waiting ? { erased: false, ...(await readVisitorAnswer(db, db, waiting, now)) } : { erased: true };
}
