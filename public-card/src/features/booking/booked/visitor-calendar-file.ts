import { calendarFile, calendarUid, type VisitorBooking } from 'shared-lib/model/booking';

/**
 * Builds a calendar file of an appointment. It has the name, the method, the people and the sequence of the mail about it, so
 * that a calendar which gets both keeps one, the newer, and takes the cancellation for the same. Where no mail is sent it only informs.
 *
 * @param now - The server's time, in milliseconds since the epoch.
 */
export function visitorCalendarFile(
  { id, start, end, service, status, sequence, ownerName, organizerEmail, email }: VisitorBooking,
  { title, description, now }: { title: string; description: string; now: number },
): string {
  const isMailed = organizerEmail !== '' && email !== '';
  const event = {
    uid: calendarUid(id),
    sequence,
    stampedAt: now,
    start,
    end,
    status,
    title,
    place: service.place.detail,
    description,
    url: '',
    ...(isMailed && {
      organizer: { name: ownerName, email: organizerEmail },
      attendee: { name: email, email },
    }),
  };
  return calendarFile({ method: isMailed ? 'REQUEST' : 'PUBLISH' }, [event]);
}
