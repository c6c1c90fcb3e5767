import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { grantOf, readBody } from '../api-request';
import type { ExtendedProperty, GraphEvent, MicrosoftCalendar, MicrosoftWorld } from './microsoft-world';

/** An answer, with headers of its own. */
export type Answered = [status: number, body: object, headers?: Record<string, string>];

const failure = (status: number, code: string, headers: Record<string, string> = {}): Answered => [
  status,
  { error: { code, message: code } },
  headers,
];

/** Entries per page: few, so that clients have to request the next. */
const PAGE = 2;

const SCOPE = 'https://graph.microsoft.com/Calendars.';

/** Returns the instant of a time: the clock of UTC. */
const instantOf = (dateTime: string) => Date.parse(`${dateTime.replace(/Z$/, '').slice(0, 19)}Z`);

/** Returns a page of a list, with the address of the next one. */
function pageOf({ pagesAt }: MicrosoftWorld, url: URL, all: readonly object[]): Answered {
  const from = Number(url.searchParams.get('$skip') ?? 0);
  const size = Math.min(PAGE, Number(url.searchParams.get('$top') ?? PAGE));
  const next = new URL(url);
  next.searchParams.set('$skip', String(from + size));
  const link = pagesAt === '' ? next.href : pagesAt + next.pathname + next.search;
  return [
    200,
    { value: all.slice(from, from + size), ...(from + size < all.length && { '@odata.nextLink': link }) },
  ];
}

/** Returns the requested fields of an event. */
function selected(event: GraphEvent, select: string | null): object {
  const names = select?.split(',') ?? Object.keys(event);
  return Object.fromEntries(['id', ...names].map((name) => [name, event[name]]));
}

function answerView(microsoft: MicrosoftWorld, { events }: MicrosoftCalendar, url: URL): Answered {
  const timeOf = (name: string) => Date.parse(url.searchParams.get(name) ?? '');
  const [from, to] = [timeOf('startDateTime'), timeOf('endDateTime')];
  if (!(from < to)) return failure(400, 'ErrorInvalidParameter');
  const listed = [...events.values()]
    .filter(({ start, end }) => instantOf(start.dateTime) < to && instantOf(end.dateTime) > from)
    .map((event) => selected(event, url.searchParams.get('$select')));
  return pageOf(microsoft, url, listed);
}

const FILTER = /^singleValueExtendedProperties\/any\(ep: ep\/id eq '([^']+)' and ep\/value eq '([^']+)'\)$/;

const hasProperty = (event: GraphEvent, { id, value }: ExtendedProperty) =>
  event.singleValueExtendedProperties?.some(
    (one) => one.id === id && one.value.toLowerCase() === value.toLowerCase(),
  ) === true;

function findEvents(microsoft: MicrosoftWorld, { events }: MicrosoftCalendar, url: URL): Answered {
  const [, id, value] = FILTER.exec(url.searchParams.get('$filter') ?? '') ?? [];
  if (id === undefined || value === undefined) return failure(400, 'BadRequest');
  const found = [...events.values()].filter((event) => hasProperty(event, { id, value }));
  return pageOf(
    microsoft,
    url,
    found.map((event) => selected(event, url.searchParams.get('$select'))),
  );
}

function makeEvent({ events, transactions }: MicrosoftCalendar, body: string): Answered {
  const given = readBody<GraphEvent>(body);
  if (!given.start || !given.end) return failure(400, 'ErrorInvalidRequest');
  const made = transactions.get(given.transactionId ?? '');
  const stored = made === undefined ? undefined : events.get(made);
  // A transaction is known although its event was deleted.
  if (made !== undefined) return stored ? [201, stored] : failure(409, 'ErrorDuplicateTransactionId');
  const event = { ...given, id: `AAMk${randomUUID()}=` };
  events.set(event.id, event);
  if (given.transactionId) transactions.set(given.transactionId, event.id);
  return [201, event];
}

function answerEvents(
  microsoft: MicrosoftWorld,
  of: MicrosoftCalendar,
  { url, id, method, body }: { url: URL; id: string | undefined; method: string; body: string },
): Answered {
  if (method === 'GET') return findEvents(microsoft, of, url);
  if (!of.canEdit) return failure(403, 'ErrorAccessDenied');
  if (method === 'POST') return makeEvent(of, body);
  const stored = of.events.get(decodeURIComponent(id ?? ''));
  if (!stored) return failure(404, 'ErrorItemNotFound');
  if (method === 'DELETE') {
    of.events.delete(stored.id);
    return [204, {}];
  }
  if (method !== 'PATCH') return failure(405, 'Request_BadRequest');
  const changes = readBody<object>(body);
  if ('transactionId' in changes) return failure(400, 'ErrorInvalidPropertySet');
  Object.assign(stored, changes);
  return [200, stored];
}

/** Answers a request to Graph (v1.0). */
export function answerGraph(
  microsoft: MicrosoftWorld,
  request: IncomingMessage,
  url: URL,
  body: string,
): Answered {
  const fault = microsoft.next;
  microsoft.next = 'none';
  const grant = grantOf(microsoft, request);
  const calendars = grant && microsoft.accounts.get(grant.account);
  if (!grant || !calendars || fault === 'expired') return failure(401, 'InvalidAuthenticationToken');
  if (fault === 'throttled') return failure(429, 'TooManyRequests', { 'retry-after': '30' });
  const method = request.method ?? 'GET';
  const mayWrite = grant.scopes.includes(`${SCOPE}ReadWrite`);
  if (!mayWrite && (method !== 'GET' || !grant.scopes.includes(`${SCOPE}ReadBasic`)))
    return failure(403, 'ErrorAccessDenied');
  const [, calendarId, kind, event] =
    /\/v1\.0\/me\/calendars(?:\/([^/]+)\/(calendarView|events)(?:\/([^/]+))?)?$/.exec(url.pathname) ?? [];
  if (calendarId === undefined)
    return pageOf(
      microsoft,
      url,
      [...calendars].map(([id, { name, canEdit, isDefaultCalendar }]) => ({
        ...{ id, name, canEdit, isDefaultCalendar },
      })),
    );
  const of = calendars.get(decodeURIComponent(calendarId));
  if (!of) return failure(404, 'ErrorItemNotFound');
  if (kind === 'calendarView') return answerView(microsoft, of, url);
  // Properties of programs are more than the times of events.
  if (!mayWrite) return failure(403, 'ErrorAccessDenied');
  return answerEvents(microsoft, of, { url, id: event, method, body });
}
