import { Timestamp } from 'firebase-admin/firestore';
import { adminInviteSchema, auditEntrySchema } from 'shared-lib/documents';
import { aMailSink } from '../../mail/testing/mail-sink';
import { openHostileProject } from '../../testing/hostile-client';
import { expectLog } from '../../testing/recorded-logs';

const project = openHostileProject();
const sink = aMailSink();
const IRIS = 'iris@ejemplo.com';

beforeAll(() => sink.open());
beforeEach(async () => {
  sink.received.length = 0;
  sink.answers = {};
  Object.assign(process.env, {
    SMTP_URL: sink.url(),
    MAIL_FROM: 'hola@tarjetero.test',
    SHELL_ORIGIN: 'https://app.ejemplo.com/',
  });
  await project.db().doc('admins/marta').set({ id: 'marta', role: 'admin', revision: 1 });
});
afterAll(async () => {
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'SHELL_ORIGIN']) delete process.env[name];
  await sink.close();
});

const invite = (again = false, email = IRIS) => project.signUp('marta').call('inviteAdmin', { email, again });

/** Returns the secret in the last mail that arrived. */
function lastSecret(): string {
  const text = sink.received.at(-1)!.email.text!;
  return /https:\/\/app\.ejemplo\.com\/admin\/login#invitacion=([A-Za-z0-9_-]{43})\s/.exec(text)![1]!;
}

const accept = (uid: string, token: string, session: { email?: string; emailVerified?: boolean } = {}) =>
  project.signUp(uid, session).call('acceptAdminInvite', { token });
const INVALID = { status: 400, reason: 'invite-invalid' };

describe('an invitation to administer', () => {
  it('mails a secret that is stored only as a hash and can be used once', async () => {
    expect(await invite(false, ' Iris@Ejemplo.com')).toMatchObject({ status: 200 });
    expect(sink.received).toHaveLength(1);
    const { text, html } = sink.received[0]!.email;
    for (const written of [text, html]) expect(written).toContain('https://app.ejemplo.com/legal/privacidad');
    expect(text).toContain('que usa tu email para esta invitación');
    const secret = lastSecret();
    const stored = await project.read(`adminInvites/${IRIS}`);
    expect(adminInviteSchema.safeParse(stored).error).toBeUndefined();
    const audit = (await project.db().collection('audit').get()).docs.map((entry) => entry.data());
    expect(JSON.stringify([stored, audit])).not.toContain(secret);
    expect(audit.every((entry) => auditEntrySchema.safeParse(entry).success)).toBe(true);

    expect((await accept('iris', secret)).status).toBe(200);
    expect(await project.read('admins/iris')).toMatchObject({ email: IRIS, role: 'admin' });
    expect(await project.read(`adminInvites/${IRIS}`)).toMatchObject({ acceptedBy: 'iris' });
    // Removed, they need another.
    await project.db().doc('admins/iris').delete();
    expect(await accept('iris', secret)).toMatchObject(INVALID);
    expect(await project.read('admins/iris')).toBeUndefined();
  });

  it('cannot be accepted by an account with the address but without the secret', async () => {
    await invite();
    for (const emailVerified of [true, false]) {
      expect(await accept('squatter', 'x'.repeat(43), { email: IRIS, emailVerified })).toMatchObject(INVALID);
      expect(await accept('squatter', '', { email: IRIS, emailVerified })).toMatchObject(INVALID);
    }
    expect(await project.read('admins/squatter')).toBeUndefined();
  });

  it('does not reveal to callers without the secret which address is invited', async () => {
    await invite();
    const strangers = [
      await accept('luis', 'x'.repeat(43), { email: IRIS, emailVerified: false }),
      await accept('luis', 'x'.repeat(43), { emailVerified: false }),
      await accept('luis', 'x'.repeat(43), { email: 'a/b@ejemplo.com' }),
      await accept('luis', 'x'.repeat(43), { email: '' }),
    ];
    expect(new Set(strangers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('can be accepted only with its address, once that is verified', async () => {
    await invite();
    const secret = lastSecret();
    expect(await accept('luis', secret)).toMatchObject(INVALID);
    const unverified = { emailVerified: false };
    expect(await accept('iris', secret, unverified)).toMatchObject({ reason: 'admin-unverified' });
    expect(await project.read('admins/iris')).toBeUndefined();
    expect((await accept('iris', secret, { email: 'Iris@Ejemplo.com' })).status).toBe(200);
  });

  it('is refused when it has expired or was stored without a secret', async () => {
    await invite();
    const secret = lastSecret();
    const invitation = project.db().doc(`adminInvites/${IRIS}`);
    await invitation.update({ expiresAt: Timestamp.now() });
    expect(await accept('iris', secret)).toMatchObject(INVALID);
    const { tokenHash: _, ...former } = (await invitation.get()).data()!;
    await invitation.set({ ...former, expiresAt: Timestamp.fromMillis(Date.now() + 60_000) });
    expect(await accept('iris', secret)).toMatchObject(INVALID);
  });

  it('is sent again only on request, with a secret that replaces the first', async () => {
    await invite();
    const first = lastSecret();
    expect(await invite()).toMatchObject({ status: 400, reason: 'already-invited' });
    expect((await invite(true)).status).toBe(200);
    expect(sink.received).toHaveLength(2);
    expect(await accept('iris', first)).toMatchObject(INVALID);
    expect((await accept('iris', lastSecret())).status).toBe(200);
    const { docs } = await project.db().collection('audit').where('docId', '==', IRIS).get();
    expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['create', 'update']);
  });

  it('reports that no mail was sent when mail is off or the server is unreachable', async () => {
    expectLog(/An invitation was not sent/);
    expectLog(/SMTP_URL/);
    delete process.env['SMTP_URL'];
    expect(await invite()).toMatchObject({ reason: 'mail-off' });
    expect(await project.read(`adminInvites/${IRIS}`)).toBeUndefined();
    process.env['SMTP_URL'] = 'smtp://127.0.0.1:1';
    expect(await invite()).toMatchObject({ reason: 'invite-not-sent' });
    expect(await project.read(`adminInvites/${IRIS}`)).toBeDefined();
  });

  it('is refused for the address of an administrator', async () => {
    await project.db().doc('admins/iris').set({ id: 'iris', email: IRIS, role: 'admin', revision: 1 });
    for (const again of [false, true])
      expect(await invite(again)).toMatchObject({ status: 400, reason: 'already-admin' });
    expect(sink.received).toHaveLength(0);
    expect(await project.read(`adminInvites/${IRIS}`)).toBeUndefined();
  });

  it('is refused to callers who are not administrators', async () => {
    expect(await project.signUp('luis').call('inviteAdmin', { email: IRIS, again: false })).toMatchObject({
      reason: 'not-admin',
    });
    expect(sink.received).toHaveLength(0);
  });
});
