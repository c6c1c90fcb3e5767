import { createHash } from 'node:crypto';
import { GOOGLE_KEYS, startLocalCalendars, type LocalCalendars } from '../src';

const VERIFIER = 'v'.repeat(60);
const BACK = 'http://127.0.0.1:5000/dashboard/calendars';

let server: LocalCalendars;

beforeEach(async () => {
  server = await startLocalCalendars();
});
afterEach(() => server.close());

/** Returns the address of a question for a consent, with some parameters of it changed. */
function question(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...{ client_id: GOOGLE_KEYS.clientId, redirect_uri: BACK, response_type: 'code', state: 'estado' },
    ...{
      access_type: 'offline',
      prompt: 'consent',
      scope: 'https://www.googleapis.com/auth/calendar.freebusy',
    },
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return `${server.google.origin}/auth?${query}`;
}

const tokens = (form: Record<string, string>) =>
  fetch(`${server.google.origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id: GOOGLE_KEYS.clientId, client_secret: GOOGLE_KEYS.clientSecret },
      ...{ grant_type: 'authorization_code', redirect_uri: BACK },
      ...form,
    }),
  });

describe('the stand-in of Google', () => {
  it('shows a page of consent, and none for another client, a foreign return or no challenge', async () => {
    const page = await (await fetch(question())).text();
    expect(page).toContain('Permitir');
    expect(page).toContain('calendar.freebusy');
    const changes: Record<string, string>[] = [
      { client_id: 'otro' },
      { redirect_uri: 'https://ejemplo.com/' },
      { code_challenge_method: 'plain' },
    ];
    for (const change of changes) expect((await fetch(question(change))).status).toBe(400);
  });

  it('gives tokens for a code once, to who knows the secret of its challenge', async () => {
    const back = await server.google.press(question());
    expect(back.get('state')).toBe('estado');
    const code = back.get('code')!;
    expect((await tokens({ code, code_verifier: 'otro' })).status).toBe(400);
    expect((await tokens({ code, code_verifier: VERIFIER, client_secret: 'otro' })).status).toBe(401);
    expect(await (await tokens({ code, code_verifier: VERIFIER })).json()).toMatchObject({
      refresh_token: expect.stringContaining('1//') as string,
    });
    expect((await tokens({ code, code_verifier: VERIFIER })).status).toBe(400);
  });

  it('sends back a refusal without a code', async () => {
    const back = await server.google.press(question(), { button: 'refuse' });
    expect(Object.fromEntries(back)).toEqual({ state: 'estado', error: 'access_denied' });
  });

  it('renews nothing once the consent was taken away', async () => {
    const code = (await server.google.press(question())).get('code')!;
    const { refresh_token } = (await (await tokens({ code, code_verifier: VERIFIER })).json()) as {
      refresh_token: string;
    };
    expect((await tokens({ grant_type: 'refresh_token', refresh_token })).status).toBe(200);
    server.google.revoke();
    const refused = await tokens({ grant_type: 'refresh_token', refresh_token });
    expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
  });
});
