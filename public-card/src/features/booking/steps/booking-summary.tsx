import type { PublicService } from 'shared-lib/model/booking';
import { clocksDiffer, type ShownZones } from '../time/appointment-zones';
import { dateTimeAt, otherTimeAt, zoneName } from '../format';
import { words } from '../words';
import { serviceFacts } from './service-facts';

/** Renders the service and the time of a booking, with a way back to each choice. */
export function BookingSummary({
  service,
  start,
  zones,
  onService,
  onTime,
}: {
  service: PublicService;
  /** Milliseconds since the epoch; `null` until one is chosen. */
  start: number | null;
  zones: ShownZones;
  /** Left out where there is only one service. */
  onService?: () => void;
  /** Left out where the time is offered, not chosen. */
  onTime?: () => void;
}) {
  const change = (what: string, onClick: () => void) => (
    <button type="button" className="tj-plain" aria-label={words().changeOf(what)} onClick={onClick}>
      {words().change}
    </button>
  );
  return (
    <div className="tj-summary" role="group" aria-label={words().form.summary}>
      <div>
        <p>
          <span className="tj-title" dir="auto">
            {service.name}
          </span>
          <span className="tj-detail">{serviceFacts(service)}</span>
        </p>
        {onService && change(words().service.what, onService)}
      </div>
      {start !== null && (
        <div>
          <p>
            <span className="tj-title">{dateTimeAt(start, zones.first)}</span>
            <span className="tj-detail">
              {words().time.zone(zoneName(zones.first))}
              {clocksDiffer(start, zones) && `. ${otherTimeAt(start, zones)}`}
            </span>
          </p>
          {onTime && change(words().time.what, onTime)}
        </div>
      )}
    </div>
  );
}
