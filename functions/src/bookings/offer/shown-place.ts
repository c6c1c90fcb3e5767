import { AGREED_STATUSES, type Booking, type ServicePlace } from 'shared-lib/model/booking';

/**
 * Returns the place of a booking as its visitor may see it. The link of a video call is left out until the booking is
 * confirmed, and again once it is cancelled, since it lets its holder into the call.
 */
export function shownPlace({ service, status }: Pick<Booking, 'service' | 'status'>): ServicePlace {
  const { kind, detail } = service.place;
  return { kind, detail: kind === 'video' && !AGREED_STATUSES.has(status) ? '' : detail };
}
