import {
  notedAt,
  type Booking,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import { writeBooking } from './change-status';
import { readLinkedOrThrow } from '../record/linked-booking';
import { bookingTransaction, type BookingContext } from '../time/take-slot';
import { answerFor } from '../record/visitor-booking';

/**
 * Stores that a booking's visitor confirms that they come. Nothing else changes: calendars get no update, and the link stays valid.
 *
 * @throws Refusal `bad-link`, or `booking-state` for a booking that its owner hasn't confirmed or that has begun
 */
export async function confirmAttendance(
  context: BookingContext,
  link: VisitorBookingInputs['attend'],
): Promise<VisitorBookingOutputs['attend']> {
  const { db, now } = context;
  const { booking, right } = await bookingTransaction(db, async (transaction) => {
    const read = await readLinkedOrThrow(transaction, db, link, () => false, 'reminder');
    const { status, start } = read.booking;
    if (status !== 'confirmed' || start <= now) throw new Refusal('booking-state');
    if (notedAt(read.booking.attends, read.booking) !== null) return read;
    const next: Booking = { ...read.booking, attends: { at: now, start } };
    writeBooking(transaction, context, { ...read, booking: next });
    return { ...read, booking: next };
  });
  return answerFor(right, db, booking, now);
}
