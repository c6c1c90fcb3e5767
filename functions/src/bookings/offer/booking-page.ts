import { addDays, takenTimeOf, type BookingPage, type LocalDate } from 'shared-lib/model/booking';
import { readShownOfferOrThrow } from './booking-offer';
import { listBusyIntervals } from '../time/busy-days';
import { readOwnKeys, type OwnTime } from '../time/own-time';
import type { BookingContext } from '../time/take-slot';

/** An asker without a hold or a booking of their own. */
const NONE: OwnTime = { session: '', link: '' };

/** Returns an owner's hours with only those special dates that fall into a range. */
function within(
  availability: BookingPage['availability'],
  { from, to }: { from: LocalDate; to: LocalDate },
): BookingPage['availability'] {
  const inRange = Object.entries(availability.overrides).filter(([date]) => date >= from && date <= to);
  return { ...availability, overrides: Object.fromEntries(inRange) };
}

/**
 * Reads everything that a card's booking page computes its slots from: two documents, and the days that have bookings.
 * When the owner can't be booked it doesn't say why.
 *
 * @param range - First and last date in the owner's zone, both included.
 * @param own - Secrets of the asker, whose own hold and booking don't count as taken.
 * @throws Refusal `service-gone`
 */
export async function readBookingPage(
  { db, now }: BookingContext,
  slug: string,
  range: { from: LocalDate; to: LocalDate },
  own: OwnTime = NONE,
): Promise<BookingPage> {
  const { uid, ...offer } = await readShownOfferOrThrow(db, slug);
  const [intervals, ignore] = await Promise.all([
    listBusyIntervals(db, uid, { from: addDays(range.from, -1), to: addDays(range.to, 1) }),
    readOwnKeys(db, uid, own),
  ]);
  const taken = takenTimeOf({ intervals, now, ignore }, offer);
  return { now, ...offer, availability: within(offer.availability, range), taken };
}
