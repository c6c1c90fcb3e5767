import { compactInstant } from './calendar-file';

/** An appointment as a calendar gets it; instants are milliseconds since the epoch. */
export interface CalendarEntry {
  title: string;
  start: number;
  end: number;
  /** An address, or the link of the call; empty for none. */
  place: string;
  description: string;
}

/** Addresses of calendars' pages on which a person only confirms the appointment. */
export interface CalendarLinks {
  google: string;
  outlook: string;
}

const precise = (instant: number) => new Date(instant).toISOString().replace(/\.\d+/, '');

/**
 * Returns the addresses that add an appointment to Google's and Outlook's calendars. Instants are in UTC, so that no
 * zone can be mistaken.
 */
export function calendarLinks({ title, start, end, place, description }: CalendarEntry): CalendarLinks {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compactInstant(start)}/${compactInstant(end)}`,
    details: description,
    location: place,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: precise(start),
    enddt: precise(end),
    body: description,
    location: place,
  });
  // Outlook shows `+` as it is.
  const spaced = (query: URLSearchParams) => query.toString().replace(/\+/g, '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${spaced(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${spaced(outlook)}`,
  };
}
