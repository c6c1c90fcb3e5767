import type { PublicService } from 'shared-lib/domain/booking';
import { dateTimeAt, timeAt, zoneName } from './format';
import { messages } from './messages';
import { serviceFacts } from './service-step';

/** What is about to be booked, so far, with a way back to each choice. */
export function BookingSummary({
  service,
  start,
  zone,
  ownerZone,
  onService,
  onTime,
}: {
  service: PublicService;
  /** Milliseconds since the epoch; `null` while none is chosen. */
  start: number | null;
  zone: string;
  ownerZone: string;
  /** Left out where there is one service only. */
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
            <span className="tj-title">{dateTimeAt(start, zone)}</span>
            <span className="tj-detail">
              {messages.time.zone(zoneName(zone))}
              {ownerZone !== zone &&
                `. ${messages.time.ownerTime(timeAt(start, ownerZone), zoneName(ownerZone))}`}
            </span>
          </p>
          {change(messages.time.what, onTime)}
        </div>
      )}
    </div>
  );
}
