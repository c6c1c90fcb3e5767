import {
  asCalendarError,
  askCalendar,
  parseCalendarAddress,
  readText,
  redirectOf,
  REDIRECTS_MAX,
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
 * network, bounded in time and size. Redirects keep the method; another host than the first never gets the password.
 *
 * @param accepted - Statuses of failures that are answers to the caller; others are thrown as a CalendarError.
 */
export function guardedFetch(options: FetchOptions, accepted: readonly number[] = []): typeof fetch {
  const bounds = requestBounds(options);
  const send = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? init.body : undefined;
    let url = parseCalendarAddress(addressOf(input));
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await askCalendar(url, { method: init.method ?? 'GET', headers, body }, bounds);
      const next = redirectOf(response, url);
      if (next && init.redirect !== 'manual') {
        response.destroy();
        if (next.origin !== url.origin) delete headers['authorization'];
        url = next;
        continue;
      }
      const status = response.statusCode ?? 0;
      const text = await readText(response);
      if (status >= 400 && !accepted.includes(status)) throw errorOf(status);
      const location = next && { location: next.href };
      return new Response(WITHOUT_BODY.includes(status) ? null : text, {
        status,
        headers: {
          'content-type': response.headers['content-type'] ?? '',
          etag: response.headers.etag ?? '',
          ...location,
        },
      });
    }
    throw new CalendarError('calendar-refused', 'The server redirects without end');
  };
  return (input, init) =>
    send(input, init).catch((error: unknown) => {
      throw asCalendarError(error);
    });
}
