import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { deliverOutbox } from '../../mail/delivery/deliver-outbox';
import { aMailSink } from '../../mail/testing/mail-sink';
import { openHostileProject } from '../../testing/hostile-client';

const project = openHostileProject();
const sink = aMailSink();
const OLD = 'ana@ejemplo.com';
const NEW = 'nueva@correo.test';

const settings = () => ({
  SMTP_URL: sink.url(),
  MAIL_FROM: 'hola@tarjetero.test',
  SHELL_ORIGIN: 'https://app.ejemplo.com',
});

beforeAll(() => sink.open());
beforeEach(async () => {
  sink.received.length = 0;
  Object.assign(process.env, settings());
  await project.db().doc('users/ana').set({ id: 'ana', name: 'Ana', email: OLD });
});
afterAll(async () => {
  for (const name of Object.keys(settings())) delete process.env[name];
  await sink.close();
});

const ana = () => project.signUp('ana');
const seconds = () => Math.floor(Date.now() / 1000);
const deliver = () => deliverOutbox({ db: project.db(), now: Date.now() + 1 });
const mailsTo = (address: string) => sink.received.filter(({ to }) => to.includes(address));

/** A link as its page reads it. */
interface Link {
  uid: string;
  at: number;
  proof: string;
  step: 'confirm' | 'undo';
}

/** Returns the link in the last mail to an address. */
function linkTo(address: string): Link {
  const text = mailsTo(address).at(-1)!.email.text!;
  const parts = new URLSearchParams(/\/cambio-email#(\S+)/.exec(text)![1]);
  return {
    uid: parts.get('cuenta')!,
    at: Number(parts.get('de')),
    proof: parts.get('clave')!,
    step: parts.has('anular') ? 'undo' : 'confirm',
  };
}

const press = async (link: object) => {
  const { status, body } = await project.ask('visitor', '/v/account/email', { body: link });
  return { status, refusal: (body as { refusal: string }).refusal };
};
const DONE = { status: 200, refusal: '' };
const INVALID = { status: 410, refusal: 'link-invalid' };

/** Requests a change, and returns the links in its mails. */
async function ask(email = NEW) {
  expect(await ana().call('requestEmailChange', { email })).toMatchObject({ status: 200 });
  await deliver();
}

/** Lets the open request be older than a second press of its button. */
async function age() {
  const { pending, ...rest } = (await project.read('emailChanges/ana')) as {
    pending: { requestedAt: Timestamp };
  };
  const requestedAt = Timestamp.fromMillis(pending.requestedAt.toMillis() - 2 * MINUTE_MS);
  await project
    .db()
    .doc('emailChanges/ana')
    .set({ ...rest, pending: { ...pending, requestedAt } });
}

describe('a request to change the email address', () => {
  it('mails both addresses and changes nothing', async () => {
    await ask();
    expect(mailsTo(NEW).map(({ email }) => email.subject)).toEqual(['Confirma el nuevo email de tu cuenta']);
    expect(mailsTo(OLD).map(({ email }) => email.subject)).toEqual([
      'Han pedido cambiar el email de tu cuenta',
    ]);
    // The former mailbox may be others' too.
    expect(mailsTo(OLD)[0]!.email.text).toContain('n•••@correo.test');
    expect(mailsTo(OLD)[0]!.email.text).not.toContain(NEW);
    expect(project.authRequests.filter(({ method }) => method === 'accounts:update')).toEqual([]);
    expect(await project.read('users/ana')).toMatchObject({ email: OLD });
    expect(await project.read('users/ana/private/state')).toBeUndefined();
  });

  it('needs a recent sign-in, with the second factor if the account has one', async () => {
    const old = ana().withSession({ startedAt: seconds() - 301 });
    expect(await old.call('requestEmailChange', { email: NEW })).toMatchObject({
      reason: 'recent-sign-in-needed',
    });
    project.authAccounts.set('ana', {
      mfaInfo: [{ mfaEnrollmentId: 'f1', phoneInfo: '+19991234567', enrolledAt: new Date(0).toISOString() }],
    });
    expect(await ana().call('requestEmailChange', { email: NEW })).toMatchObject({
      reason: 'recent-sign-in-needed',
    });
    const withCode = ana().withSession({ secondFactor: 'totp' });
    expect(await withCode.call('requestEmailChange', { email: NEW })).toMatchObject({ status: 200 });
  });

  it('is refused for the account’s own address, whatever its case', async () => {
    expect(await ana().call('requestEmailChange', { email: 'ANA@ejemplo.com' })).toMatchObject({
      reason: 'email-same',
    });
  });

  it('does not reveal to the caller that another account uses the address', async () => {
    project.authAccounts.set('luis', { email: 'luis@correo.test' });
    const [taken, free] = [
      await ana().call('requestEmailChange', { email: 'luis@correo.test' }),
      await project.signUp('eva').call('requestEmailChange', { email: NEW }),
    ];
    expect(Object.keys((taken.body as { result: object }).result)).toEqual(
      Object.keys((free.body as { result: object }).result),
    );
    await deliver();
    const [mail] = mailsTo('luis@correo.test');
    expect(mail!.email.subject).toBe('Este email ya tiene una cuenta');
    expect(mail!.email.text).not.toContain('/cambio-email');
    expect(JSON.stringify(await project.read('emailChanges/ana'))).not.toContain('taken');
  });

  it('sends no mail to an unverified former address', async () => {
    await project
      .db()
      .doc('users/unverified-eva')
      .set({ id: 'unverified-eva', name: 'Eva', email: 'x@ejemplo.com' });
    const eva = project.signUp('unverified-eva', { emailVerified: false });
    expect(await eva.call('requestEmailChange', { email: NEW })).toMatchObject({ status: 200 });
    await deliver();
    expect(sink.received.flatMap(({ to }) => to)).toEqual([NEW]);
    expect(await press(linkTo(NEW))).toEqual(DONE);
    expect(await project.read('users/unverified-eva')).toMatchObject({ email: NEW });
    expect(await project.read('users/unverified-eva/private/state')).toHaveProperty('verifiedAt');
  });

  it('sends one mail when it arrives twice at once', async () => {
    await Promise.all([1, 2].map(() => ana().call('requestEmailChange', { email: NEW })));
    await deliver();
    expect(mailsTo(NEW)).toHaveLength(1);
  });

  it('is refused after five requests for one address in a day, whichever accounts send them', async () => {
    const answers = [];
    for (const uid of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
      answers.push(await project.signUp(uid).call('requestEmailChange', { email: NEW }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400]);
    expect(answers.at(-1)).toMatchObject({ reason: 'too-many-requests' });
  });
});

describe('the confirmation link sent to the new address', () => {
  it('changes the address everywhere, ends all sessions and notifies the former address', async () => {
    await project.db().doc('admins/ana').set({ id: 'ana', email: OLD, role: 'support', revision: 1 });
    await ask();
    const session = ana();
    expect(await press(linkTo(NEW))).toEqual(DONE);
    expect(project.authAccounts.get('ana')).toMatchObject({ email: NEW, emailVerified: true });
    expect(await project.read('users/ana')).toMatchObject({ email: NEW });
    expect(await project.read('userIndex/ana')).toMatchObject({ email: NEW });
    expect(await project.read('admins/ana')).toMatchObject({ email: NEW });
    const earlier = session.withSession({ startedAt: seconds() - 60 });
    expect(await earlier.call('checkSlug', { slug: 'ana-garcia' })).toMatchObject({
      reason: 'session-ended',
    });
    await deliver();
    expect(mailsTo(OLD).at(-1)!.email.subject).toBe('El email de tu cuenta ha cambiado');
  });

  it('works once, and not after it was replaced or cancelled', async () => {
    await ask();
    const first = linkTo(NEW);
    await age();
    await ask('otra@correo.test');
    expect(await press(first)).toEqual(INVALID);
    const second = linkTo('otra@correo.test');
    expect(await ana().call('cancelEmailChange', {})).toMatchObject({ status: 200 });
    expect(await press(second)).toEqual(INVALID);
    await ask();
    const third = linkTo(NEW);
    expect(await press(third)).toEqual(DONE);
    expect(await press(third)).toEqual(INVALID);
    expect(project.authAccounts.get('ana')!.email).toBe(NEW);
  });

  it('is refused once the request has expired', async () => {
    await ask();
    const change = (await project.read('emailChanges/ana'))!;
    const expiresAt = Timestamp.fromMillis(Date.now() - 1);
    await project.db().doc('emailChanges/ana').update({ 'pending.expiresAt': expiresAt });
    expect(change['pending']).toBeDefined();
    expect(await press(linkTo(NEW))).toEqual(INVALID);
  });

  it('is refused with a proof that is forged, missing or taken from another link', async () => {
    await ask();
    const [confirm, undo] = [linkTo(NEW), linkTo(OLD)];
    expect(await press({ ...confirm, proof: 'x'.repeat(43) })).toEqual(INVALID);
    expect(await press({ ...confirm, proof: undo.proof })).toEqual(INVALID);
    expect(await press({ ...undo, step: 'confirm' })).toEqual(INVALID);
    expect(await press({ ...confirm, uid: 'luis' })).toEqual(INVALID);
    expect(await press({ ...confirm, uid: 'a/b' })).toMatchObject({ status: 400 });
    expect(await press({})).toMatchObject({ status: 400 });
    expect((await project.ask('visitor', '/v/account/email', { method: 'GET' })).status).toBe(405);
    expect(project.authAccounts.get('ana')).toBeUndefined();
  });

  it('is refused when another account has taken the address meanwhile', async () => {
    await ask();
    project.authAccounts.set('luis', { email: NEW });
    expect(await press(linkTo(NEW))).toEqual({ status: 409, refusal: 'email-taken' });
    expect(await project.read('users/ana')).toMatchObject({ email: OLD });
  });

  it('is refused for an account that is suspended or deleted', async () => {
    await ask();
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    expect(await press(linkTo(NEW))).toEqual(INVALID);
    await project.db().doc('users/ana/private/state').set({ deletedAt: Timestamp.now() });
    expect(await press(linkTo(NEW))).toEqual(INVALID);
  });

  it('is refused while the product is read-only, unlike the undo link', async () => {
    await ask();
    await project.db().doc('featureFlags/read_only').set({ enabled: true, rolloutPercentage: 100 });
    expect(await press(linkTo(NEW))).toMatchObject({ refusal: 'read-only' });
    expect(await press(linkTo(OLD))).toEqual(DONE);
  });
});

describe('the undo link «No he sido yo»', () => {
  it('cancels an open request, replaces the password and ends all sessions', async () => {
    await ask();
    const confirm = linkTo(NEW);
    expect(await press(linkTo(OLD))).toEqual(DONE);
    expect(await press(confirm)).toEqual(INVALID);
    const thief = ana().withSession({ startedAt: seconds() - 60 });
    expect(await thief.call('requestEmailChange', { email: NEW })).toMatchObject({ reason: 'session-ended' });
    const { email, password } = project.authAccounts.get('ana') as { email: string; password: string };
    expect(email).toBe(OLD);
    expect(password).toMatch(/^\S{32}$/);
    expect(await project.read('outbox/ana-password-reset')).toMatchObject({ status: 'waiting' });
  });

  it('restores the first address after two changes and disables the later undo link', async () => {
    await ask();
    const own = linkTo(OLD);
    expect(await press(linkTo(NEW))).toEqual(DONE);
    await ask('segunda@correo.test');
    const thiefs = linkTo(NEW);
    expect(thiefs.step).toBe('undo');
    expect(await press(linkTo('segunda@correo.test'))).toEqual(DONE);
    expect(await press(own)).toEqual(DONE);
    expect(project.authAccounts.get('ana')).toMatchObject({ email: OLD, emailVerified: true });
    expect(await project.read('users/ana')).toMatchObject({ email: OLD });
    expect(await press(thiefs)).toEqual(INVALID);
    expect(await press(own)).toEqual(INVALID);
  });

  it.each([
    ['removes a second factor that was added after the request', MINUTE_MS, 0],
    ['keeps a second factor that was added before the request', -DAY_MS, 1],
  ])('%s', async (_title, away, remaining) => {
    await ask();
    const enrolledAt = new Date(Date.now() + away).toISOString();
    const factor = { mfaEnrollmentId: 'f1', phoneInfo: '+19991234567', enrolledAt };
    project.authAccounts.set('ana', { mfaInfo: [factor] });
    expect(await press(linkTo(OLD))).toEqual(DONE);
    expect(project.authAccounts.get('ana')!.mfaInfo).toHaveLength(remaining);
  });

  it('disables the account when another account has taken the former address', async () => {
    await ask();
    expect(await press(linkTo(NEW))).toEqual(DONE);
    project.authAccounts.set('thief', { email: OLD });
    expect(await press(linkTo(OLD))).toEqual({ status: 409, refusal: 'email-taken' });
    expect(project.authAccounts.get('ana')).toMatchObject({ disableUser: true });
  });

  it('is refused after it has expired', async () => {
    await ask();
    const former = [{ ...(await project.read('emailChanges/ana'))!['former'][0], until: Timestamp.now() }];
    await project.db().doc('emailChanges/ana').update({ former });
    expect(await press(linkTo(OLD))).toEqual(INVALID);
  });
});
