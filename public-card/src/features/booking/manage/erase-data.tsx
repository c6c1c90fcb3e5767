import { useState } from 'react';
import type { VisitorBooking, VisitorBookingInputs } from 'shared-lib/model/booking';
import { words } from '../words';
import { ProblemNote } from '../steps/problem-note';
import { StepHeading } from '../steps/step-heading';
import { isOpen, type Refused } from './shown-booking';

type When = VisitorBookingInputs['erase']['when'];

/** Asks for confirmation before a visitor's data is erased, and for the time while the appointment is still to come. */
export function EraseData({
  booking,
  refused,
  isSending,
  proof,
  onErase,
  onBack,
}: {
  booking: VisitorBooking;
  refused: Refused | null;
  isSending: boolean;
  /** Proof from the link in a mail; empty without such a link, with which alone the rest can be requested. */
  proof: string;
  onErase: (when: When, rest?: string) => void;
  onBack: () => void;
}) {
  const [asksForRest, setAsksForRest] = useState(false);
  const erase = (when: When) => onErase(when, asksForRest ? proof : undefined);
  const isComing = isOpen(booking);
  const question = booking.canChange ? words().manage.data.comingText : words().manage.data.lateText;
  return (
    <div className="tj-booking-form">
      <div>
        <StepHeading>{words().manage.data.eraseHeading}</StepHeading>
        <p>{words().manage.data.eraseText(booking.ownerName)}</p>
      </div>
      {isComing && <p>{question}</p>}
      {proof !== '' && (
        <label className="tj-check">
          <input
            type="checkbox"
            checked={asksForRest}
            onChange={({ target }) => setAsksForRest(target.checked)}
          />
          <span>{words().manage.data.rest(booking.ownerName)}</span>
        </label>
      )}
      {refused && <ProblemNote problem={refused.problem} />}
      <div className="tj-actions">
        {(!isComing || booking.canChange) && (
          <button
            type="button"
            className="tj-button tj-button--danger"
            aria-disabled={isSending}
            onClick={() => erase('now')}
          >
            {isComing ? words().manage.data.cancelAndErase : words().manage.data.erase}
          </button>
        )}
        {isComing && booking.eraseAfter === null && (
          <button
            type="button"
            className="tj-button"
            aria-disabled={isSending}
            onClick={() => erase('after')}
          >
            {words().manage.data.eraseAfter}
          </button>
        )}
        <button type="button" className="tj-button" onClick={onBack}>
          {words().manage.data.keep}
        </button>
      </div>
    </div>
  );
}
