import type { VisitorBookingOutputs } from 'shared-lib/domain/booking';
import { BookingFacts } from './booking-facts';
import { CalendarChoice } from './calendar-choice';
import { messages } from './messages';

const text = messages.done;

/** What a booking became. */
export type Booked = VisitorBookingOutputs['book'];

/** The heading of the last step. */
export function doneHeading({ booking }: Booked): string {
  if (booking.payUrl) return text.unpaid;
  return booking.status === 'pending_confirmation' ? text.requested : text.confirmed;
}

function doneText({ booking }: Booked, email: string): string {
  if (booking.payUrl) return text.unpaidText;
  return booking.status === 'pending_confirmation'
    ? text.requestedText(booking.ownerName)
    : text.confirmedText(email);
}

/** Stripe's page with the address that was typed a moment ago. */
function payHref(payUrl: string, email: string): string {
  const url = new URL(payUrl);
  if (email) url.searchParams.set('prefilled_email', email);
  return url.href;
}

/** What was booked, and what to do with it. */
export function DoneStep({
  booked,
  zone,
  email,
  now,
  onAgain,
}: {
  booked: Booked;
  zone: string;
  /** Where the confirmation goes. */
  email: string;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
  onAgain: () => void;
}) {
  const { booking, path } = booked;
  return (
    <>
      <p>{doneText(booked, email)}</p>
      <BookingFacts booking={booking} zone={zone} />
      {booking.payUrl && (
        <div className="tj-actions">
          <a
            className="tj-button tj-button--main"
            href={payHref(booking.payUrl, email)}
            rel="noopener noreferrer"
          >
            {text.pay}
          </a>
        </div>
      )}
      <CalendarChoice booking={booking} path={path} now={now} />
      <div className="tj-actions">
        <a className="tj-button" href={path}>
          {text.manage}
        </a>
        <button type="button" className="tj-button" onClick={onAgain}>
          {text.again}
        </button>
      </div>
    </>
  );
}
