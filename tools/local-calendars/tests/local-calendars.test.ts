import { DEMO_USER, startLocalCalendars, type LocalCalendars } from '../src';

let server: LocalCalendars;
beforeEach(async () => {
  server = await startLocalCalendars();
});
afterEach(() => server.close());

const HOME = '/dav/calendars/ana';
const EVENT = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

function ask(
  method: string,
  path: string,
  { body, password = DEMO_USER.password, ...headers }: Record<string, string> = {},
) {
  const user = Buffer.from(`${DEMO_USER.username}:${password}`).toString('base64');
  return fetch(server.origin + path, {
    method,
    headers: { authorization: `Basic ${user}`, ...headers },
    ...(body !== undefined && { body }),
  });
}

describe('the local calendar server', () => {
  it('refuses a wrong password and the calendars of another user', async () => {
    expect((await ask('PROPFIND', '/dav/', { password: 'otra' })).status).toBe(401);
    expect((await ask('PROPFIND', '/dav/calendars/berta/')).status).toBe(403);
  });

  it('stores an event once for a request that wants a new one, and over it for others', async () => {
    const path = `${HOME}/personal/a.ics`;
    expect((await ask('PUT', path, { body: EVENT, 'if-none-match': '*' })).status).toBe(201);
    expect((await ask('PUT', path, { body: EVENT, 'if-none-match': '*' })).status).toBe(412);
    expect((await ask('PUT', path, { body: EVENT })).status).toBe(204);
    expect(server.events('personal')).toEqual({ 'a.ics': EVENT });
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('DELETE', path)).status).toBe(404);
  });

  it('refuses to store in a calendar that can only be read, and a file with a method', async () => {
    expect((await ask('PUT', `${HOME}/festivos/a.ics`, { body: EVENT })).status).toBe(403);
    const invitation = EVENT.replace('BEGIN:VEVENT', 'METHOD:REQUEST\r\nBEGIN:VEVENT');
    expect((await ask('PUT', `${HOME}/personal/a.ics`, { body: invitation })).status).toBe(400);
  });

  it('gives a calendar another tag with each change', async () => {
    const tag = async () =>
      /<cs:getctag>(\d+)</.exec(await (await ask('PROPFIND', `${HOME}/personal/`)).text())![1];
    const before = await tag();
    expect(await tag()).toBe(before);
    server.put('personal', 'a.ics', EVENT);
    expect(await tag()).not.toBe(before);
  });
});
