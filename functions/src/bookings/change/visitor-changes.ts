import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  bookingBusyKeys,
  isZone,
  nextBookingStatus,
  type Booking,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { accountStateRef } from '../../account-records/account-state';
import { notify } from '../../notifications/notify';
import { Refusal } from '../../refusal';
import { changeStatus } from './change-status';
import { datesOfBooking } from '../time/busy-days';
import { refuseMove, writeMove } from './change-time';
import { cleanText } from '../book/clean-text';
import { getSeenOrThrow, hasSettledBy, readLinkedOrThrow } from '../record/linked-booking';
import { endMoveRequest, hasToAsk, wantedStart, writeMoveRequest } from './move-request';
import { readBookingSettings, readHours } from '../offer/read-hours';
import {
  bookingTransaction,
  readFreeSlotOrThrow,
  withAlternatives,
  type BookingContext,
  type WantedSlot,
} from '../time/take-slot';
import {
  answerFor,
  bookableOf,
  isInTime,
  isUnpaidOnline,
  readServicesOf,
  readVisitorAnswer,
  refusePaid,
} from '../record/visitor-booking';

/**
 * Returns the booking for the page of its link. A link from before a change shows the same, without a way to act, unless the
 * change was the holder's own payment.
 */
export async function showBooking(
  { db, now }: BookingContext,
  { bookingId, token }: VisitorBookingInputs['booking'],
): Promise<VisitorBookingOutputs['booking']> {
  const { booking, right } = await getSeenOrThrow(db, { bookingId, token });
  const isPayers = right === 'look' && (await hasSettledBy(db, booking, token));
  return answerFor(isPayers ? 'all' : right, db, booking, now);
}

/** Returns a booking's data for the owner's notification. */
const factsOf = ({ id, customer, service, start }: Booking) => ({
  bookingId: id,
  customer: customer.name,
  service: service.name,
  startsAt: new Date(start).toISOString(),
});

/** Cancels a booking on its visitor's behalf, as long as the owner's notice allows. */
export async function cancelBooking(
  context: BookingContext,
  { bookingId, token, reason }: VisitorBookingInputs['cancel'],
): Promise<VisitorBookingOutputs['cancel']> {
  const { db, now } = context;
  const { booking: cancelled, right } = await bookingTransaction(db, async (transaction) => {
    const { done, right, ...read } = await readLinkedOrThrow(
      transaction,
      db,
      { bookingId, token },
      ({ status }) => status === 'cancelled',
      'reminder',
    );
    if (done) return { booking: read.booking, right };
    refusePaid(right, read.booking);
    const { changeNoticeMinutes } = await readBookingSettings(transaction, db, read.booking.userId);
    const mayCancel = nextBookingStatus(read.booking.status, 'cancel', 'visitor') !== null;
    const isFree = isUnpaidOnline(read.booking);
    if (mayCancel && !isFree && !isInTime(read.booking, changeNoticeMinutes, now))
      throw new Refusal('change-too-late');
    const next = await changeStatus(transaction, context, read, {
      action: 'cancel',
      actor: 'visitor',
      reason: cleanText(reason),
    });
    notify(transaction, context, next.userId, { kind: 'booking-cancelled', ...factsOf(next) });
    return { booking: next, right };
  });
  return answerFor(right, db, cancelled, now);
}

/** Reads the owner's present settings and service for a visitor's move. */
async function readWanted(
  transaction: Transaction,
  db: Firestore,
  booking: Booking,
  start: number,
): Promise<WantedSlot> {
  const [availability, state] = await Promise.all([
    readHours(transaction, db, booking.userId),
    transaction.get(accountStateRef(db, booking.userId)),
  ]);
  if (!availability || state.get('disabled') === true) throw new Refusal('service-gone');
  const service = bookableOf(booking, await readServicesOf(transaction, db, booking));
  const ignore = new Set(bookingBusyKeys(booking.id));
  return { uid: booking.userId, availability, service, start, ignore };
}

/**
 * Moves a booking on its visitor's behalf to one of the free slots, as long as the owner's notice allows. What the owner agreed to by
 * hand stays until they answer, and going back to its own hour withdraws the request.
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
        (booking) => wantedStart(booking) === start,
      );
      const { booking } = read;
      if (read.done || wantedStart(booking) === start) return booking;
      if (booking.start === start) {
        const withdrawn = await endMoveRequest(transaction, context, read, 'withdraw-move');
        notify(transaction, context, withdrawn.userId, {
          kind: 'booking-move-withdrawn',
          ...factsOf(withdrawn),
        });
        return withdrawn;
      }
      refuseMove(booking, 'visitor');
      wanted = await readWanted(transaction, db, booking, start);
      const { availability } = wanted;
      if (!isInTime(booking, availability.changeNoticeMinutes, now)) throw new Refusal('change-too-late');
      const { zone } = availability;
      const days = await readFreeSlotOrThrow(transaction, context, wanted, datesOfBooking(booking, zone));
      const theirZone = isZone(visitorZone) ? visitorZone : booking.zone;
      const wasAt = new Date(booking.start).toISOString();
      if (hasToAsk(booking)) {
        const requested = writeMoveRequest(transaction, context, read, days, {
          start,
          zone,
          visitorZone: theirZone,
        });
        const facts = { ...factsOf(requested), startsAt: new Date(start).toISOString(), wasAt };
        notify(transaction, context, requested.userId, { kind: 'booking-move-asked', ...facts });
        return requested;
      }
      const next = writeMove(transaction, context, read, days, {
        ...{ start, zone, actor: 'visitor', visitorZone: theirZone },
      });
      notify(transaction, context, next.userId, { kind: 'booking-moved', ...factsOf(next), wasAt });
      return next;
    });
  if (context.readCalendars) {
    const { booking } = await getSeenOrThrow(db, { bookingId, token });
    await context.readCalendars(booking.userId);
  }
  const moved = await withAlternatives(context, () => wanted, attempt);
  return readVisitorAnswer(db, db, moved, now);
}
