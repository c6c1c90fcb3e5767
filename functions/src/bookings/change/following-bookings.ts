import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import {
  isTimeFree,
  movedAlike,
  nextBookingStatus,
  reservedSpan,
  MAX_SERIES,
  type Booking,
} from 'shared-lib/model/booking';
import type { CallableHandler } from '../../callable';
import { queueSeriesMail } from '../../outbox/queue-booking-mail';
import { Refusal } from '../../refusal';
import { parseWithInternals, type ReadBooking } from '../record/booking-document';
import { datesAround, datesOfBooking, readBusyDays } from '../time/busy-days';
import { changeStatuses, readOwnerZone } from './change-status';
import { writeMove } from './change-time';
import { cleanText } from '../book/clean-text';
import { readOwnOrThrow } from './owner-changes';
import { bookingTransaction, intervalOf } from '../time/take-slot';
import { bookableOf } from '../record/visitor-booking';

/** Returns the query of an owner's bookings of a series. */
const seriesQuery = (db: Firestore, { userId, seriesId }: Booking): Query =>
  db
    .collection('bookings')
    .where('userId', '==', userId)
    .where('seriesId', '==', seriesId ?? '')
    .limit(MAX_SERIES);

/** Reads the bookings of a series from one on, itself included, in order of time; that one alone where it has no series. */
async function readFollowing(
  transaction: Transaction,
  db: Firestore,
  first: ReadBooking,
): Promise<ReadBooking[]> {
  if (first.booking.seriesId === undefined) return [first];
  const { docs } = await transaction.get(seriesQuery(db, first.booking));
  return docs
    .map(parseWithInternals)
    .filter(({ booking }) => booking.start >= first.booking.start)
    .sort((a, b) => a.booking.start - b.booking.start);
}

const mayCancel = ({ booking: { status } }: ReadBooking) =>
  nextBookingStatus(status, 'cancel', 'owner') !== null;
const mayMove = ({ booking: { status } }: ReadBooking) =>
  nextBookingStatus(status, 'reschedule', 'owner') !== null;

/** Counts the bookings that one action changed at once with this one. */
const changedWith = ({ updatedAt }: Booking, following: readonly ReadBooking[]): number =>
  following.filter(({ booking }) => booking.updatedAt === updatedAt).length;

/** Counts the bookings of a series that can be cancelled from one on, itself included. */
export const countFollowing: CallableHandler<'countFollowing'> = async ({ db, uid }, { bookingId }) =>
  db.runTransaction(
    async (transaction) => {
      const first = await readOwnOrThrow(transaction, db, bookingId, uid);
      return { count: (await readFollowing(transaction, db, first)).filter(mayCancel).length };
    },
    { readOnly: true },
  );

/**
 * Cancels a booking of a series and those that follow, all or none; the customer gets one mail. Those that are over already stay as they
 * are.
 *
 * @throws Refusal `booking-changed`, `booking-state` or `booking-not-found`
 */
export const cancelFollowing: CallableHandler<'cancelFollowing'> = async (
  { db, uid, now },
  { bookingId, sequence, reason },
) =>
  bookingTransaction(db, async (transaction) => {
    const first = await readOwnOrThrow(transaction, db, bookingId, uid);
    const following = await readFollowing(transaction, db, first);
    const { booking } = first;
    if (booking.status === 'cancelled' && booking.sequence === sequence + 1)
      return { count: changedWith(booking, following) };
    if (booking.sequence !== sequence) throw new Refusal('booking-changed');
    if (!mayCancel(first)) throw new Refusal('booking-state');
    const context = { db, now };
    const cancelled = await changeStatuses(transaction, context, following.filter(mayCancel), {
      ...{ action: 'cancel', actor: 'owner', reason: cleanText(reason), isQuiet: true },
    });
    const changes = cancelled.map((one) => ({ booking: one }));
    queueSeriesMail(transaction, context, changes, { event: 'cancelled', by: 'owner' });
    return { count: cancelled.length };
  });

/**
 * Moves a booking of a series to another start, and those that follow by the same days and time of day: all or none. Opening hours, notice
 * and limits don't bind the owner; taken time does, unless they said `overlap`. The customer gets one mail.
 *
 * @throws Refusal `in-past`, `slot-taken`, `booking-changed`, `booking-state` or `booking-not-found`
 */
export const moveFollowing: CallableHandler<'moveFollowing'> = async (
  { db, uid, now },
  { bookingId, sequence, start, overlap },
) =>
  bookingTransaction(db, async (transaction) => {
    const first = await readOwnOrThrow(transaction, db, bookingId, uid);
    const following = await readFollowing(transaction, db, first);
    const { booking } = first;
    if (booking.start === start && [sequence, sequence + 1].includes(booking.sequence))
      return { count: changedWith(booking, following) };
    if (booking.sequence !== sequence) throw new Refusal('booking-changed');
    if (!mayMove(first)) throw new Refusal('booking-state');
    const zone = await readOwnerZone(transaction, db, uid);
    const moves = following.filter(mayMove).map((read) => {
      const to = movedAlike(read.booking.start, { from: booking.start, to: start }, zone);
      return { read, to: read.booking.id === bookingId ? start : to };
    });
    if (moves.some(({ to }) => to <= now)) throw new Refusal('in-past');
    const dates = moves.flatMap(({ read, to }) => [
      ...datesOfBooking(read.booking, zone),
      ...datesAround(reservedSpan(read.booking.service, to), zone),
    ]);
    const days = await readBusyDays(transaction, db, { uid, zone }, dates);
    for (const { read } of moves) {
      days.remove('booking', read.booking.id);
      days.remove('request', read.booking.id);
    }
    for (const { read, to } of moves) {
      const { id, service } = read.booking;
      const span = reservedSpan(service, to);
      if (!overlap && !isTimeFree({ ...span, intervals: days.intervals, now }))
        throw new Refusal('slot-taken');
      days.add(intervalOf({ kind: 'booking', id }, bookableOf(read.booking), to, zone));
    }
    const context = { db, now };
    const moved = moves.map(({ read, to }) => ({
      booking: writeMove(transaction, context, read, days, {
        ...{ start: to, zone, actor: 'owner', visitorZone: read.booking.zone, mail: null },
      }),
      before: read.booking.start,
    }));
    queueSeriesMail(transaction, context, moved, { event: 'rescheduled', by: 'owner' });
    return { count: moved.length };
  });
