import type { CallableHandler } from '../callable';
import { bookingRef, parseBooking } from '../bookings/record/booking-document';
import { Refusal } from '../refusal';
import { readReceipt } from './read-receipt';

/** Returns the receipt of an own booking, as its visitor gets it. */
export const paymentReceipt: CallableHandler<'paymentReceipt'> = async ({ db, uid }, { bookingId }) => {
  const stored = await bookingRef(db, bookingId).get();
  // Of an erased booking only figures stay.
  if (stored.get('userId') !== uid || stored.get('erasedAt') !== undefined)
    throw new Refusal('booking-not-found');
  const receipt = await readReceipt(db, parseBooking(stored));
  if (!receipt) throw new Refusal('booking-state');
  return { name: receipt.name, file: Buffer.from(receipt.bytes).toString('base64') };
};
