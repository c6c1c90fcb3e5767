import { PENDING_STATUSES, type CalendarEvent } from 'shared-lib/model/booking';
import type { FetchOptions } from '../../calendar-request';
import type { EventWriter } from '../../event-writer';
import { calendarPath } from './google-calendars';
import { askGoogle, googleClient, statusOf } from './google-client';

/** Statuses that say that an event is gone already, and that there is one of its id. */
const GONE: readonly number[] = [404, 410];
const KNOWN = 409;

/** Returns the id of a booking's event: the same each time, in the letters that Google takes (a to v and digits). */
export const eventIdOf = (bookingId: string): string => Buffer.from(bookingId).toString('hex');

const timeOf = (instant: number) => ({ dateTime: new Date(instant).toISOString(), timeZone: 'UTC' });

/** Converts a booking's event to one of Google's. */
function googleEvent({ status, title, place, description, url, start, end }: CalendarEvent) {
  return {
    summary: title,
    location: place,
    description: [description, url].filter(Boolean).join('\n'),
    start: timeOf(start),
    end: timeOf(end),
    status: PENDING_STATUSES.has(status) ? 'tentative' : 'confirmed',
  };
}

/**
 * Returns what writes into a calendar at Google. What is written twice, or at once by two runs, is one event.
 *
 * @param token - Token of the consent.
 */
export function googleWriter(address: string, token: string, options: FetchOptions = {}): EventWriter {
  const { client, keys } = googleClient(options, { refresh_token: token });
  const events = `${keys.endpoints.api}${calendarPath(address)}/events`;
  return {
    put: (bookingId, booking) =>
      askGoogle(async () => {
        const id = eventIdOf(bookingId);
        const event = googleEvent(booking);
        try {
          await client.request({ url: events, method: 'POST', data: { id, ...event } });
        } catch (error) {
          if (statusOf(error) !== KNOWN) throw error;
          // An event that was deleted there keeps its id; a change of the booking brings it back.
          await client.request({ url: `${events}/${id}`, method: 'PUT', data: event });
        }
      }),
    remove: (bookingId) =>
      askGoogle(async () => {
        try {
          await client.request({ url: `${events}/${eventIdOf(bookingId)}`, method: 'DELETE' });
        } catch (error) {
          if (!GONE.includes(statusOf(error))) throw error;
        }
      }),
  };
}
