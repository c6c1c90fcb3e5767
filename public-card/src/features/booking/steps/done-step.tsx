import type { VisitorBookingOutputs } from 'shared-lib/model/booking';
import { BookingFacts } from '../booked/booking-facts';
import { CalendarChoice } from '../booked/calendar-choice';
import { limitOf } from '../booked/change-limit';
import { zonesToShow } from '../time/appointment-zones';
import { words } from '../words';
import { tokenOf } from '../booking-api';
import { NextVisit } from './next-visit';
import { PayAction } from '../payment/pay-action';
import { PayOnline } from '../payment/pay-online';

/** Answer to a successful booking. */
export type Booked = VisitorBookingOutputs['book'];

/** Returns the heading of the last step. */
export function doneHeading({ booking }: Booked): string {
  if (booking.payUrl || booking.online?.canPay)
    return booking.online?.card ? words().done.card : words().done.unpaid;
  return booking.status === 'pending_confirmation' ? words().done.requested : words().done.confirmed;
}

function doneText({ booking }: Booked, email: string): string {
  if (booking.payUrl || booking.online?.canPay)
    return booking.online?.card ? words().done.cardText : words().done.unpaidText;
  return booking.status === 'pending_confirmation'
    ? words().done.requestedText(booking.ownerName)
    : words().done.confirmedText(email);
}

/** Returns the address of Stripe's page with the typed e-mail address. */
function payHref(payUrl: string, email: string): string {
  const url = new URL(payUrl);
  if (email) url.searchParams.set('prefilled_email', email);
  return url.href;
}

/** Renders the booked appointment, with its next steps. */
export function DoneStep({
  booked,
  zone,
  email,
  now,
  onAgain,
}: {
  booked: Booked;
  zone: string;
  /** Address that the confirmation is sent to. */
  email: string;
  /** Returns the server's time, in milliseconds since the epoch. */
  now: () => number;
  onAgain: () => void;
}) {
  const { booking, path } = booked;
  const zones = zonesToShow(booking.service.place.kind, { owner: booking.ownerZone, visitor: zone });
  return (
    <>
      <p>{doneText(booked, email)}</p>
      <BookingFacts booking={booking} zone={zone} />
      <p className="tj-help tj-limit">
        {limitOf(booking.start, {
          noticeMinutes: booking.changeNoticeMinutes,
          zone: zones.first,
          isOver: !booking.canChange,
        })}
      </p>
      {booking.payUrl && (
        <PayAction booking={booking} href={payHref(booking.payUrl, email)} zone={zones.first} />
      )}
      <PayOnline booking={booking} token={tokenOf(path)} now={now} />
      {!booking.online?.canPay && <CalendarChoice booking={booking} path={path} now={now} />}
      {booking.nextWeeks && booking.slug && <NextVisit booking={booking} zone={zone} token={tokenOf(path)} />}
      <div className="tj-actions">
        <a className="tj-button" href={path}>
          {words().done.manage}
        </a>
        <button type="button" className="tj-button" onClick={onAgain}>
          {words().done.again}
        </button>
      </div>
    </>
  );
}
