import type { Transaction } from 'firebase-admin/firestore';
import {
  nextBookingStatus,
  OPEN_STATUSES,
  type Booking,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import { changeStatus, readBooking, writeBooking } from '../change/change-status';
import { customerRef } from './customers';
import { eraseTraces, readTraces, withoutVisitor, type ErasureOptions } from './erase-traces';
import { hadToken, hasToken, readLinkedOrThrow, type BookingLink } from '../record/linked-booking';
import { readBookingSettings } from '../offer/read-hours';
import { requestAfter, restRequestOf, notifyOfRequest, type RestRequest } from './rest-request';
import { bookingTransaction, type BookingContext } from '../time/take-slot';
import type { ReadBooking } from '../record/booking-document';
import { isInTime, readVisitorAnswer } from '../record/visitor-booking';

/** Reports whether the appointment is still to take place, so that the owner needs to know who comes. */
export const isComing = ({ status, end }: Booking, now: number): boolean =>
  OPEN_STATUSES.has(status) && end > now;

/** Erases the visitor's data of a booking that is over, in a transaction. */
export async function eraseNow(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  options: ErasureOptions = {},
): Promise<void> {
  const traces = await readTraces(transaction, context.db, read);
  writeBooking(transaction, context, withoutVisitor(read, context.now));
  eraseTraces(transaction, context, read.booking, traces, options);
}

/** Has a booking to come erased once it is over, and stores its visitor's request to erase the rest. */
async function eraseLater(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  request: RestRequest | null,
): Promise<Booking> {
  const { booking, internal } = read;
  const { customerId } = internal;
  const known =
    request && customerId !== ''
      ? await transaction.get(customerRef(context.db, booking.userId, customerId))
      : null;
  const next: Booking = { ...booking, eraseAfter: booking.end };
  if (booking.eraseAfter !== next.eraseAfter) writeBooking(transaction, context, { ...read, booking: next });
  if (request && known?.exists && requestAfter(known, request) === request) {
    transaction.update(known.ref, { restRequest: request });
    notifyOfRequest(transaction, context, booking.userId, known, request);
  }
  return next;
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
  options: ErasureOptions,
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
  eraseTraces(transaction, context, booking, traces, options);
}

/** Reports whether the booking of a link is erased already, so that a repeated request succeeds. */
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
 * cancelling it in the same request, or by a job once the booking is over. A visitor who came by the link in their mail may ask the owner
 * to erase the rest as well.
 *
 * @throws Refusal `bad-link`, or `change-too-late` for what can't be cancelled any more
 */
export async function eraseBooking(
  context: BookingContext,
  { bookingId, token, when, rest }: VisitorBookingInputs['erase'],
): Promise<VisitorBookingOutputs['erase']> {
  const { db, now } = context;
  const link = { bookingId, token };
  const waiting = await bookingTransaction(db, async (transaction) => {
    if (await isErasedBy(transaction, context, link)) return null;
    const read = await readLinkedOrThrow(transaction, db, link, () => false);
    const { booking } = read;
    const request = restRequestOf(booking, rest, now);
    if (isComing(booking, now) && when === 'after') return eraseLater(transaction, context, read, request);
    if (isComing(booking, now)) await cancelAndErase(transaction, context, read, { request });
    else await eraseNow(transaction, context, read, { request });
    return null;
  });
  return waiting ? { erased: false, ...(await readVisitorAnswer(db, db, waiting, now)) } : { erased: true };
}
