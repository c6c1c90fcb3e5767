import type { PublicService } from 'shared-lib/domain/booking';
import { clocksDiffer, type ToldZones } from './appointment-zones';
import { dateTimeAt, otherTimeAt, zoneName } from './format';
import { messages } from './messages';
import { serviceFacts } from './service-step';

/** Renders the choices so far, with a way back to each. */
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
  zones: ToldZones;
  /** Left out where there is only one service. */
  onService?: () => void;
  onTime: () => void;
}) {
  const change = (what: string, onClick: () => void) => (
    <button type="button" className="tj-plain" aria-label={messages.changeOf(what)} onClick={onClick}>
      {messages.change}
    </button>
  );
  return (
    <div className="tj-summary" role="group" aria-label={messages.form.summary}>
      <div>
        <p>
          <span className="tj-title" dir="auto">
            {service.name}
          </span>
          <span className="tj-detail">{serviceFacts(service)}</span>
        </p>
        {onService && change(messages.service.what, onService)}
      </div>
      {start !== null && (
        <div>
          <p>
            <span className="tj-title">{dateTimeAt(start, zones.first)}</span>
            <span className="tj-detail">
              {messages.time.zone(zoneName(zones.first))}
              {clocksDiffer(start, zones) && `. ${otherTimeAt(start, zones)}`}
            </span>
          </p>
          {change(messages.time.what, onTime)}
        </div>
      )}
    </div>
  );
}
