import type { ReactNode } from 'react';
import { isolated, mapsUrl } from 'shared-lib/model';
import { PENDING_STATUSES, type VisitorBooking } from 'shared-lib/model/booking';
import { clocksDiffer, zonesToShow } from '../time/appointment-zones';
import { otherTimeAt, spanAt, zoneName } from '../format';
import { duration, price } from '../steps/service-facts';
import { words } from '../words';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Renders the place of a booking, or who calls whom; a call's link and the map of an address can be opened. */
function Place({ booking: { service, status, ownerName } }: { booking: VisitorBooking }) {
  const { place } = service;
  const kind = words().service.places[place.kind];
  if (place.kind === 'phone') {
    const { youCall, callsYou } = words().facts;
    return (
      <>
        {kind}
        <small>{place.detail ? youCall(place.detail) : callsYou(isolated(ownerName))}</small>
      </>
    );
  }
  if (!place.detail)
    return (
      <>
        {kind}
        {place.kind === 'video' && PENDING_STATUSES.has(status) && <small>{words().facts.linkLater}</small>}
      </>
    );
  if (place.kind === 'in-person')
    return (
      <>
        {kind}: {place.detail}
        <small>
          <a href={mapsUrl(place.detail)} target="_blank" rel="noopener noreferrer">
            {words().facts.directions}
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
  const zones = zonesToShow(service.place.kind, { owner: booking.ownerZone, visitor: zone });
  return (
    <dl className="tj-facts">
      <Fact name={words().facts.service}>
        {words().done.calendarTitle(isolated(service.name), isolated(ownerName))}
        {service.parts?.map((part) => (
          <small key={part.id}>
            {isolated(part.name)} · {duration(part.durationMinutes)} ·{' '}
            {price({ ...part, currency: service.currency })}
          </small>
        ))}
      </Fact>
      <Fact name={words().facts.when}>
        {spanAt(booking, zones.first)}
        <small>{zoneName(zones.first)}</small>
        {clocksDiffer(start, zones) && <small>{otherTimeAt(start, zones)}</small>}
      </Fact>
      <Fact name={words().facts.where}>
        <Place booking={booking} />
      </Fact>
      <Fact name={words().facts.price}>
        {price(service)} · {duration(service.durationMinutes)}
      </Fact>
      {booking.reason && <Fact name={words().facts.reason}>{booking.reason}</Fact>}
    </dl>
  );
}
