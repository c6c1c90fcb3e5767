import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { NotificationEvent } from 'shared-lib/model';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { notify } from '../notifications/notify';
import { NOW, openLocalProject } from '../testing/local-project';
import { pushRequest, type PushRequest } from './post-push';
import type { PushKeys } from './push-keys';
import { pushDue, sendPushes } from './send-pushes';
import { expectLog } from '../testing/recorded-logs';

const project = openLocalProject();

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Makes a pair of keys of P-256. */
function aPair() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

const server = aPair();
const keys: PushKeys = {
  publicKey: server.getPublicKey('base64url'),
  privateKey: server.getPrivateKey('base64url'),
  contact: 'mailto:hola@tarjetero.test',
};
const phone = aPair();
const AUTH = Buffer.alloc(16, 7);
const device = (path = 'abc') => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${path}`,
  p256dh: phone.getPublicKey('base64url'),
  auth: AUTH.toString('base64url'),
});

/** Reads a push as the device does (RFC 8291). */
function decrypt(body: Buffer): unknown {
  const theirs = body.subarray(21, 86);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), theirs]);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const secret = derive(phone.computeSecret(theirs), AUTH, about, 32);
  const [salt, sealed] = [body.subarray(0, 16), body.subarray(86)];
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  expect(text.at(-1)).toBe(2);
  return JSON.parse(text.subarray(0, -1).toString());
}

describe('pushRequest', () => {
  const message = { title: 'Hola', text: 'Texto', path: '/dashboard', tag: 'n1' };

  it('signs and encrypts a message for the device’s push service', () => {
    const { url, headers, body } = pushRequest(device(), message, keys);
    expect(url).toBe('https://fcm.googleapis.com/fcm/send/abc');
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers['Authorization']!)!;
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const { exp, ...about } = JSON.parse(bytes(claims).toString()) as { exp: number };
    expect(about).toEqual({ aud: 'https://fcm.googleapis.com', sub: 'mailto:hola@tarjetero.test' });
    // Services take none that is good for more than a day.
    expect(Math.abs(exp - Date.now() / 1000 - 12 * 3600)).toBeLessThan(60);
    const point = bytes(keys.publicKey);
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
    const publicKey = {
      key: createPublicKey({ key: jwk, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363' as const,
    };
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, bytes(signature))).toBe(true);
    expect(decrypt(body)).toEqual(message);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://malo.example/fcm.googleapis.com/x',
    'https://fcm.googleapis.com.malo.example/x',
    'https://fcm.googleapis.com@malo.example/x',
    'http://169.254.169.254/computeMetadata/v1/',
    'https://localhost/x',
  ])('refuses the address %s', (endpoint) => {
    expect(() => pushRequest({ ...device(), endpoint }, message, keys)).toThrow('push service');
  });
});

describe('sendPushes', () => {
  const sent: PushRequest[] = [];
  let answer: (url: string) => number;
  const run = (now = NOW) =>
    pushDue(
      { db: project.db(), now },
      {
        keys,
        post: async (request) => {
          sent.push(request);
          return answer(request.url);
        },
      },
    );
  const put = async (documents: Record<string, object>) => {
    for (const [path, data] of Object.entries(documents)) await project.db().doc(path).set(data);
  };
  const booked: NotificationEvent = {
    kind: 'booking-new',
    bookingId: 'b1',
    customer: 'Eva',
    service: 'Corte',
    startsAt: '2026-03-03T09:00:00.000Z',
  };
  const ring = async (event: NotificationEvent = booked, id = 'n1') => {
    const batch = project.db().batch();
    notify(batch, { db: project.db(), now: NOW }, 'ana', event, id);
    await batch.commit();
  };
  const bell = (id = 'n1') => project.read(`users/ana/notifications/${id}`);
  const stored = (path: string, change: object = {}) => ({
    ...device(path),
    ...{ createdAt: Timestamp.fromMillis(NOW), expiresAt: Timestamp.fromMillis(NOW + HOUR_MS) },
    ...change,
  });

  beforeEach(async () => {
    process.env['VAPID_PUBLIC_KEY'] = keys.publicKey;
    sent.length = 0;
    answer = () => 201;
    await put({
      'users/ana': { id: 'ana', name: 'Ana', email: 'ana@ejemplo.com' },
      'users/ana/pushSubscriptions/d1': stored('uno'),
      'availability/ana': { zone: 'Europe/Madrid' },
    });
  });
  afterEach(() => {
    delete process.env['VAPID_PUBLIC_KEY'];
  });

  it('notifies each device once, in the owner’s time zone', async () => {
    await put({ 'users/ana/pushSubscriptions/d2': stored('dos') });
    await ring();
    expect([await run(), await run(NOW + MINUTE_MS)]).toEqual([1, 0]);
    expect(sent.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(['dos', 'uno']);
    expect(decrypt(sent[0]!.body)).toEqual({
      title: 'Nueva reserva de Eva',
      text: 'Corte · 3 de marzo de 2026 a las 10:00',
      path: '/dashboard/bookings?reserva=b1',
      tag: 'n1',
    });
    expect(await bell()).not.toHaveProperty('pushDueAt');
    // A device that is still there is retained for another half a year.
    const { expiresAt } = (await project.read('users/ana/pushSubscriptions/d1')) as { expiresAt: Timestamp };
    expect(expiresAt.toMillis()).toBe(NOW + 183 * 24 * HOUR_MS);
  });

  it('removes a device that is gone and retries one that doesn’t answer for an hour', async () => {
    expectLog(/A device was not notified/);
    await put({ 'users/ana/pushSubscriptions/d2': stored('dos') });
    answer = (url) => (url.endsWith('dos') ? 410 : 503);
    await ring();
    await run();
    expect(await project.read('users/ana/pushSubscriptions/d2')).toBeUndefined();
    expect(await project.read('users/ana/pushSubscriptions/d1')).toBeDefined();
    expect(await run(NOW + MINUTE_MS)).toBe(0);
    answer = () => 201;
    expect(await run(NOW + 5 * MINUTE_MS)).toBe(1);
    expect(sent).toHaveLength(3);
    answer = () => 503;
    await ring(booked, 'n2');
    await run();
    await run(NOW + 2 * HOUR_MS);
    expect(sent).toHaveLength(4);
    expect(await bell('n2')).not.toHaveProperty('pushDueAt');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'an owner who switched pushes off',
      () => put({ 'users/ana': { settings: { notifications: { push: { bookings: false } } } } }),
    ],
    ['a suspended account', () => put({ 'users/ana/private/state': { disabled: true } })],
    ['a deleted account', () => project.db().doc('users/ana').delete()],
    [
      'an owner who has read the notification',
      () =>
        project
          .db()
          .doc('users/ana/notifications/n1')
          .update({ readAt: Timestamp.fromMillis(NOW) }),
    ],
    [
      'an address that isn’t a push service’s',
      () => {
        expectLog(/not an address of a push service/);
        return put({ 'users/ana/pushSubscriptions/d1': stored('', { endpoint: 'https://malo.example/' }) });
      },
    ],
  ])('sends nothing to %s', async (_, arrange) => {
    await ring();
    await arrange();
    await run();
    expect(sent).toEqual([]);
  });

  it.each([201, 503])('succeeds for a notification removed while a device answers %d', async (status) => {
    if (status === 503) expectLog(/A device was not notified/);
    await ring();
    const failures: string[] = [];
    const remove = () => project.db().doc('users/ana/notifications/n1').delete();
    const post = () => remove().then(() => status);
    const context = { db: project.db(), now: NOW, onFailure: (what: string) => void failures.push(what) };
    expect(await pushDue(context, { keys, post })).toBe(1);
    expect([failures, await bell()]).toEqual([[], undefined]);
  });

  it('does nothing without keys, and leaves notifications unmarked', async () => {
    delete process.env['VAPID_PUBLIC_KEY'];
    await ring();
    expect(await bell()).not.toHaveProperty('pushDueAt');
    expect(await sendPushes({ db: project.db(), now: NOW })).toBe(0);
  });
});
