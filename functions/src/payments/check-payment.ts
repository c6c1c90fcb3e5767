import { logger } from 'firebase-functions/v2';
import type { VisitorBookingInputs, VisitorBookingOutputs } from 'shared-lib/model/booking';
import { redact } from 'shared-lib/logger';
import { readBooking } from '../bookings/change/change-status';
import { getSeenOrThrow, hasSettledBy } from '../bookings/record/linked-booking';
import type { BookingContext } from '../bookings/time/take-slot';
import { answerFor } from '../bookings/record/visitor-booking';
import { Refusal } from '../refusal';
import { settlePayment } from './settle-payment';

/** Settles a booking's payment at once if it can; a job does it later otherwise. */
export async function settleSoon(context: BookingContext, bookingId: string): Promise<void> {
  try {
    await settlePayment(context, bookingId);
  } catch (error) {
    logger.warn('A payment is settled later', redact({ bookingId, error }));
  }
}

/**
 * Fetches a booking's payment from Stripe for the page that Stripe leads back to, and returns the updated booking. The link from just
 * before the payment, or the saving of the card, is still valid, as the payer has no newer one.
 *
 * @throws Refusal `bad-link`
 */
export async function checkPayment(
  context: BookingContext,
  { bookingId, token }: VisitorBookingInputs['settle'],
): Promise<VisitorBookingOutputs['settle']> {
  const { db, now } = context;
  const { right } = await getSeenOrThrow(db, { bookingId, token });
  await settleSoon(context, bookingId);
  const read = await db.runTransaction((transaction) => readBooking(transaction, db, bookingId));
  if (!read) throw new Refusal('bad-link');
  const { booking } = read;
  const isPayers = right === 'look' && (await hasSettledBy(db, booking, token));
  return answerFor(isPayers ? 'all' : right, db, booking, now);
}
