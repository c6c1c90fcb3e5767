import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import type { Alert, AlertInput } from 'shared-lib/model';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { openHostileProject } from '../testing/hostile-client';
import { storeAlert } from './store-alert';

const TROUBLE: AlertInput = { title: 'TypeError: 12', type: 'error', severity: 'high', description: '' };

const project = openHostileProject();

/** Receiver in place of the team's chat, which stores the messages that it gets. */
let chat: Server;
let received: string[] = [];

beforeAll(async () => {
  chat = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push((JSON.parse(body) as { alert: { title: string } }).alert.title);
      response.end();
    });
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  process.env['ALERT_WEBHOOK_URL'] = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  received = [];
  await project.db().doc('admins/marta').set({ id: 'marta' });
});
afterAll(() => {
  delete process.env['FUNCTIONS_EMULATOR'];
  delete process.env['ALERT_WEBHOOK_URL'];
  chat.close();
});

let reporters = 0;
/** Reports an alert from an account of its own, as accounts have a limit. */
const report = (change: Partial<AlertInput> = {}) =>
  project.signUp(`reporter${(reporters += 1)}`).call('reportAlert', { ...TROUBLE, ...change });
/** Raises an alert of the product itself, as its jobs do. */
const productAlert = (title: string, severity: Alert['severity'] = 'high') =>
  storeAlert(
    { db: project.db(), now: Date.now() },
    {
      ...{ ...TROUBLE, title, severity, type: 'mail-failed', metadata: {}, metrics: {} },
      ...{ userId: '', ip: '', userAgent: '' },
    },
  );
const act = (uid: string, data: object) => project.signUp(uid).call('actOnAlert', data);
const alerts = async () => (await project.db().collection('alerts').orderBy('createdAt').get()).docs;
const alertId = async () => (await alerts())[0]!.id;

describe('repeated trouble on one day', () => {
  it('is one alert with a count and one call of the webhook', async () => {
    for (const title of ['TypeError: 12', 'TypeError: 13', 'TypeError: 14']) await report({ title });
    expect((await alerts()).map((alert) => alert.get('count') as number)).toEqual([3]);
    expect(received).toEqual(['TypeError: 12']);
  });

  it('calls the webhook again when it becomes severe', async () => {
    await report({ severity: 'low' });
    await report({ severity: 'medium' });
    await report({ severity: 'high' });
    expect((await alerts()).map((alert) => alert.get('severity') as string)).toEqual(['high']);
    expect(received).toHaveLength(1);
  });

  it('is a separate alert for each title and each day', async () => {
    await report();
    await report({ title: 'RangeError: 12' });
    const [first] = await alerts();
    const id = first!.id.replace(/\d{4}-\d\d-\d\d$/, '2020-01-01');
    await project.db().doc(`alerts/${id}`).set(first!.data());
    await report();
    expect(await alerts()).toHaveLength(3);
    expect(received).toEqual(['TypeError: 12', 'RangeError: 12']);
  });
});

const names = (count: number) =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, count).map((name) => `${name} falló`);
const outcomes = async () => (await alerts()).map((alert) => alert.get('webhook') as string);

describe('a flood of reports by accounts', () => {
  it('calls the webhook at most ten times an hour and stores every alert', async () => {
    for (const title of names(14)) await report({ title });
    expect(received).toHaveLength(10);
    expect((await outcomes()).filter((outcome) => outcome === 'held')).toHaveLength(4);
  });

  it('never holds back an administrator’s critical alert or the product’s own', async () => {
    const accounts = ['a', 'b', 'c', 'd', 'e'].map((uid) => project.signUp(uid));
    for (const [index, title] of names(25).entries())
      await accounts[index % 5]!.call('reportAlert', { ...TROUBLE, title });
    const called = received.length;
    await project
      .signUp('marta')
      .call('reportAlert', { ...TROUBLE, title: 'Ataque en curso', severity: 'critical' });
    await productAlert('Hay emails que no se han podido enviar');
    expect(received.slice(called)).toEqual(['Ataque en curso', 'Hay emails que no se han podido enviar']);
  });

  it('doesn’t suppress the product’s own alert of the same name', async () => {
    const title = 'Hay emails que no se han podido enviar';
    await report({ title, type: 'mail-failed' });
    await productAlert(title);
    expect(received).toEqual([title, title]);
    expect((await alerts()).map((alert) => alert.get('userId') as string)).toEqual(['']);
  });
});

it('a critical alert of the product calls the webhook although its limit for high ones is reached', async () => {
  for (const title of names(22)) await productAlert(title);
  expect(received).toHaveLength(20);
  await productAlert('Todo está caído', 'critical');
  expect(received.at(-1)).toBe('Todo está caído');
});

it('an alert that was held back calls the webhook when it happens again below the limit', async () => {
  for (const title of names(11)) await report({ title });
  expect((await outcomes()).at(-1)).toBe('held');
  for (const { ref } of (await project.db().collection('rateLimits').get()).docs) await ref.delete();
  await report({ title: names(11).at(-1)! });
  expect((await outcomes()).at(-1)).toBe('sent');
});

describe('a mute rule', () => {
  const release = (name: string) => ({ metadata: { release: name } });
  const mutes = async () => (await project.db().collection('alertMutes').get()).docs;
  const logged = async () =>
    (await project.db().collection('audit').get()).docs.map(
      (entry) => `${entry.get('by')} ${entry.get('action')} ${entry.get('collection')}`,
    );

  it('mutes other alerts of the same release until it is ended', async () => {
    await report(release('user-app 1'));
    const id = await alertId();
    const rule = { alertId: id, action: 'mute', like: ['release'], days: 30 };
    expect((await act('marta', rule)).status).toBe(200);
    // The same rule again has another end, and is one.
    await act('marta', { ...rule, days: 7 });
    const [mute, ...others] = await mutes();
    expect([mute!.get('conditions'), others]).toEqual([{ release: 'user-app 1' }, []]);
    await report({ title: 'RangeError: x', ...release('user-app 1') });
    await report({ title: 'URIError: x', ...release('user-app 2') });
    expect(received).toEqual([TROUBLE.title, 'URIError: x']);
    expect((await alerts()).map((alert) => alert.get('webhook') as string)).toEqual([
      ...['sent', 'muted', 'sent'],
    ]);
    expect((await alerts()).map((alert) => alert.get('mutedUntil') !== null)).toEqual([true, true, false]);

    const end = (uid: string) => project.signUp(uid).call('endAlertMute', { muteId: mute!.id });
    expect(await end('ana')).toMatchObject({ reason: 'not-admin' });
    for (const _ of [1, 2]) expect((await end('marta')).status).toBe(200);
    expect(await mutes()).toEqual([]);
    expect((await alerts()).map((alert) => alert.get('mutedUntil') as null)).toEqual([null, null, null]);
    expect((await logged()).sort()).toEqual([
      ...['marta create alertMutes', 'marta delete alertMutes', 'marta update alertMutes'],
    ]);
  });

  it('for one account lets the same alert of another account call', async () => {
    const ana = project.signUp('ana');
    await ana.call('reportAlert', TROUBLE);
    await act('marta', { alertId: await alertId(), action: 'mute', like: ['userId'], days: 7 });
    await project
      .db()
      .doc(`alerts/${await alertId()}`)
      .delete();
    await ana.call('reportAlert', TROUBLE);
    const id = await alertId();
    expect(await project.read(`alerts/${id}`)).toMatchObject({ webhook: 'muted', userId: 'ana' });
    const { status } = await project.signUp('luis').call('reportAlert', TROUBLE);
    expect(status).toBe(200);
    expect(await project.read(`alerts/${id}`)).toMatchObject({
      ...{ webhook: 'sent', userId: 'luis', count: 2, mutedUntil: null },
    });
    expect(received).toHaveLength(2);
  });

  it('for a word ignores accents and case', async () => {
    await report({ title: 'Falló la conexión' });
    const id = await alertId();
    await act('marta', { alertId: id, action: 'mute', text: 'conexion', days: 1 });
    await report({ title: 'Sin CONEXIÓN', type: 'other' });
    expect(received).toEqual(['Falló la conexión']);
    const [, other] = await alerts();
    await act('marta', { alertId: other!.id, action: 'unmute' });
    expect([await mutes(), (await project.read(`alerts/${id}`))!['mutedUntil']]).toEqual([[], null]);
  });

  it('is refused for a field that the alert lacks, an invalid condition and a caller who is no administrator', async () => {
    await report();
    const id = await alertId();
    const mute = (rule: object) => act('marta', { alertId: id, action: 'mute', ...rule });
    expect(await mute({ like: ['release'] })).toMatchObject({ reason: 'alert-gone' });
    for (const wrong of [{ like: ['ip'] }, { text: 'red' }, { text: 'x'.repeat(121) }])
      expect(await mute(wrong)).toMatchObject({ status: 400, reason: 'invalid-input' });
    expect(await act('ana', { alertId: id, action: 'mute', like: ['userId'] })).toMatchObject({
      reason: 'not-admin',
    });
    expect(await mutes()).toEqual([]);
  });

  it('is one of at most fifty', async () => {
    await report();
    const until = Timestamp.fromMillis(Date.now() + DAY_MS);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => project.db().doc(`alertMutes/m${n}`).set({ until })),
    );
    const rule = { alertId: await alertId(), action: 'mute', days: 1 };
    expect(await act('marta', rule)).toMatchObject({ reason: 'too-many-mutes' });
    await project.db().doc('alertMutes/m0').delete();
    expect((await act('marta', rule)).status).toBe(200);
  });
});

describe('actOnAlert', () => {
  it('acknowledges an alert until it happens again', async () => {
    await report();
    const id = await alertId();
    expect((await act('marta', { alertId: id, action: 'acknowledge' })).status).toBe(200);
    expect(await project.read(`alerts/${id}`)).toMatchObject({ acknowledgedBy: 'marta@ejemplo.com' });
    await report();
    expect(await project.read(`alerts/${id}`)).toMatchObject({ acknowledgedAt: null, acknowledgedBy: '' });
    await act('marta', { alertId: id, action: 'acknowledge' });
    await act('marta', { alertId: id, action: 'reopen' });
    expect(await project.read(`alerts/${id}`)).toMatchObject({ acknowledgedAt: null });
  });

  it('records the first view of an alert, until it happens again after being acknowledged', async () => {
    await report();
    const id = await alertId();
    const seenAt = async () => (await project.read(`alerts/${id}`))!['seenAt'] as Timestamp | null;
    expect(await seenAt()).toBeNull();
    await act('marta', { alertId: id, action: 'see' });
    const first = await seenAt();
    expect(first).not.toBeNull();
    await act('marta', { alertId: id, action: 'see' });
    await report();
    expect(await seenAt()).toEqual(first);
    await act('marta', { alertId: id, action: 'acknowledge' });
    await report();
    expect(await seenAt()).toBeNull();
    expect(await act('ana', { alertId: id, action: 'see' })).toMatchObject({ reason: 'not-admin' });
  });

  it('mutes a kind of alert for some days, and unmutes it', async () => {
    await report();
    const id = await alertId();
    await act('marta', { alertId: id, action: 'mute', days: 7 });
    const until = ((await project.read(`alerts/${id}`))!['mutedUntil'] as Timestamp).toMillis();
    expect(Math.abs(until - Date.now() - 7 * DAY_MS)).toBeLessThan(HOUR_MS);
    const mutes = (await project.db().collection('alertMutes').get()).docs;
    expect(mutes.map((mute) => mute.data())).toMatchObject([
      { title: TROUBLE.title, byEmail: 'marta@ejemplo.com', conditions: { kind: mutes[0]!.id } },
    ]);
    // On another day it would call again.
    await project.db().doc(`alerts/${id}`).delete();
    await report();
    expect(await project.read(`alerts/${id}`)).toMatchObject({ webhook: 'muted', count: 1 });
    await act('marta', { alertId: id, action: 'unmute' });
    expect(await project.read(`alerts/${id}`)).toMatchObject({ mutedUntil: null });
    await project.db().doc(`alerts/${id}`).delete();
    await report();
    expect(received).toHaveLength(2);
  });

  it('acknowledges an alert from before mute rules, but can’t mute it', async () => {
    await project
      .db()
      .doc('alerts/old')
      .set({ ...TROUBLE, createdAt: Timestamp.now(), webhook: 'sent' });
    expect((await act('marta', { alertId: 'old', action: 'acknowledge' })).status).toBe(200);
    expect(await act('marta', { alertId: 'old', action: 'mute' })).toMatchObject({ reason: 'alert-gone' });
  });

  it('refuses callers who are not administrators, unknown alerts and invalid actions', async () => {
    await report();
    const id = await alertId();
    expect(await act('ana', { alertId: id, action: 'mute', days: 7 })).toMatchObject({ reason: 'not-admin' });
    expect(await act('marta', { alertId: 'none', action: 'reopen' })).toMatchObject({ reason: 'alert-gone' });
    for (const wrong of [
      { alertId: id, action: 'delete' },
      { alertId: 'a/b', action: 'mute' },
      { alertId: id, action: 'mute', days: 91 },
    ])
      expect(await act('marta', wrong)).toMatchObject({ status: 400, reason: 'invalid-input' });
  });
});
