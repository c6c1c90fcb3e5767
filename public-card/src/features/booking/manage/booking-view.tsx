import type { BookingStatus } from 'shared-lib/domain/booking';
import { Icon } from 'shared-lib/ui/card-view';
import { BookingFacts } from '../booking-facts';
import { CalendarChoice } from '../calendar-choice';
import { duration } from '../format';
import { ICON_PATHS } from '../icon-paths';
import { messages } from '../messages';
import { ProblemNote } from '../problem-note';
import { StepHeading } from '../step-heading';
import { zoneOf, type Refused, type ShownBooking } from './shown-booking';

const text = messages.manage;

const ICONS: Record<BookingStatus, string> = {
  pending_payment: ICON_PATHS.clock,
  pending_confirmation: ICON_PATHS.clock,
  confirmed: ICON_PATHS.done,
  completed: ICON_PATHS.done,
  cancelled: ICON_PATHS.stopped,
  rejected: ICON_PATHS.stopped,
  expired: ICON_PATHS.stopped,
  no_show: ICON_PATHS.stopped,
};

/** States in which the appointment is still to come, or was to. */
const OPEN: readonly BookingStatus[] = ['pending_payment', 'pending_confirmation', 'confirmed'];

/** A booking as it stands, and what can be done with it. */
export function BookingView({
  shown: { booking, path },
  refused,
  onMove,
  onCancel,
}: {
  shown: ShownBooking;
  refused: Refused | null;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { status, canChange, payUrl, slug } = booking;
  const isOpen = OPEN.includes(status);
  return (
    <>
      <div className="tj-state">
        <Icon path={ICONS[status]} />
        <StepHeading>{text.states[status]}</StepHeading>
      </div>
      {text.texts[status] && <p>{text.texts[status]}</p>}
      {refused && <ProblemNote problem={refused.problem} />}
      <BookingFacts booking={booking} zone={zoneOf(booking)} />
      {payUrl && (
        <div className="tj-actions">
          <a className="tj-button tj-button--main" href={payUrl} rel="noopener noreferrer">
            {messages.done.pay}
          </a>
        </div>
      )}
      {isOpen && <CalendarChoice booking={booking} path={path} now={Date.now} />}
      {canChange && (
        <div className="tj-actions">
          <button type="button" className="tj-button" onClick={onMove}>
            {text.reschedule}
          </button>
          <button type="button" className="tj-button" onClick={onCancel}>
            {text.cancel}
          </button>
        </div>
      )}
      {isOpen && !canChange && (
        <p className="tj-quiet">{text.tooLate(duration(booking.changeNoticeMinutes))}</p>
      )}
      {!isOpen && slug && (
        <div className="tj-actions">
          <a className="tj-button" href={`/c/${slug}/reservar`}>
            {text.bookAgain}
          </a>
        </div>
      )}
    </>
  );
}
