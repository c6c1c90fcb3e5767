import {
  createAccount,
  deleteCalendarObject,
  fetchCalendarObjects,
  fetchCalendars,
  propfind,
  updateCalendarObject,
} from 'tsdav';
import { z } from 'zod';
import type { FoundCalendar } from 'shared-lib/model';
import { calendarFile } from 'shared-lib/model/booking';
import { CalendarError } from '../calendar-problem';
import { parseCalendarAddress, type FetchOptions } from '../calendar-request';
import type { EventWriter } from '../event-writer';
import type { FetchedCalendar } from '../fetch-calendar';
import { guardedFetch } from './guarded-fetch';

/** A user of a CalDAV server. */
export interface CalDavUser {
  username: string;
  password: string;
}

/** Time in which a server has to name its calendars, which takes it some eight requests, in milliseconds. */
const FIND_MS = 15_000;

const PROPERTIES = {
  'd:displayname': {},
  'd:resourcetype': {},
  'c:supported-calendar-component-set': {},
  'd:current-user-privilege-set': {},
};

/** Privileges of which one is enough to store events (RFC 3744). */
const WRITING: readonly string[] = ['all', 'write', 'writeContent', 'bind'];

/** Returns the header that signs a request; the library's own takes Latin letters only. */
const authorizationOf = ({ username, password }: CalDavUser) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});

/** Runs the client library; what it throws for itself means that the server isn't one of CalDAV. */
async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError('calendar-server', 'The server does not speak CalDAV');
  }
}

const privilegesSchema = z.object({ privilege: z.unknown() });

/** Reports whether a calendar says that its user may write, or says nothing about it. */
function isWritable(privileges: unknown): boolean {
  const { privilege } = privilegesSchema.safeParse(privileges).data ?? {};
  if (privilege === undefined) return true;
  return [privilege].flat().some((one) => Object.keys(Object(one)).some((name) => WRITING.includes(name)));
}

/**
 * Finds the calendars of a user, from the address of a server on.
 *
 * @throws CalendarError
 */
export async function findCalendars(
  server: string,
  user: CalDavUser,
  options: FetchOptions = {},
): Promise<FoundCalendar[]> {
  const serverUrl = parseCalendarAddress(server).href;
  const request = {
    headers: authorizationOf(user),
    fetch: guardedFetch({ timeoutMs: FIND_MS, ...options }),
  };
  const found = await ask(async () => {
    const account = await createAccount({ account: { serverUrl, accountType: 'caldav' }, ...request });
    const projectedProps = { currentUserPrivilegeSet: true };
    return fetchCalendars({ account, props: PROPERTIES, projectedProps, ...request });
  });
  return found
    .filter(({ components }) => !components?.length || components.includes('VEVENT'))
    .map(({ url, displayName, projectedProps }) => ({
      url: parseCalendarAddress(url).href,
      name: typeof displayName === 'string' ? displayName.trim().slice(0, 100) : '',
      isWritable: isWritable(projectedProps?.['currentUserPrivilegeSet']),
    }));
}

/** Components of a calendar object, without the calendar around them. */
const componentsOf = (data: string): string =>
  /^BEGIN:(?!VCALENDAR)[\s\S]*?(?=^END:VCALENDAR)/m.exec(data.replace(/\r?\n/g, '\r\n'))?.[0] ?? '';

/**
 * Reads the events of a span of time as one calendar file.
 *
 * @param span - Instants in milliseconds since the epoch.
 * @param tag - Tag of the state that is known; empty for none.
 * @throws CalendarError
 */
export async function fetchEvents(
  url: string,
  user: CalDavUser,
  span: { start: number; end: number },
  tag: string,
  options: FetchOptions = {},
): Promise<FetchedCalendar> {
  const request = { headers: authorizationOf(user), fetch: guardedFetch(options) };
  return ask(async () => {
    const [state] = await propfind({
      ...request,
      url,
      props: { 'cs:getctag': {}, 'd:sync-token': {} },
      depth: '0',
    });
    const etag = String(state?.props?.['getctag'] ?? state?.props?.['syncToken'] ?? '').slice(0, 500);
    if (etag !== '' && etag === tag) return { text: null, etag };
    const objects = await fetchCalendarObjects({
      ...request,
      calendar: { url },
      timeRange: { start: new Date(span.start).toISOString(), end: new Date(span.end).toISOString() },
      urlFilter: () => true,
      useMultiGet: false,
    });
    const events = objects.map(({ data }) => componentsOf(typeof data === 'string' ? data : ''));
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tarjetero//CalDAV//ES'].join('\r\n');
    return { text: `${lines}\r\n${events.join('')}END:VCALENDAR\r\n`, etag };
  });
}

/** Statuses that say that an event is gone already. */
const GONE: readonly number[] = [404, 410];

/**
 * Returns what writes into a calendar. Each function throws a CalendarError.
 */
export function eventWriter(url: string, user: CalDavUser, options: FetchOptions = {}): EventWriter {
  const headers = authorizationOf(user);
  const fetch = guardedFetch(options, GONE);
  const base = url.endsWith('/') ? url : `${url}/`;
  const fileOf = (name: string) => `${name}.ics`;
  return {
    put: (name, event) =>
      ask(async () => {
        // Without a tag the client stores it whether or not there is one of this name.
        const file = calendarFile({ method: null }, [event]);
        const calendarObject = { url: base + fileOf(name), data: file };
        const stored = await updateCalendarObject({ calendarObject, headers, fetch });
        if (!stored.ok) throw new CalendarError('calendar-refused', `The server answered ${stored.status}`);
      }),
    remove: (name) =>
      ask(async () => {
        await deleteCalendarObject({ calendarObject: { url: base + fileOf(name) }, headers, fetch });
      }),
  };
}
