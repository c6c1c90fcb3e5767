import type { Transaction } from 'firebase-admin/firestore';
import { nextBookingStatus, type Booking, type BookingActor } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { queueBookingMail } from '../../outbox/queue-booking-mail';
import { Refusal } from '../../refusal';
import type { BookingMailEvent } from '../../outbox/outbox';
import type { BusyDays } from '../time/busy-days';
import { writeBooking } from './change-status';
import { refundsAfterMove } from './online-payment';
import { paymentAfterMove } from './payment-deadline';
import { intervalOf, type BookingContext } from '../time/take-slot';
import { bookableOf } from '../record/visitor-booking';
import type { ReadBooking } from '../record/booking-document';
import { changedAt } from '../time/changed-at';

/**
 * Refuses to move a booking whose state doesn't allow it, such as a cancelled one.
 *
 * @throws Refusal `booking-state`
 */
export function refuseMove({ status }: Booking, actor: BookingActor): void {
  if (!nextBookingStatus(status, 'reschedule', actor)) throw new Refusal('booking-state');
}

/**
 * Moves a booking to another time, in the transaction that has checked the new time: the old time becomes free and the
 * new one is taken. The calendar's UID stays, its sequence rises, and an open request of the visitor is settled. Writes only.
 *
 * @param days - Busy days of both times, and of the requested one.
 * @returns The booking after the move.
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
    mail = { event: 'rescheduled', by: actor },
  }: {
    start: number;
    zone: string;
    /** Party that wanted the new time. */
    actor: BookingActor;
    visitorZone: string;
    /** `null` where somebody else queues the mail and plans the reminders. */
    mail?: { event: BookingMailEvent; by: BookingActor } | null;
  },
): Booking {
  const end = start + booking.service.durationMinutes * MINUTE_MS;
  const { moveNotifiedAt: _, moveRequest: __, moveAnswer: ___, ...moved } = booking;
  const refunds = refundsAfterMove(booking, { to: start, by: actor, now: context.now });
  const next: Booking = {
    ...moved,
    start,
    end,
    zone: visitorZone,
    payment: paymentAfterMove({ ...booking, payment: refunds }, start, context.now),
    // Until the visitor is mailed about an hour that they didn't choose.
    ...(actor === 'owner' && { moveNotifiedAt: null }),
    ...(mail?.event === 'move-accepted' && { moveAnswer: 'accept-move' }),
    sequence: booking.sequence + 1,
    // Data that was to go after the appointment goes after the new one.
    ...(booking.eraseAfter !== undefined && { eraseAfter: end }),
    updatedAt: changedAt(booking, context.now),
  };
  days.remove('booking', booking.id);
  days.remove('request', booking.id);
  days.add(intervalOf({ kind: 'booking', id: booking.id }, bookableOf(booking), start, zone));
  days.write(transaction, context);
  writeBooking(transaction, context, { booking: next, internal });
  if (mail) queueBookingMail(transaction, context, next, { ...mail, before: booking.start });
  return next;
}
