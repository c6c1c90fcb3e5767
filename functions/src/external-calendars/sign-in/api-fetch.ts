import type { FetchOptions } from '../calendar-request';
import { guardedFetch } from '../caldav/guarded-fetch';

/**
 * Returns a `fetch` for the client library of a maker of calendars, with the bounds of other calendars. Every answer is the library's to
 * read, and no redirect is followed, so that keys and tokens go nowhere else.
 */
export function apiFetch(options: FetchOptions): typeof fetch {
  const send = guardedFetch(options, 'all');
  return (input, init = {}) => {
    const headers = new Headers(init.headers);
    const isForm = init.body instanceof URLSearchParams;
    if (isForm) headers.set('content-type', 'application/x-www-form-urlencoded');
    const body = isForm ? String(init.body) : init.body;
    return send(input, { ...init, headers, redirect: 'manual', ...(body && { body }) });
  };
}
