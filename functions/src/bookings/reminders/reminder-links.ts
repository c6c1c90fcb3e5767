import type { CallableHandler } from '../../callable';
import { bookingRef, parseBookings } from '../record/booking-document';
import { readFor } from '../../stored/read-all';
import { reminderPath } from '../record/booking-token';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../offer/card-address';

/**
 * Returns the paths by which the visitors of own bookings confirm or cancel. Bookings of others, and those that don't take
 * place any more, are left out, as missing ones are.
 */
export const reminderLinks: CallableHandler<'reminderLinks'> = async ({ db, uid, now }, { bookingIds }) => {
  const stored = await db.getAll(...bookingIds.map((id) => bookingRef(db, id)));
  const bookings = parseBookings(stored.filter((found) => found.get('userId') === uid)).filter(
    ({ status, start, erasedAt }) => status === 'confirmed' && start > now && erasedAt === undefined,
  );
  const cards = await readFor(db, bookings, (booking) => bookedCardRef(db, booking), ADDRESS_FIELDS);
  const paths = cards.map(
    ({ item, found }) => [item.id, reminderPath(item, addressNow(item, found))] as const,
  );
  return { paths: Object.fromEntries(paths) };
};
