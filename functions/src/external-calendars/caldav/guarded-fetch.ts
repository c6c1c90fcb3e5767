import {
  asCalendarError,
  askCalendar,
  askFollowing,
  parseCalendarAddress,
  readText,
  redirectOf,
  requestBounds,
  type FetchOptions,
} from '../calendar-request';
import { CalendarError } from '../calendar-problem';

/** Statuses that say that the user name or the password isn't right. */
const UNAUTHORIZED: readonly number[] = [401, 403];

/** Statuses whose answers have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

const addressOf = (input: Parameters<typeof fetch>[0]) =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

function errorOf(status: number): CalendarError {
  if (UNAUTHORIZED.includes(status))
    return new CalendarError('calendar-credentials', `The server answered ${status}`);
  return new CalendarError('calendar-refused', `The server answered ${status}`);
}

/**
 * Returns a `fetch` for a CalDAV client with the bounds of {@link requestBounds}, which all of its requests share: `https` only, no private
 * network, bounded in time and size.
 *
 * @param accepted - Statuses of failures that are answers to the caller; others are thrown as a CalendarError.
 */
export function guardedFetch(options: FetchOptions, accepted: readonly number[] | 'all' = []): typeof fetch {
  const bounds = requestBounds(options);
  const send = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const url = parseCalendarAddress(addressOf(input));
    const request = {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
    };
    const ask = init.redirect === 'manual' ? askCalendar : askFollowing;
    const response = await ask(url, request, bounds);
    const status = response.statusCode ?? 0;
    const text = await readText(response);
    if (status >= 400 && accepted !== 'all' && !accepted.includes(status)) throw errorOf(status);
    const next = redirectOf(response, url);
    return new Response(WITHOUT_BODY.includes(status) ? null : text, {
      status,
      headers: {
        'content-type': response.headers['content-type'] ?? '',
        etag: response.headers.etag ?? '',
        ...(next && { location: next.href }),
      },
    });
  };
  return (input, init) =>
    send(input, init).catch((error: unknown) => {
      throw asCalendarError(error);
    });
}
