import { isolated } from 'shared-lib/model';
import { useState } from 'react';
import { BOOKING_LIMITS, type VisitorBooking } from 'shared-lib/model/booking';
import { Field } from '../steps/field';
import { zonesToShow } from '../time/appointment-zones';
import { spanAt } from '../format';
import { price } from '../steps/service-facts';
import { words } from '../words';
import { ProblemNote } from '../steps/problem-note';
import { StepHeading } from '../steps/step-heading';
import { zoneOf, type Refused } from './shown-booking';

/** Asks for confirmation and a reason before a booking is cancelled. */
export function CancelBooking({
  booking,
  refused,
  isSending,
  onCancel,
  onBack,
}: {
  booking: VisitorBooking;
  refused: Refused | null;
  isSending: boolean;
  onCancel: (reason: string) => void;
  onBack: () => void;
}) {
  const [reason, setReason] = useState('');
  const { ownerZone, service, online } = booking;
  const { paid = null, refundNow = 0 } = online ?? {};
  const zones = zonesToShow(service.place.kind, { owner: ownerZone, visitor: zoneOf(booking) });
  return (
    <form
      className="tj-booking-form"
      onSubmit={(event) => {
        event.preventDefault();
        onCancel(reason.trim());
      }}
    >
      <div>
        <StepHeading>{words().manage.cancelHeading}</StepHeading>
        <p>
          {isolated(service.name)}, {spanAt(booking, zones.first)}
        </p>
        <p className="tj-quiet">{words().manage.cancelText}</p>
        {online?.card === 'kept' && <p>{words().online.cancelCard}</p>}
        {paid !== null && (
          <p>
            {refundNow > 0
              ? words().online.willRefund(price({ price: refundNow, currency: service.currency }))
              : words().online.noRefund}
          </p>
        )}
      </div>
      <Field label={words().manage.reason} isOptional>
        {(props) => (
          <textarea
            {...props}
            rows={3}
            maxLength={BOOKING_LIMITS.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {refused && <ProblemNote problem={refused.problem} />}
      <div className="tj-actions">
        <button type="submit" className="tj-button tj-button--danger" aria-disabled={isSending}>
          {words().manage.cancelNow}
        </button>
        <button type="button" className="tj-button" onClick={onBack}>
          {words().manage.keep}
        </button>
      </div>
    </form>
  );
}
