import type { VisitorBooking, VisitorBookingInputs } from 'shared-lib/domain/booking';
import { words } from '../words';
import { ProblemNote } from '../problem-note';
import { StepHeading } from '../step-heading';
import { isOpen, type Refused } from './shown-booking';

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
  const askedWhen = booking.canChange ? words().manage.data.comingText : words().manage.data.lateText;
  return (
    <div className="tj-booking-form">
      <div>
        <StepHeading>{words().manage.data.eraseHeading}</StepHeading>
        <p>{words().manage.data.eraseText(booking.ownerName)}</p>
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
            {isComing ? words().manage.data.cancelAndErase : words().manage.data.erase}
          </button>
        )}
        {isComing && booking.eraseAfter === null && (
          <button
            type="button"
            className="tj-button"
            aria-disabled={isSending}
            onClick={() => onErase('after')}
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
