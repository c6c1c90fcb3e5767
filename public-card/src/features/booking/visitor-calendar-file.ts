import { calendarFile, calendarUid, type VisitorBooking } from 'shared-lib/domain/booking';

/**
 * Builds a calendar file of an appointment. It has the name, the organizer and the sequence of the mail about it, so
 * that a calendar which gets both keeps one, the newer.
 *
 * @param now - The server's time, in milliseconds since the epoch.
 */
export function visitorCalendarFile(
  { id, start, end, service, status, sequence, ownerName, organizerEmail }: VisitorBooking,
  { title, description, now }: { title: string; description: string; now: number },
): string {
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
    ...(organizerEmail !== '' && { organizer: { name: ownerName, email: organizerEmail } }),
  };
  return calendarFile({ method: 'PUBLISH' }, [event]);
}
