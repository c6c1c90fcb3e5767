import type { Transaction } from 'firebase-admin/firestore';
import { nextBookingStatus, reservedSpan, type Booking, type BookingActor } from 'shared-lib/domain/booking';
import { queueBookingMail } from '../mail/queue-booking-mail';
import { Refusal } from '../refusal';
import { datesAround, type BusyDays } from './busy-days';
import { writeBooking, type ReadBooking } from './change-status';
import { intervalOf, type BookingContext } from './take-slot';
import { bookableOf } from './visitor-booking';

const MINUTE_MS = 60_000;

/** The dates on which a booking stands: its move reads them together with those that it goes to. */
export function datesOfBooking({ service, start }: Booking, zone: string): string[] {
  return datesAround(reservedSpan(service, start), zone);
}

/**
 * Makes sure that a booking may get another time at all; what is over doesn't come back to life.
 *
 * @throws Refusal `booking-state`
 */
export function refuseMove({ status }: Booking, actor: BookingActor): void {
  if (!nextBookingStatus(status, 'reschedule', actor)) throw new Refusal('booking-state');
}

/**
 * Gives a booking another time, in the transaction that has made sure of it: the old time becomes free and the new one is
 * taken at once. The calendar's UID stays, its sequence rises. Writes only.
 *
 * @param days - The days of both times.
 * @returns The booking as it is then.
 */
export function writeMove(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  days: BusyDays,
  {
    start,
    zone,
    actor,
    visitorZone,
  }: { start: number; zone: string; actor: BookingActor; visitorZone: string },
): Booking {
  // The owner confirmed another time than the one that the visitor wants now.
  const asksAgain =
    actor === 'visitor' && booking.status === 'confirmed' && booking.service.needsConfirmation;
  const next: Booking = {
    ...booking,
    start,
    end: start + booking.service.durationMinutes * MINUTE_MS,
    zone: visitorZone,
    status: asksAgain ? 'pending_confirmation' : booking.status,
    sequence: booking.sequence + 1,
    updatedAt: context.now,
  };
  days.remove(booking.id);
  days.add(intervalOf(booking.id, bookableOf(booking, null), start, zone));
  days.write(transaction, context);
  writeBooking(transaction, context, { booking: next, internal });
  queueBookingMail(transaction, context, next, 'rescheduled');
  return next;
}
