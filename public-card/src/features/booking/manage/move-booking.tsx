import { useMemo, useState } from 'react';
import { localDateOf, type VisitorBooking } from 'shared-lib/domain/booking';
import { Alternatives } from '../alternatives';
import { dateTimeAt } from '../format';
import { messages } from '../messages';
import { Months } from '../months';
import { ProblemNote } from '../problem-note';
import { SlotPicker } from '../slot-picker';
import { StepHeading } from '../step-heading';
import { zoneOf, type Refused } from './shown-booking';

const text = messages.manage;

/** Chooses another time for a booking: the same picker, and a button that says what it does. */
export function MoveBooking({
  booking,
  refused,
  isSending,
  onMove,
  onBack,
  onSay,
}: {
  booking: VisitorBooking;
  refused: Refused | null;
  isSending: boolean;
  onMove: (start: number, zone: string) => void;
  onBack: () => void;
  onSay: (text: string) => void;
}) {
  // What was free when the page was opened may not be so any more.
  const [months] = useState(() => new Months(booking.slug));
  const [zone, setZone] = useState(() => zoneOf(booking));
  const [chosen, setChosen] = useState<number | null>(null);
  const [wanted] = useState(() => localDateOf(booking.start, zone));
  const ignore = useMemo(() => new Set([booking.id]), [booking.id]);
  return (
    <>
      <StepHeading>{text.rescheduleHeading}</StepHeading>
      {refused && (
        <ProblemNote problem={refused.problem}>
          {refused.alternatives.length > 0 && (
            <Alternatives starts={refused.alternatives} zone={zone} onChoose={setChosen} />
          )}
        </ProblemNote>
      )}
      <SlotPicker
        months={months}
        service={booking.bookable}
        zone={zone}
        onZone={setZone}
        ignore={ignore}
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
            {text.confirmMove(dateTimeAt(chosen, zone))}
          </button>
        )}
        <button type="button" className="tj-button" onClick={onBack}>
          {messages.back}
        </button>
      </div>
    </>
  );
}
