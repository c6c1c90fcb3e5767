import { useState } from 'react';
import { localDateOf, type VisitorBooking } from 'shared-lib/model/booking';
import { Alternatives } from '../time/alternatives';
import { zonesToShow } from '../time/appointment-zones';
import { momentAt } from '../format';
import { price } from '../steps/service-facts';
import { words } from '../words';
import { Months } from '../time/months';
import { ProblemNote } from '../steps/problem-note';
import { SlotPicker } from '../time/slot-picker';
import { StepHeading } from '../steps/step-heading';
import { chosenZoneOf, type Refused } from './shown-booking';

/** Says what can still be refunded, before a paid booking is moved: a move doesn't renew a refund whose deadline has passed. */
function RefundAfterMove({ booking: { online, service } }: { booking: VisitorBooking }) {
  const { paid = null, refunded = 0, refundNow = 0 } = online ?? {};
  if (paid === null || refundNow >= paid - refunded) return null;
  return (
    <p>
      {refundNow > 0
        ? words().online.moveRefunds(price({ price: refundNow, currency: service.currency }))
        : words().online.moveRefundsNone}
    </p>
  );
}

/** Lets the visitor choose another time for a booking, with the same picker and a button of its own. */
export function MoveBooking({
  booking,
  link,
  refused,
  isSending,
  onMove,
  onBack,
  onSay,
}: {
  booking: VisitorBooking;
  /** Credentials of the booking: `{id}.{token}`. */
  link: string;
  refused: Refused | null;
  isSending: boolean;
  onMove: (start: number, zone: string) => void;
  onBack: () => void;
  onSay: (text: string) => void;
}) {
  // Starts that were free when the page was opened may be taken by now.
  const [months] = useState(() => new Months(booking.slug, { link }));
  const [chosenZone, setZone] = useState(() => chosenZoneOf(booking));
  const zone = chosenZone || booking.ownerZone;
  const [chosen, setChosen] = useState<number | null>(null);
  const { kind } = booking.service.place;
  const zones = zonesToShow(kind, { owner: booking.ownerZone, visitor: zone });
  const [wanted] = useState(() => localDateOf(booking.start, zones.first));
  return (
    <>
      <StepHeading>{words().manage.rescheduleHeading}</StepHeading>
      <p className="tj-quiet">{words().manage.timeNow(momentAt(booking.start, zones.first))}</p>
      {booking.priceNow !== undefined && (
        <p className="tj-help">
          {words().manage.priceNow(
            price({ price: booking.priceNow, currency: booking.service.currency }),
            price(booking.service),
          )}
        </p>
      )}
      <RefundAfterMove booking={booking} />
      {refused && (
        <ProblemNote problem={refused.problem}>
          {refused.alternatives.length > 0 && (
            <Alternatives starts={refused.alternatives} zone={zones.first} onChoose={setChosen} />
          )}
        </ProblemNote>
      )}
      <SlotPicker
        months={months}
        service={booking.bookable}
        zones={zones}
        onZone={kind === 'in-person' ? undefined : setZone}
        isZoneHidden={chosenZone === ''}
        wanted={wanted}
        chosen={chosen}
        onChoose={setChosen}
        onSay={onSay}
      />
      <div className="tj-actions">
        {chosen !== null && (
          <button
            type="button"
            className="tj-button tj-button--main"
            aria-disabled={isSending}
            onClick={() => onMove(chosen, zone)}
          >
            {words().manage.confirmMove(momentAt(chosen, zones.first))}
          </button>
        )}
        <button type="button" className="tj-button" onClick={onBack}>
          {words().back}
        </button>
      </div>
    </>
  );
}
