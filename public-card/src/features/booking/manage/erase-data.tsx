import type { VisitorBooking, VisitorBookingInputs } from 'shared-lib/domain/booking';
import { messages } from '../messages';
import { ProblemNote } from '../problem-note';
import { StepHeading } from '../step-heading';
import { isOpen, type Refused } from './shown-booking';

const text = messages.manage.data;

type When = VisitorBookingInputs['erase']['when'];

/** Asks for confirmation before a visitor's data is erased, and for the time while the appointment is still to come. */
export function EraseData({
  booking,
  refused,
  isSending,
  onErase,
  onBack,
}: {
  booking: VisitorBooking;
  refused: Refused | null;
  isSending: boolean;
  onErase: (when: When) => void;
  onBack: () => void;
}) {
  const isComing = isOpen(booking);
  const askedWhen = booking.canChange ? text.comingText : text.lateText;
  return (
    <div className="tj-booking-form">
      <div>
        <StepHeading>{text.eraseHeading}</StepHeading>
        <p>{text.eraseText(booking.ownerName)}</p>
      </div>
      {isComing && <p>{askedWhen}</p>}
      {refused && <ProblemNote problem={refused.problem} />}
      <div className="tj-actions">
        {(!isComing || booking.canChange) && (
          <button
            type="button"
            className="tj-button tj-button--danger"
            aria-disabled={isSending}
            onClick={() => onErase('now')}
          >
            {isComing ? text.cancelAndErase : text.erase}
          </button>
        )}
        {isComing && booking.eraseAfter === null && (
          <button
            type="button"
            className="tj-button"
            aria-disabled={isSending}
            onClick={() => onErase('after')}
          >
            {text.eraseAfter}
          </button>
        )}
        <button type="button" className="tj-button" onClick={onBack}>
          {text.keep}
        </button>
      </div>
    </div>
  );
}
