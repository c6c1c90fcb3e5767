import { createHash } from 'node:crypto';
import { MICROSOFT_KEYS, startLocalCalendars, type LocalCalendars } from '../src';

const VERIFIER = 'v'.repeat(60);
const BACK = 'http://127.0.0.1:5000/dashboard/calendars';
const GRAPH = 'https://graph.microsoft.com/Calendars.';
const PROPERTY = 'String {8f1d5f0e-3c1b-4c64-9a55-6d0f5b7f2f4e} Name Prueba';

let server: LocalCalendars;

beforeEach(async () => {
  server = await startLocalCalendars();
});
afterEach(() => server.close());

/** Returns the address of a question for a consent, with some parameters of it changed. */
function question(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...{ client_id: MICROSOFT_KEYS.clientId, redirect_uri: BACK, response_type: 'code', state: 'estado' },
    ...{ response_mode: 'query', scope: `${GRAPH}ReadBasic ${GRAPH}ReadWrite offline_access` },
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${server.microsoft.origin}/common/oauth2/v2.0/authorize?${query}`;
}

const tokens = (form: Record<string, string>) =>
  fetch(`${server.microsoft.origin}/common/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id: MICROSOFT_KEYS.clientId, client_secret: MICROSOFT_KEYS.clientSecret },
      ...{ grant_type: 'authorization_code', redirect_uri: BACK, code_verifier: VERIFIER },
      ...form,
    }),
  });

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const signIn = async (changes: Record<string, string> = {}) => {
  const code = (await server.microsoft.press(question(changes))).get('code')!;
  return (await (await tokens({ code })).json()) as Tokens;
};

const graph = (token: string, path: string, method = 'GET', body?: object) =>
  fetch(`${server.microsoft.origin}/v1.0/me/calendars${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });

const EVENT = {
  start: { dateTime: '2026-03-03T09:00:00', timeZone: 'UTC' },
  end: { dateTime: '2026-03-03T10:00:00', timeZone: 'UTC' },
  transactionId: 'uno',
  singleValueExtendedProperties: [{ id: PROPERTY, value: 'reserva' }],
};

describe('the stand-in of Microsoft', () => {
  it('shows a page of consent, and none for another client, a foreign return, no challenge or other permissions', async () => {
    const page = await (await fetch(question())).text();
    expect(page).toContain('Permitir');
    expect(page).toContain('Calendars.ReadBasic');
    const changes: Record<string, string>[] = [
      { client_id: 'otro' },
      { redirect_uri: 'https://ejemplo.com/' },
      { code_challenge_method: 'plain' },
      { scope: 'https://graph.microsoft.com/Mail.Read offline_access' },
    ];
    for (const change of changes) expect((await fetch(question(change))).status).toBe(400);
  });

  it('gives tokens for a code once, to who knows the secret of its challenge', async () => {
    const code = (await server.microsoft.press(question())).get('code')!;
    expect((await tokens({ code, code_verifier: 'otro' })).status).toBe(400);
    expect((await tokens({ code, client_secret: 'otro' })).status).toBe(401);
    expect((await tokens({ code })).status).toBe(200);
    expect((await tokens({ code })).status).toBe(400);
  });

  it('sends back a refusal, and the need of an administrator, without a code', async () => {
    const refused = await server.microsoft.press(question(), { button: 'refuse' });
    expect([refused.get('error'), refused.get('state'), refused.has('code')]).toEqual([
      'access_denied',
      'estado',
      false,
    ]);
    server.microsoft.setApproval(true);
    const waiting = await server.microsoft.press(question());
    expect([waiting.get('error'), waiting.has('code')]).toEqual(['consent_required', false]);
  });

  it('gives another token for later with each use, and takes those of before until the consent ends', async () => {
    const { refresh_token: first } = await signIn();
    const renew = (token: string) => tokens({ grant_type: 'refresh_token', refresh_token: token });
    const { refresh_token: second } = (await (await renew(first)).json()) as Tokens;
    expect(second).not.toBe(first);
    expect((await renew(first)).status).toBe(200);
    server.microsoft.revoke();
    for (const token of [first, second])
      expect(await (await renew(token)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('lists calendars in pages, each with the address of the next', async () => {
    const { access_token: token } = await signIn();
    const first = (await (await graph(token, '?$top=50')).json()) as {
      value: object[];
      '@odata.nextLink': string;
    };
    expect(first.value).toHaveLength(2);
    const next = await fetch(first['@odata.nextLink'], { headers: { authorization: `Bearer ${token}` } });
    expect(await next.json()).toEqual({ value: [expect.objectContaining({ isDefaultCalendar: true })] });
  });

  it('makes one event of a transaction, finds it by its property, and knows it after it was deleted', async () => {
    const { access_token: token } = await signIn();
    const path = '/propio-ana%3D/events';
    const made = await Promise.all([graph(token, path, 'POST', EVENT), graph(token, path, 'POST', EVENT)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    const [only] = server.microsoft.events();
    expect(server.microsoft.events()).toHaveLength(1);
    const filter = `singleValueExtendedProperties/any(ep: ep/id eq '${PROPERTY}' and ep/value eq 'reserva')`;
    const found = await graph(token, `${path}?${new URLSearchParams({ $filter: filter, $select: 'id' })}`);
    expect(await found.json()).toEqual({ value: [{ id: only!.id }] });
    server.microsoft.remove(only!.id);
    expect((await graph(token, path, 'POST', EVENT)).status).toBe(409);
  });

  it('lets nobody write without the permission, or into a calendar that can’t be edited', async () => {
    const { access_token: reader } = await signIn({ scope: `${GRAPH}ReadBasic offline_access` });
    expect((await graph(reader, '/propio-ana%3D/events', 'POST', EVENT)).status).toBe(403);
    const { access_token: writer } = await signIn();
    expect((await graph(writer, '/festivos-ana%3D/events', 'POST', EVENT)).status).toBe(403);
  });

  it('answers one request too many, and a token that has ended, once', async () => {
    const { access_token: token } = await signIn();
    server.microsoft.throttle();
    const busy = await graph(token, '');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30']);
    server.microsoft.expire();
    expect((await graph(token, '')).status).toBe(401);
    expect((await graph(token, '')).status).toBe(200);
  });
});
