import type { ReactNode } from 'react';
import { mapsUrl } from 'shared-lib/domain';
import { PENDING_STATUSES, type VisitorBooking } from 'shared-lib/domain/booking';
import { clocksDiffer, toldZones } from './appointment-zones';
import { duration, otherTimeAt, price, spanAt, zoneName } from './format';
import { messages } from './messages';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Renders the place of a booking; a call's link and the map of an address can be opened. */
function Place({ booking: { service, status } }: { booking: VisitorBooking }) {
  const { place } = service;
  const kind = messages.service.places[place.kind];
  if (!place.detail)
    return (
      <>
        {kind}
        {place.kind === 'video' && PENDING_STATUSES.has(status) && <small>{messages.facts.linkLater}</small>}
      </>
    );
  if (place.kind === 'in-person')
    return (
      <>
        {kind}: {place.detail}
        <small>
          <a href={mapsUrl(place.detail)} target="_blank" rel="noopener noreferrer">
            {messages.facts.directions}
          </a>
        </small>
      </>
    );
  if (/^https:\/\//.test(place.detail))
    return (
      <>
        {kind}:{' '}
        <a href={place.detail} rel="noopener noreferrer">
          {place.detail}
        </a>
      </>
    );
  return `${kind}: ${place.detail}`;
}

/**
 * Renders the data of a booking.
 *
 * @param props.zone - Zone of the visitor.
 */
export function BookingFacts({ booking, zone }: { booking: VisitorBooking; zone: string }) {
  const { service, ownerName, start } = booking;
  const zones = toldZones(service.place.kind, { owner: booking.ownerZone, visitor: zone });
  return (
    <dl className="tj-facts">
      <Fact name={messages.facts.service}>{messages.done.calendarTitle(service.name, ownerName)}</Fact>
      <Fact name={messages.facts.when}>
        {spanAt(booking, zones.first)}
        <small>{zoneName(zones.first)}</small>
        {clocksDiffer(start, zones) && <small>{otherTimeAt(start, zones)}</small>}
      </Fact>
      <Fact name={messages.facts.where}>
        <Place booking={booking} />
      </Fact>
      <Fact name={messages.facts.price}>
        {price(service)} · {duration(service.durationMinutes)}
      </Fact>
      {booking.reason && <Fact name={messages.facts.reason}>{booking.reason}</Fact>}
    </dl>
  );
}
