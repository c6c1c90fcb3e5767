import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import type { AlertInput } from 'shared-lib/domain';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { openHostileProject } from '../testing/hostile-client';

const TROUBLE: AlertInput = { title: 'TypeError: 12', type: 'error', severity: 'high', description: '' };

const project = openHostileProject();

/** Receiver in place of the team's chat, which keeps the messages that it got. */
let chat: Server;
let told: string[] = [];

beforeAll(async () => {
  chat = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push((JSON.parse(body) as { alert: { title: string } }).alert.title);
      response.end();
    });
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  process.env['ALERT_WEBHOOK_URL'] = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  told = [];
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
const act = (uid: string, data: object) => project.signUp(uid).call('actOnAlert', data);
const alerts = async () => (await project.db().collection('alerts').orderBy('createdAt').get()).docs;
const alertId = async () => (await alerts())[0]!.id;

describe('the same trouble on one day', () => {
  it('is one alert that is counted, and calls people once', async () => {
    for (const title of ['TypeError: 12', 'TypeError: 13', 'TypeError: 14']) await report({ title });
    expect((await alerts()).map((alert) => alert.get('count') as number)).toEqual([3]);
    expect(told).toEqual(['TypeError: 12']);
  });

  it('calls again when it got worse', async () => {
    await report({ severity: 'low' });
    await report({ severity: 'medium' });
    await report({ severity: 'high' });
    expect((await alerts()).map((alert) => alert.get('severity') as string)).toEqual(['high']);
    expect(told).toHaveLength(1);
  });

  it('is another alert than another trouble, and than that of another day', async () => {
    await report();
    await report({ title: 'RangeError: 12' });
    const [first] = await alerts();
    const id = first!.id.replace(/\d{4}-\d\d-\d\d$/, '2020-01-01');
    await project.db().doc(`alerts/${id}`).set(first!.data());
    await report();
    expect(await alerts()).toHaveLength(3);
    expect(told).toEqual(['TypeError: 12', 'RangeError: 12']);
  });
});

it('a flood of different troubles calls people twenty times an hour, and keeps them all', async () => {
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((letter) => `${letter} falló`);
  for (const name of names) await report({ title: name });
  expect(told).toHaveLength(20);
  const outcomes = (await alerts()).map((alert) => alert.get('webhook') as string);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(4);
});

describe('actOnAlert', () => {
  it('takes note of an alert, until it happens again', async () => {
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

  it('notes the first look at an alert, and takes it as new when it happens again after it was settled', async () => {
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

  it('mutes a kind of trouble for some days, and lets it call again', async () => {
    await report();
    const id = await alertId();
    await act('marta', { alertId: id, action: 'mute', days: 7 });
    const until = ((await project.read(`alerts/${id}`))!['mutedUntil'] as Timestamp).toMillis();
    expect(Math.abs(until - Date.now() - 7 * DAY_MS)).toBeLessThan(HOUR_MS);
    const mutes = (await project.db().collection('alertMutes').get()).docs;
    expect(mutes.map((mute) => mute.data())).toMatchObject([
      { title: TROUBLE.title, byEmail: 'marta@ejemplo.com', alertId: id },
    ]);
    // On another day it would call again.
    await project.db().doc(`alerts/${id}`).delete();
    await report();
    expect(await project.read(`alerts/${id}`)).toMatchObject({ webhook: 'muted', count: 1 });
    await act('marta', { alertId: id, action: 'unmute' });
    expect(await project.read(`alerts/${id}`)).toMatchObject({ mutedUntil: null });
    await project.db().doc(`alerts/${id}`).delete();
    await report();
    expect(told).toHaveLength(2);
  });

  it('takes note of alerts of before too, and mutes none of them', async () => {
    await project
      .db()
      .doc('alerts/old')
      .set({ ...TROUBLE, createdAt: Timestamp.now(), webhook: 'sent' });
    expect((await act('marta', { alertId: 'old', action: 'acknowledge' })).status).toBe(200);
    expect(await act('marta', { alertId: 'old', action: 'mute' })).toMatchObject({ reason: 'alert-gone' });
  });

  it('is refused to everybody but administrators, and about nothing', async () => {
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
