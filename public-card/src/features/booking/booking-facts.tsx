import type { ReactNode } from 'react';
import type { VisitorBooking } from 'shared-lib/domain/booking';
import { duration, price, spanAt, zoneName } from './format';
import { messages } from './messages';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Where it takes place; a call's link can be followed. */
function Place({ place }: Pick<VisitorBooking['service'], 'place'>) {
  const kind = messages.service.places[place.kind];
  if (!place.detail) return kind;
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

/** What was booked, fact by fact. */
export function BookingFacts({ booking, zone }: { booking: VisitorBooking; zone: string }) {
  const { service, ownerName } = booking;
  return (
    <dl className="tj-facts">
      <Fact name={messages.facts.service}>{messages.done.calendarTitle(service.name, ownerName)}</Fact>
      <Fact name={messages.facts.when}>
        {spanAt(booking, zone)}
        <small>{zoneName(zone)}</small>
      </Fact>
      <Fact name={messages.facts.where}>
        <Place place={service.place} />
      </Fact>
      <Fact name={messages.facts.price}>
        {price(service)} · {duration(service.durationMinutes)}
      </Fact>
      {booking.reason && <Fact name={messages.facts.reason}>{booking.reason}</Fact>}
    </dl>
  );
}
