import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerGoogle } from './google/answer-google';
import { answerMicrosoft } from './microsoft/answer-microsoft';
import { escapeXml, multistatus, resource } from './multistatus';
import { deleteEvent, storeEvent, type LocalCalendar, type LocalUser, type World } from './world';

const href = (body: string) => `<d:href>${escapeXml(body)}</d:href>`;

/** Properties of a calendar (RFC 4791 §5.2, RFC 3744 §5.4, and calendarserver.org's tag of its state). */
function calendarProperties({ name, isReadOnly, state }: LocalCalendar): string {
  const privileges = isReadOnly ? ['read'] : ['read', 'write', 'bind', 'unbind'];
  return [
    `<d:displayname>${escapeXml(name)}</d:displayname>`,
    '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>',
    '<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>',
    `<cs:getctag>${state}</cs:getctag>`,
    `<d:current-user-privilege-set>${privileges.map((one) => `<d:privilege><d:${one}/></d:privilege>`).join('')}</d:current-user-privilege-set>`,
  ].join('');
}

/** Reads the user of a request; `null` for a wrong name or password. */
function userOf(world: World, request: IncomingMessage): { name: string; user: LocalUser } | null {
  const [kind, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [name = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const user = world.users.get(name);
  return kind === 'Basic' && user?.password === password.join(':') ? { name, user } : null;
}

type Answer = (status: number, body?: string, headers?: Record<string, string>) => void;

/** Answers about one event. */
function answerEvent(
  { method, headers }: IncomingMessage,
  { of, name, body }: { of: LocalCalendar; name: string; body: string },
  answer: Answer,
): void {
  const stored = of.events.get(name);
  if (method === 'GET') {
    if (stored) answer(200, stored.data, { 'content-type': 'text/calendar', etag: stored.etag });
    else answer(404);
    return;
  }
  const wanted = headers['if-match'];
  const isRefused = (headers['if-none-match'] === '*' && stored) || (wanted && wanted !== stored?.etag);
  if (of.isReadOnly) answer(403);
  else if (isRefused) answer(412);
  else if (method === 'DELETE') answer(deleteEvent(of, name) ? 204 : 404);
  else if (method !== 'PUT') answer(405);
  else if (!/^BEGIN:VEVENT/m.test(body) || /^METHOD:/m.test(body)) answer(400);
  else answer(stored ? 204 : 201, '', { etag: storeEvent(of, name, body) });
}

/** Answers about a user's calendars, one of them or an event in it. */
function answerCalendars(
  request: IncomingMessage,
  { name, user, rest, body }: { name: string; user: LocalUser; rest: string[]; body: string },
  answer: Answer,
): void {
  const home = `/dav/calendars/${encodeURIComponent(name)}/`;
  const [id, event] = rest;
  if (id === undefined) {
    const all = [...user.calendars].map(([key, one]) => resource(`${home}${key}/`, calendarProperties(one)));
    const itself = resource(home, '<d:resourcetype><d:collection/></d:resourcetype>');
    answer(207, multistatus([itself, ...all]));
    return;
  }
  const of = user.calendars.get(id);
  if (!of) answer(404);
  else if (event !== undefined) answerEvent(request, { of, name: event, body }, answer);
  else if (request.method === 'PROPFIND')
    answer(207, multistatus([resource(`${home}${id}/`, calendarProperties(of))]));
  else if (request.method === 'REPORT')
    answer(
      207,
      multistatus(
        [...of.events].map(([key, { data, etag }]) =>
          resource(
            `${home}${id}/${key}`,
            `<d:getetag>${escapeXml(etag)}</d:getetag><c:calendar-data>${escapeXml(data)}</c:calendar-data>`,
          ),
        ),
      ),
    );
  else answer(405);
}

/** Answers one request. */
export function answerRequest(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const answer: Answer = (status, text = '', headers = {}) => {
    response.writeHead(status, {
      ...(status === 207 && { 'content-type': 'application/xml; charset=utf-8' }),
      ...headers,
    });
    response.end(text);
  };
  const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
  world.requests.push(`${request.method} ${path}`);
  if (world.fault === 'silent') return;
  if (world.fault === 'broken') return answer(500);
  if (path.startsWith('/google/')) return answerGoogle(world.google, request, response, body);
  if (path.startsWith('/microsoft/')) return answerMicrosoft(world.microsoft, request, response, body);
  if (path === '/.well-known/caldav') return answer(301, '', { location: '/dav/' });
  const found = userOf(world, request);
  if (!found) return answer(401, '', { 'www-authenticate': 'Basic realm="local-calendars"' });
  const { name, user } = found;
  const [root, kind, owner, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (root !== 'dav') return answer(404);
  const principal = `/dav/principals/${encodeURIComponent(name)}/`;
  if (kind === undefined)
    return answer(
      207,
      multistatus([
        resource('/dav/', `<d:current-user-principal>${href(principal)}</d:current-user-principal>`),
      ]),
    );
  if (owner !== name) return answer(403);
  if (kind === 'calendars') return answerCalendars(request, { name, user, rest, body }, answer);
  if (kind !== 'principals') return answer(404);
  const home = href(`/dav/calendars/${encodeURIComponent(name)}/`);
  answer(207, multistatus([resource(principal, `<c:calendar-home-set>${home}</c:calendar-home-set>`)]));
}
