import { resolveEndpoints } from 'shared-lib/config';
import { isolated, OWNER_SCREENS } from 'shared-lib/model';
import type { Booking, CalendarEvent } from 'shared-lib/model/booking';

/**
 * Converts a booking to an event of its owner's calendar. The customer's address and phone are left out, as calendars are often shared.
 */
export function ownersEvent({
  id,
  icsUid,
  sequence,
  status,
  start,
  end,
  updatedAt,
  service,
  customer,
}: Booking): CalendarEvent {
  const origin = process.env['SHELL_ORIGIN'] ?? resolveEndpoints(undefined).origins.shell;
  return {
    uid: icsUid,
    sequence,
    stampedAt: updatedAt,
    start,
    end,
    status,
    title: `${isolated(service.name)} · ${isolated(customer.name)}`,
    place: service.place.detail,
    description: '',
    url: `${origin.replace(/\/$/, '')}${OWNER_SCREENS.bookings.path}?reserva=${id}`,
  };
}
