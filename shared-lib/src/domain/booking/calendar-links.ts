/** What a calendar is told of an appointment; instants are milliseconds since the epoch. */
export interface CalendarEntry {
  title: string;
  start: number;
  end: number;
  /** An address, or the link of the call; empty for none. */
  place: string;
  description: string;
}

/** Pages of calendars on which somebody only has to confirm the appointment. */
export interface CalendarLinks {
  google: string;
  outlook: string;
}

/** An instant as RFC 5545 writes it: `20260302T090000Z`. */
const compact = (instant: number) =>
  new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const precise = (instant: number) => new Date(instant).toISOString().replace(/\.\d+/, '');

/** Addresses that put an appointment into Google's and Outlook's calendars. Instants are in UTC: no zone can be mistaken. */
export function calendarLinks({ title, start, end, place, description }: CalendarEntry): CalendarLinks {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
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
