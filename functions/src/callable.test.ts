import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callableInputs } from 'shared-lib/domain';
import { openLocalProject } from './testing/local-project';

const project = openLocalProject();
const NAMES = Object.keys(callableInputs);

let server: Server;
let origin: string;

beforeAll(async () => {
  // Google's emulator does so: no service that could verify a token is at hand.
  process.env['FIREBASE_DEBUG_MODE'] = 'true';
  process.env['FIREBASE_DEBUG_FEATURES'] = '{"skipTokenVerification":true}';
  const { http } = await import('@google-cloud/functions-framework');
  const { getTestServer } = await import('@google-cloud/functions-framework/testing');
  const { api } = await import('./index');
  http('api', api as unknown as Parameters<typeof http>[1]);
  server = getTestServer('api');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  delete process.env['FIREBASE_DEBUG_MODE'];
  delete process.env['FIREBASE_DEBUG_FEATURES'];
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned token, as the Auth emulator gives them out. */
const tokenOf = (uid: string) =>
  `${part({ alg: 'none' })}.${part({ sub: uid, email: `${uid}@ejemplo.com`, auth_time: 1 })}.`;

async function call(name: string, data: unknown, uid?: string) {
  const response = await fetch(`${origin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(uid !== undefined && { authorization: `Bearer ${tokenOf(uid)}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { error } = (await response.json()) as {
    error?: { status: string; details?: { reason?: string } };
  };
  return { status: response.status, code: error?.status, reason: error?.details?.reason };
}

describe('the service api', () => {
  it('has 41 callables', () => expect(NAMES).toHaveLength(41));

  describe.each(NAMES)('%s', (name) => {
    it('refuses a caller without a session', async () => {
      expect(await call(name, {})).toEqual({ status: 401, code: 'UNAUTHENTICATED', reason: undefined });
    });

    it('refuses an input that its schema does not accept', async () => {
      expect(await call(name, 'nonsense', 'ana')).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
    });
  });

  it.each(['nope', 'createCard/more', '', 'constructor', '__proto__'])('has nothing at /%s', async (name) => {
    expect(await call(name, {}, 'ana')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('refuses a suspended account', async () => {
    await project.db().doc('users/ana/private/state').set({ disabled: true });
    const refusal = { status: 400, code: 'FAILED_PRECONDITION', reason: 'account-suspended' };
    expect(await call('checkSlug', { slug: 'ana-garcia' }, 'ana')).toEqual(refusal);
  });

  it('answers an account that may ask', async () => {
    expect(await call('checkSlug', { slug: 'ana-garcia' }, 'ana')).toMatchObject({ status: 200 });
  });
});
