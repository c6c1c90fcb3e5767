import type { Transaction } from 'firebase-admin/firestore';
import {
  moveRequestEnd,
  nextBookingStatus,
  openMoveRequest,
  reservedSpan,
  type Booking,
} from 'shared-lib/model/booking';
import { queueBookingMail } from '../../outbox/queue-booking-mail';
import { Refusal } from '../../refusal';
import { datesAround, datesOfBooking, readBusyDays, type BusyDays } from '../time/busy-days';
import { readOwnerZone, writeBooking } from './change-status';
import { writeMove } from './change-time';
import { changedAt } from '../time/changed-at';
import { intervalOf, type BookingContext } from '../time/take-slot';
import type { ReadBooking } from '../record/booking-document';
import { bookableOf } from '../record/visitor-booking';

/**
 * Reports whether a visitor can only request another hour, which the owner then accepts or refuses: true where the owner confirmed the
 * agreed one by hand.
 */
export const hasToAsk = ({ status, service }: Booking): boolean =>
  service.needsConfirmation && nextBookingStatus(status, 'ask-move', 'visitor') !== null;

/** Returns the hour that a booking's visitor wants now: the requested one, or else the agreed one. */
export const wantedStart = ({ start, moveRequest }: Booking): number => moveRequest?.start ?? start;

/**
 * Stores a visitor's request for another hour, which is held for them beside the agreed one. An earlier request is replaced, and its hour
 * becomes free. Writes only.
 *
 * @param days - Busy days of both hours, and of the one requested before.
 */
export function writeMoveRequest(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  days: BusyDays,
  { start, zone, visitorZone }: { start: number; zone: string; visitorZone: string },
): Booking {
  const { moveAnswer: _, ...asked } = booking;
  const moveRequest = { start, zone: visitorZone };
  const next: Booking = {
    ...asked,
    moveRequest,
    sequence: booking.sequence + 1,
    updatedAt: changedAt(booking, context.now),
  };
  const until = moveRequestEnd(booking, moveRequest);
  days.remove('request', booking.id);
  days.add(intervalOf({ kind: 'request', id: booking.id }, bookableOf(booking), start, zone, until));
  days.write(transaction, context);
  writeBooking(transaction, context, { booking: next, internal });
  queueBookingMail(transaction, context, next, { event: 'move-asked', by: 'visitor' });
  return next;
}

/** Ends a request, in a transaction: the agreed hour stays, and the requested one becomes free. */
export async function endMoveRequest(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  answer: 'keep-time' | 'withdraw-move',
): Promise<Booking> {
  const zone = await readOwnerZone(transaction, context.db, booking.userId);
  const owner = { uid: booking.userId, zone };
  const days = await readBusyDays(transaction, context.db, owner, datesOfBooking(booking, zone));
  const { moveRequest: _, ...agreed } = booking;
  const next: Booking = {
    ...agreed,
    moveAnswer: answer,
    sequence: booking.sequence + 1,
    updatedAt: changedAt(booking, context.now),
  };
  days.remove('request', booking.id);
  days.write(transaction, context);
  writeBooking(transaction, context, { booking: next, internal });
  const mail = {
    'keep-time': ['move-kept', 'owner'],
    'withdraw-move': ['move-withdrawn', 'visitor'],
  } as const;
  const [event, by] = mail[answer];
  queueBookingMail(transaction, context, next, { event, by });
  return next;
}

/** Moves a booking to the hour that its visitor has requested, which is held for them. */
async function acceptMove(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  { start, zone: visitorZone }: NonNullable<Booking['moveRequest']>,
): Promise<Booking> {
  const { booking } = read;
  const zone = await readOwnerZone(transaction, context.db, booking.userId);
  const dates = [
    ...datesOfBooking(booking, zone),
    ...datesAround(reservedSpan(booking.service, start), zone),
  ];
  const days = await readBusyDays(transaction, context.db, { uid: booking.userId, zone }, dates);
  return writeMove(transaction, context, read, days, {
    ...{ start, zone, actor: 'visitor', visitorZone },
    mail: { event: 'move-accepted', by: 'owner' },
  });
}

/**
 * Answers a visitor's request for another hour, in a transaction.
 *
 * @throws Refusal `booking-state` where no request is open any more, or one of the hours has begun
 */
export async function answerMoveRequest(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  answer: 'accept-move' | 'keep-time',
): Promise<Booking> {
  const request = openMoveRequest(read.booking, context.now);
  if (!request) throw new Refusal('booking-state');
  return answer === 'accept-move'
    ? acceptMove(transaction, context, read, request)
    : endMoveRequest(transaction, context, read, answer);
}
