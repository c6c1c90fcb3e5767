import { NEXT_OFFERED, nextVisitWeeks, startWeeksLater, type Booking } from 'shared-lib/model/booking';

/**
 * Reports whether a booking leads to a next appointment: it takes place, or did, its visitor made it by themselves, and their data is
 * still theirs to use. An owner's series has its next appointments already.
 */
export const leadsToNext = ({ status, createdBy, seriesId, customer, eraseAfter }: Booking): boolean =>
  NEXT_OFFERED.has(status) &&
  createdBy === 'visitor' &&
  seriesId === undefined &&
  customer.email !== '' &&
  eraseAfter === undefined;

/**
 * Returns the weeks after which a booking's page offers the next appointment; 0 where there can be none.
 *
 * @param services - Those of the booking now.
 * @param zone - The owner's.
 */
export function weeksToOffer(
  booking: Booking,
  services: Parameters<typeof nextVisitWeeks>[0],
  { zone, now }: { zone: string; now: number },
): number {
  const weeks = leadsToNext(booking) ? nextVisitWeeks(services) : 0;
  return weeks > 0 && startWeeksLater(booking.start, weeks, zone) > now ? weeks : 0;
}
