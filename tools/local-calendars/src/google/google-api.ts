import type { IncomingMessage } from 'node:http';
import { grantOf, readBody } from '../api-request';
import type { EventTime, GoogleCalendar, GoogleEvent, GoogleWorld } from './google-world';

type Answered = [status: number, body: object];

const failure = (code: number, reason: string): Answered => [
  code,
  { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
];

/** Calendars per page: few, so that clients have to request the next. */
const PAGE = 2;

/** Longest span of a query, in days. */
const MAX_DAYS = 90;
const DAY_MS = 86_400_000;

const SCOPE = 'https://www.googleapis.com/auth/';

/** Returns the instant of a time; whole days are those of UTC, the zone of these calendars. */
const instantOf = ({ dateTime, date }: EventTime) => Date.parse(dateTime ?? `${date}T00:00:00Z`);

function busyOf({ events }: GoogleCalendar, from: number, to: number) {
  const spans = [...events.values()]
    .filter(({ status, transparency }) => status !== 'cancelled' && transparency !== 'transparent')
    .map(({ start, end }) => ({ start: instantOf(start), end: instantOf(end) }))
    .filter(({ start, end }) => start < to && end > from)
    .sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start: Math.max(start, from), end: Math.min(end, to) });
  }
  const textOf = (instant: number) => new Date(instant).toISOString();
  return joined.map(({ start, end }) => ({ start: textOf(start), end: textOf(end) }));
}

function answerFreeBusy(calendars: Map<string, GoogleCalendar>, body: string): Answered {
  const { timeMin, timeMax, items } = readBody<{
    timeMin: string;
    timeMax: string;
    items: { id: string }[];
  }>(body);
  const [from, to] = [Date.parse(timeMin), Date.parse(timeMax)];
  if (to - from > MAX_DAYS * DAY_MS) return failure(400, 'timeRangeTooLong');
  const calendarAnswers = items.map(({ id }) => {
    const of = calendars.get(id);
    const errors = [{ domain: 'global', reason: 'notFound' }];
    return [id, of ? { busy: busyOf(of, from, to) } : { errors, busy: [] }] as const;
  });
  return [
    200,
    { kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(calendarAnswers) },
  ];
}

function answerList(calendars: Map<string, GoogleCalendar>, query: URLSearchParams): Answered {
  const all = [...calendars].map(([id, { summary, accessRole, isPrimary }]) => ({
    ...{ id, summary, accessRole },
    ...(isPrimary && { primary: true }),
  }));
  const from = Number(query.get('pageToken') ?? 0);
  const items = all.slice(from, from + PAGE);
  const next = from + PAGE < all.length ? { nextPageToken: String(from + PAGE) } : {};
  return [200, { kind: 'calendar#calendarList', items, ...next }];
}

function answerEvents(
  { events, accessRole }: GoogleCalendar,
  id: string | undefined,
  method: string,
  body: string,
): Answered {
  if (accessRole === 'reader') return failure(403, 'requiredAccessLevel');
  const given = body === '' ? null : readBody<GoogleEvent>(body);
  if (method === 'POST' && given) {
    if (!/^[a-v0-9]{5,1024}$/.test(given.id)) return failure(400, 'invalid');
    if (events.has(given.id)) return failure(409, 'duplicate');
    events.set(given.id, given);
    return [200, given];
  }
  const stored = events.get(id ?? '');
  if (!stored) return failure(404, 'notFound');
  if (method === 'DELETE') {
    if (stored.status === 'cancelled') return failure(410, 'deleted');
    stored.status = 'cancelled';
    return [204, {}];
  }
  if (method !== 'PUT' || !given) return failure(400, 'invalid');
  events.set(stored.id, { ...given, id: stored.id });
  return [200, given];
}

/** Answers a request to the programming interface of calendars (v3). */
export function answerApi(google: GoogleWorld, request: IncomingMessage, url: URL, body: string): Answered {
  const hasEnded = google.isExpiring;
  google.isExpiring = false;
  const grant = hasEnded ? null : grantOf(google, request);
  const calendars = grant && google.accounts.get(grant.account);
  if (!grant || !calendars) return failure(401, 'authError');
  const may = (scope: string) => grant.scopes.includes(SCOPE + scope);
  const path = url.pathname.replace(/^\/google\/calendar\/v3/, '');
  const method = request.method ?? 'GET';
  if (path === '/users/me/calendarList')
    return may('calendar.calendarlist.readonly')
      ? answerList(calendars, url.searchParams)
      : failure(403, 'insufficientPermissions');
  if (path === '/freeBusy')
    return may('calendar.freebusy')
      ? answerFreeBusy(calendars, body)
      : failure(403, 'insufficientPermissions');
  const [, calendarId = '', event] = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
  const of = calendars.get(decodeURIComponent(calendarId));
  if (!of) return failure(404, 'notFound');
  if (!may('calendar.events.owned')) return failure(403, 'insufficientPermissions');
  return answerEvents(of, event, method, body);
}
