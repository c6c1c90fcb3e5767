import type { VisitorBookingInputs, VisitorBookingOutputs } from 'shared-lib/model/booking';
import { writeBooking } from '../bookings/change/change-status';
import { readLinkedOrThrow } from '../bookings/record/linked-booking';
import { bookingTransaction, type BookingContext } from '../bookings/time/take-slot';
import { answerFor } from '../bookings/record/visitor-booking';
import { plannedWhatsAppRef } from '../outbox/plan-whatsapp';

/**
 * Takes back the wish of a booking's visitor to be reminded by WhatsApp, also by the link in such a reminder: a booking that is moved has
 * another one. It changes nothing else, and the link stays valid.
 *
 * @throws Refusal `bad-link`
 */
export async function stopWhatsApp(
  context: BookingContext,
  link: VisitorBookingInputs['stop-whatsapp'],
): Promise<VisitorBookingOutputs['stop-whatsapp']> {
  const { db, now } = context;
  const { booking, right } = await bookingTransaction(db, async (transaction) => {
    const read = await readLinkedOrThrow(transaction, db, link, () => false, 'reminder');
    const { whatsApp, ...kept } = read.booking;
    if (!whatsApp) return read;
    writeBooking(transaction, context, { ...read, booking: kept });
    transaction.delete(plannedWhatsAppRef(db, kept.id));
    return { ...read, booking: kept };
  });
  return answerFor(right, db, booking, now);
}
