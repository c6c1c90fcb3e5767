import type { Transaction } from 'firebase-admin/firestore';
import { isTimeFree, nextBookingStatus, reservedSpan, type Booking } from 'shared-lib/model/booking';
import { datesAround, readBusyDays } from '../bookings/time/busy-days';
import { changeStatus, readOwnerZone, writeBooking } from '../bookings/change/change-status';
import type { ReadBooking } from '../bookings/record/booking-document';
import { intervalOf, type BookingContext } from '../bookings/time/take-slot';
import { bookableOf } from '../bookings/record/visitor-booking';
import { awaitsCard, cardReceived, paymentReceived } from '../bookings/change/online-payment';
import { queueBookingMail } from '../outbox/queue-booking-mail';

/** Returns a booking's payment after Stripe has received money for it, or saved a card in its place. */
const withReceived = ({ payment }: Booking, paid: number, now: number): Booking['payment'] =>
  awaitsCard(payment) ? cardReceived(payment) : paymentReceived(payment, paid, now);

/** Records money that was received for a booking and schedules a full refund. Writes only. */
function writeGiveBack(
  transaction: Transaction,
  context: BookingContext,
  { booking, internal }: ReadBooking,
  paid: number,
): void {
  if (awaitsCard(booking.payment)) {
    // Nothing was charged, so nobody is notified: the card is deleted next.
    const payment = cardReceived(booking.payment);
    writeBooking(transaction, context, {
      booking: { ...booking, payment, updatedAt: context.now },
      internal,
    });
    return;
  }
  const received = paymentReceived(booking.payment, paid, context.now);
  const next: Booking = {
    ...booking,
    payment: {
      ...received,
      state: 'refunding',
      ...(received.online && { online: { ...received.online, giveBack: paid } }),
    },
    updatedAt: context.now,
  };
  writeBooking(transaction, context, { booking: next, internal });
  queueBookingMail(transaction, context, next, { event: 'paid-late', by: 'system' });
}

/** Restores an expired booking whose payment has arrived, if its time is still free; refunds the payment otherwise. */
async function reviveOrGiveBack(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  paid: number,
): Promise<void> {
  const { db, now } = context;
  const { booking, internal } = read;
  const status = nextBookingStatus(booking.status, 'revive', 'system');
  const zone = await readOwnerZone(transaction, db, booking.userId);
  const span = reservedSpan(booking.service, booking.start);
  const owner = { uid: booking.userId, zone };
  const days = await readBusyDays(transaction, db, owner, datesAround(span, zone));
  const isFree = booking.start > now && isTimeFree({ ...span, intervals: days.intervals, now });
  if (!status || !isFree) {
    writeGiveBack(transaction, context, read, paid);
    return;
  }
  const next: Booking = {
    ...booking,
    status,
    sequence: booking.sequence + 1,
    payment: withReceived(booking, paid, now),
    updatedAt: now,
  };
  const bookable = bookableOf(booking);
  days.add(intervalOf({ kind: 'booking', id: booking.id }, bookable, booking.start, zone));
  days.write(transaction, context);
  writeBooking(transaction, context, { booking: next, internal });
  const event = awaitsCard(booking.payment) ? 'card-kept' : 'paid';
  queueBookingMail(transaction, context, next, { event, by: 'system' });
}

/**
 * Records the money that Stripe has received for a booking, or the card that it has saved, and changes the booking's status accordingly.
 */
export async function countPayment(
  transaction: Transaction,
  context: BookingContext,
  read: ReadBooking,
  { step, paid }: { step: 'confirm' | 'note' | 'revive' | 'give-back'; paid: number },
): Promise<void> {
  if (step === 'give-back') writeGiveBack(transaction, context, read, paid);
  else if (step === 'revive') await reviveOrGiveBack(transaction, context, read, paid);
  else {
    const received = awaitsCard(read.booking.payment) ? null : paid;
    await changeStatus(transaction, context, read, { action: 'pay', actor: 'system', paid: received });
  }
}
