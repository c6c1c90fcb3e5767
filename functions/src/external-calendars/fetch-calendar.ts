import {
  asCalendarError,
  askFollowing,
  parseCalendarAddress,
  readText,
  requestBounds,
  type FetchOptions,
  type RequestBounds,
} from './calendar-request';
import { CalendarError } from './calendar-problem';

/** Answer to the question for a calendar. */
export interface FetchedCalendar {
  /** `null` when the calendar hasn't changed since the tag. */
  text: string | null;
  /** Tag of this state of the calendar; empty where the server has none. */
  etag: string;
}

async function ask(address: URL, etag: string, bounds: RequestBounds): Promise<FetchedCalendar> {
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    ...(etag !== '' && { 'if-none-match': etag }),
  };
  const response = await askFollowing(address, { headers }, bounds);
  const status = response.statusCode ?? 0;
  if (status === 304 && etag !== '') {
    response.destroy();
    return { text: null, etag };
  }
  if (status !== 200) {
    response.destroy();
    throw new CalendarError('calendar-refused', `The calendar answered ${status}`);
  }
  return { text: await readText(response), etag: response.headers.etag ?? '' };
}

/**
 * Fetches a calendar by https, and nothing of a private network: the address, each redirect and each answer to the question for a name
 * are checked, and the connection goes to what was checked. The answer is bounded in time and, unpacked, in size.
 *
 * @param etag - Tag of the state that is known; empty for none.
 * @throws CalendarError
 */
export async function fetchCalendar(
  address: string,
  etag: string,
  options: FetchOptions = {},
): Promise<FetchedCalendar> {
  try {
    return await ask(parseCalendarAddress(address), etag, requestBounds(options));
  } catch (error) {
    throw asCalendarError(error);
  }
}
