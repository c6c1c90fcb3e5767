import { isolated } from 'shared-lib/model';
import { calendarLinks, type VisitorBooking } from 'shared-lib/model/booking';
import { saveFile } from 'shared-lib/save-file';
import { visitorCalendarFile } from './visitor-calendar-file';
import { words } from '../words';

/** Renders the ways to add an appointment to the visitor's calendar: a file, and pages of calendars. */
export function CalendarChoice({
  booking,
  path,
  now,
}: {
  booking: VisitorBooking;
  /** Path of the booking's own page. */
  path: string;
  /** Returns the server's time, in milliseconds since the epoch. */
  now: () => number;
}) {
  const title = words().done.calendarTitle(isolated(booking.service.name), isolated(booking.ownerName));
  const description = words().done.calendarText(new URL(path, location.href).href);
  const { start, end, service } = booking;
  const links = calendarLinks({ title, start, end, place: service.place.detail, description });
  return (
    <div className="tj-actions">
      <button
        type="button"
        className="tj-button"
        onClick={() => {
          const file = visitorCalendarFile(booking, { title, description, now: now() });
          saveFile(`reserva-${booking.slug}.ics`, 'text/calendar', file);
        }}
      >
        {words().done.file}
      </button>
      <a className="tj-button" href={links.google} target="_blank" rel="noopener noreferrer">
        {words().done.google}
      </a>
      <a className="tj-button" href={links.outlook} target="_blank" rel="noopener noreferrer">
        {words().done.outlook}
      </a>
    </div>
  );
}
