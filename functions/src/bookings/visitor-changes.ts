import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  DEFAULT_AVAILABILITY,
  isZone,
  nextBookingStatus,
  type Booking,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/domain/booking';
import { accountStateRef } from '../accounts/account-state';
import { Refusal } from '../refusal';
import { bookingRef, parseBooking } from './booking-document';
import { isBookingToken } from './booking-token';
import { changeStatus, readBooking, type ReadBooking } from './change-status';
import { datesOfBooking, refuseMove, writeMove } from './change-time';
import { cleanText } from './clean-text';
import { parseAvailability, readService } from './read-offer';
import {
  bookingTransaction,
  readFreeSlotOrThrow,
  withAlternatives,
  type BookingContext,
  type WantedSlot,
} from './take-slot';
import { bookableOf, isInTime, readVisitorAnswer } from './visitor-booking';

/** Nobody's appointment: the account that it was with is gone. */
const isOfNobody = ({ customer }: Booking) => customer.name === '';

/** Whether somebody's token was right before the booking's last change. */
const hadToken = ({ id, sequence }: Booking, token: string) =>
  sequence > 0 && isBookingToken(id, sequence - 1, token);

/** What the link's page shows. */
export async function showBooking(
  { db, now }: BookingContext,
  { bookingId, token }: VisitorBookingInputs['booking'],
): Promise<VisitorBookingOutputs['booking']> {
  const snapshot = await bookingRef(db, bookingId).get();
  const booking = snapshot.exists ? parseBooking(snapshot) : null;
  if (!booking || isOfNobody(booking) || !isBookingToken(booking.id, booking.sequence, token))
    throw new Refusal('bad-link');
  return readVisitorAnswer(db, db, booking, now);
}

/**
 * Reads the booking of a link inside a transaction. A link that isn't right is told like one to nothing.
 *
 * @param isDone - Whether the booking is already what is asked for: then the link from before that is right too, so that
 *   asking again is answered like the first time.
 * @throws Refusal `bad-link`
 */
async function readLinkedOrThrow(
  transaction: Transaction,
  db: Firestore,
  { bookingId, token }: { bookingId: string; token: string },
  isDone: (booking: Booking) => boolean,
): Promise<ReadBooking & { done: boolean }> {
  const read = await readBooking(transaction, db, bookingId);
  if (!read || isOfNobody(read.booking)) throw new Refusal('bad-link');
  const { booking } = read;
  if (isDone(booking) && hadToken(booking, token)) return { ...read, done: true };
  if (!isBookingToken(booking.id, booking.sequence, token)) throw new Refusal('bad-link');
  return { ...read, done: false };
}

/** Cancels as a visitor, as long as the owner's notice allows. */
export async function cancelBooking(
  context: BookingContext,
  { bookingId, token, reason }: VisitorBookingInputs['cancel'],
): Promise<VisitorBookingOutputs['cancel']> {
  const { db, now } = context;
  const cancelled = await bookingTransaction(db, async (transaction) => {
    const { done, ...read } = await readLinkedOrThrow(
      transaction,
      db,
      { bookingId, token },
      ({ status }) => status === 'cancelled',
    );
    if (done) return read.booking;
    const hours = parseAvailability(await transaction.get(db.doc(`availability/${read.booking.userId}`)));
    const { changeNoticeMinutes } = hours ?? DEFAULT_AVAILABILITY;
    const mayCancel = nextBookingStatus(read.booking.status, 'cancel', 'visitor') !== null;
    if (mayCancel && !isInTime(read.booking, changeNoticeMinutes, now)) throw new Refusal('change-too-late');
    return changeStatus(transaction, context, read, {
      action: 'cancel',
      actor: 'visitor',
      reason: cleanText(reason),
    });
  });
  return readVisitorAnswer(db, db, cancelled, now);
}

/** What a visitor's move needs to know of the owner as they are now. */
async function readWanted(
  transaction: Transaction,
  db: Firestore,
  booking: Booking,
  start: number,
): Promise<WantedSlot> {
  const [hours, state] = await transaction.getAll(
    db.doc(`availability/${booking.userId}`),
    accountStateRef(db, booking.userId),
  );
  const availability = parseAvailability(hours!);
  if (!availability || state!.get('disabled') === true) throw new Refusal('service-gone');
  const service = bookableOf(booking, await readService(transaction, db, booking.service.id));
  return { uid: booking.userId, availability, service, start, ignore: new Set([booking.id]) };
}

/**
 * Moves a booking as a visitor, to a start that the slot function offers, as long as the owner's notice allows.
 *
 * @throws Refusal with a {@link BookingRefusal}; `slot-taken` and `slot-not-offered` name the nearest alternatives
 */
export async function rescheduleBooking(
  context: BookingContext,
  { bookingId, token, start, zone: visitorZone }: VisitorBookingInputs['reschedule'],
): Promise<VisitorBookingOutputs['reschedule']> {
  const { db, now } = context;
  let wanted: WantedSlot | null = null;
  const attempt = () =>
    bookingTransaction(db, async (transaction) => {
      const read = await readLinkedOrThrow(
        transaction,
        db,
        { bookingId, token },
        (booking) => booking.start === start,
      );
      const { booking } = read;
      if (read.done || booking.start === start) return booking;
      refuseMove(booking, 'visitor');
      wanted = await readWanted(transaction, db, booking, start);
      const { availability } = wanted;
      if (!isInTime(booking, availability.changeNoticeMinutes, now)) throw new Refusal('change-too-late');
      const { zone } = availability;
      const days = await readFreeSlotOrThrow(transaction, context, wanted, datesOfBooking(booking, zone));
      return writeMove(transaction, context, read, days, {
        start,
        zone,
        actor: 'visitor',
        visitorZone: isZone(visitorZone) ? visitorZone : booking.zone,
      });
    });
  const moved = await withAlternatives(context, () => wanted, attempt);
  return readVisitorAnswer(db, db, moved, now);
}
