import type { BookingStatus, VisitorBooking } from 'shared-lib/model/booking';
import { Icon } from 'shared-lib/ui/card-view';
import { tokenOf } from '../booking-api';
import { BookingFacts } from '../booked/booking-facts';
import { CalendarChoice } from '../booked/calendar-choice';
import { zonesToShow } from '../time/appointment-zones';
import { limitOf } from '../booked/change-limit';
import { momentAt } from '../format';
import { ICON_PATHS } from '../icon-paths';
import { bookingAddress } from '../steps/state/booking-history';
import { words } from '../words';
import { NextVisit } from '../steps/next-visit';
import { PayAction } from '../payment/pay-action';
import { PayOnline } from '../payment/pay-online';
import { ProblemNote } from '../steps/problem-note';
import { StepHeading } from '../steps/step-heading';
import { PaymentState } from './payment-state';
import { isOpen, zoneOf, type Refused, type ShownBooking } from './shown-booking';
import { TooLate } from './too-late';
import { VisitorData } from './visitor-data';

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

/** Returns the sentence below the heading. */
function explain({ status, ownerName, online }: VisitorBooking): string {
  if (status === 'no_show') return words().manage.noShowText(ownerName);
  if (status === 'expired' && online?.paid === null)
    return online.card ? words().manage.noCard : words().manage.unpaid;
  if (status === 'pending_payment' && online?.card) return words().online.cardMissing;
  return online?.state === 'processing' ? '' : words().manage.texts[status];
}

/** Renders a booking in its present state, with its actions. */
export function BookingView({
  shown: { booking, path },
  news,
  missing,
  refused,
  isSending,
  onAttend,
  onStopWhatsApp,
  onMove,
  onWithdraw,
  onCancel,
  onDownload,
  onErase,
}: {
  shown: ShownBooking;
  /** Message on the last action; empty for none. */
  news: string;
  /** Sentence on a payment that is still missing; empty for none. */
  missing: string;
  refused: Refused | null;
  isSending: boolean;
  /** Says that the visitor comes. */
  onAttend: () => void;
  /** Takes back the wish to be reminded by WhatsApp. */
  onStopWhatsApp: () => void;
  onMove: () => void;
  /** Withdraws the request for another hour. */
  onWithdraw: () => void;
  onCancel: () => void;
  onDownload: () => void;
  onErase: () => void;
}) {
  const { status, canChange, payUrl, slug, online, requestedStart, attendance, isReminder } = booking;
  const mayWithdraw = requestedStart !== undefined && path !== '' && !isReminder;
  const isStillOpen = isOpen(booking);
  const mayAct = path !== '';
  const zones = zonesToShow(booking.service.place.kind, {
    owner: booking.ownerZone,
    visitor: zoneOf(booking),
  });
  const explanation = explain(booking);
  // A visitor who hasn't paid may cancel at any moment.
  const isUnpaid = mayAct && online?.canPay === true;
  // A reminder's link doesn't cancel a paid booking, whatever the time.
  const isElsewhere = isReminder && (online?.paid ?? null) !== null;
  const isLate = isStillOpen && mayAct && !canChange && !isUnpaid && !isElsewhere;
  return (
    <>
      <div className="tj-state">
        <Icon path={ICONS[status]} />
        <StepHeading>
          {status === 'pending_payment' && online?.card
            ? words().manage.cardWanted
            : words().manage.states[status]}
        </StepHeading>
      </div>
      {news && (
        <p className="tj-news">
          <Icon path={ICON_PATHS.done} />
          <span>{news}</span>
        </p>
      )}
      {explanation && <p>{explanation}</p>}
      {requestedStart !== undefined && (
        <p>{words().manage.moveAsked(momentAt(requestedStart, zones.first), booking.ownerName)}</p>
      )}
      {missing && <p role="status">{missing}</p>}
      {refused && !(isLate && refused.problem === 'change-too-late') && (
        <ProblemNote problem={refused.problem} />
      )}
      {attendance === 'given' && (
        <p className="tj-news">
          <Icon path={ICON_PATHS.done} />
          <span>{words().manage.attends}</span>
        </p>
      )}
      <BookingFacts booking={booking} zone={zoneOf(booking)} />
      {attendance === 'asked' && mayAct && (
        <>
          <p className="tj-help">{words().manage.attendText}</p>
          <div className="tj-actions">
            <button
              type="button"
              className="tj-button tj-button--main"
              aria-disabled={isSending}
              onClick={onAttend}
            >
              {words().manage.attend}
            </button>
          </div>
        </>
      )}
      <PaymentState booking={booking} />
      {path !== '' && <PayOnline booking={booking} token={tokenOf(path)} now={Date.now} />}
      {payUrl && <PayAction booking={booking} href={payUrl} zone={zones.first} />}
      {isStillOpen && mayAct && !isUnpaid && <CalendarChoice booking={booking} path={path} now={Date.now} />}
      {canChange && (
        <p className="tj-help tj-limit">
          {limitOf(booking.start, {
            noticeMinutes: booking.changeNoticeMinutes,
            zone: zones.first,
            isOver: false,
          })}
        </p>
      )}
      {(canChange || isUnpaid || mayWithdraw) && (
        <div className="tj-actions">
          {mayWithdraw && (
            <button type="button" className="tj-button" onClick={onWithdraw}>
              {words().manage.withdrawMove}
            </button>
          )}
          {slug && canChange && !isReminder && (
            <button type="button" className="tj-button" onClick={onMove}>
              {words().manage.reschedule}
            </button>
          )}
          {(canChange || isUnpaid) && (
            <button type="button" className="tj-button" onClick={onCancel}>
              {isUnpaid ? words().manage.release : words().manage.cancel}
            </button>
          )}
        </div>
      )}
      {booking.byWhatsApp && (
        <>
          <p className="tj-help tj-limit">{words().manage.byWhatsApp}</p>
          <div className="tj-actions">
            <button type="button" className="tj-button" aria-disabled={isSending} onClick={onStopWhatsApp}>
              {words().manage.stopWhatsApp}
            </button>
          </div>
        </>
      )}
      {isStillOpen && !mayAct && <p>{words().manage.earlierLink}</p>}
      {isLate && <TooLate booking={booking} />}
      {!isStillOpen && slug && (
        <div className="tj-actions">
          <a className="tj-button" href={bookingAddress(slug)}>
            {words().manage.bookAgain}
          </a>
        </div>
      )}
      {isReminder && isStillOpen && booking.email && (
        <p className="tj-help tj-limit">{words().manage.reminderLink}</p>
      )}
      {booking.nextWeeks && mayAct && slug && (
        <NextVisit booking={booking} zone={zoneOf(booking)} token={tokenOf(path)} />
      )}
      {mayAct && !isReminder && (
        <VisitorData booking={booking} isSending={isSending} onDownload={onDownload} onErase={onErase} />
      )}
    </>
  );
}
