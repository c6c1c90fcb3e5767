import type { VisitorBookingInputs, VisitorDataExport } from 'shared-lib/model/booking';
import { getLinkedOrThrow } from '../record/linked-booking';
import type { BookingContext } from '../time/take-slot';
import { readVisitorAnswer } from '../record/visitor-booking';

const isoOf = (instant: number) => new Date(instant).toISOString();

/**
 * Returns the data stored with a booking to the holder of its link: contact data, answers and state. The owner's notes
 * and data from other bookings aren't included: a link proves who made this booking, not whose address was given.
 *
 * @throws Refusal `bad-link`
 */
export async function exportBooking(
  { db, now }: BookingContext,
  { bookingId, token }: VisitorBookingInputs['export'],
): Promise<VisitorDataExport> {
  const stored = await getLinkedOrThrow(db, { bookingId, token });
  const { booking } = await readVisitorAnswer(db, db, stored, now);
  const { id, customer, answers, notes, invoice, zone, language, status, reason, payment } = stored;
  return {
    version: '1.0',
    exportedAt: isoOf(now),
    controller: booking.ownerName,
    booking: {
      id,
      customer,
      answers,
      notes,
      ...(invoice && { invoice }),
      zone,
      language,
      status,
      reason,
      service: booking.service,
      start: isoOf(stored.start),
      end: isoOf(stored.end),
      payment: { state: payment.state, paidAt: payment.paidAt === null ? null : isoOf(payment.paidAt) },
      createdAt: isoOf(stored.createdAt),
      updatedAt: isoOf(stored.updatedAt),
      notice: stored.notice?.version ?? null,
      whatsApp: stored.whatsApp === undefined ? null : isoOf(stored.whatsApp.askedAt),
      attends: stored.attends === undefined ? null : isoOf(stored.attends.at),
      eraseAfter: stored.eraseAfter === undefined ? null : isoOf(stored.eraseAfter),
    },
  };
}
