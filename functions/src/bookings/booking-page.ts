import { addDays, type BookingPage } from 'shared-lib/domain/booking';
import { readShownOfferOrThrow } from './booking-offer';
import { listBusyIntervals } from './busy-days';
import type { BookingContext } from './take-slot';

/**
 * All that a card's booking page computes its slots from: two documents, and the days that have bookings. Changes nothing.
 *
 * @param range - First and last date of the owner's, both included.
 * @throws Refusal `service-gone`
 */
export async function readBookingPage(
  { db, now }: BookingContext,
  slug: string,
  { from, to }: { from: string; to: string },
): Promise<BookingPage> {
  const { uid, ...offer } = await readShownOfferOrThrow(db, slug);
  const intervals = await listBusyIntervals(db, uid, { from: addDays(from, -1), to: addDays(to, 1) });
  const busy = new Map(
    intervals
      .filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now)
      .map((interval) => [interval.id, interval]),
  );
  return { now, ...offer, busy: [...busy.values()] };
}
