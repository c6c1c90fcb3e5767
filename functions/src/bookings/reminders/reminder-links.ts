import type { CallableHandler } from '../../callable';
import { bookingRef, parseBooking } from '../record/booking-document';
import { reminderPath } from '../record/booking-token';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../offer/card-address';

/**
 * Returns the paths by which the visitors of own bookings confirm or cancel. Bookings of others, and those that don't take
 * place any more, are left out, as missing ones are.
 */
export const reminderLinks: CallableHandler<'reminderLinks'> = async ({ db, uid, now }, { bookingIds }) => {
  const stored = await db.getAll(...bookingIds.map((id) => bookingRef(db, id)));
  const bookings = stored
    .filter((found) => found.get('userId') === uid)
    .map(parseBooking)
    .filter(({ status, start, erasedAt }) => status === 'confirmed' && start > now && erasedAt === undefined);
  if (bookings.length === 0) return { paths: {} };
  const cards = await db.getAll(...bookings.map((booking) => bookedCardRef(db, booking)), {
    fieldMask: [...ADDRESS_FIELDS],
  });
  const paths = bookings.map((booking, index) => [
    booking.id,
    reminderPath(booking, addressNow(booking, cards[index]!)),
  ]);
  return { paths: Object.fromEntries(paths) as Record<string, string> };
};
