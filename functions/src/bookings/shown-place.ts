import type { Booking, BookingStatus, ServicePlace } from 'shared-lib/domain/booking';

/** States in which the owner has accepted the booking and any payment that is due before it. */
const AGREED: ReadonlySet<BookingStatus> = new Set(['confirmed', 'completed', 'no_show']);

/**
 * Returns the place of a booking as its visitor may see it. The link of a video call is left out until the booking is
 * confirmed, and again once it is cancelled, since it lets its holder into the call.
 */
export function shownPlace({ service, status }: Pick<Booking, 'service' | 'status'>): ServicePlace {
  const { kind, detail } = service.place;
  return { kind, detail: kind === 'video' && !AGREED.has(status) ? '' : detail };
}
