import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signingKey } from '../../../tools/rehearsal/certificates.mjs';
import { servePlain } from '../../../tools/rehearsal/plain-server.mjs';
import { googleApis } from '../../../tools/rehearsal/google-apis.mjs';
import { idTokens } from '../../../tools/rehearsal/id-tokens.mjs';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: 'ana', exp: Math.floor(Date.now() / 1000) + 3600 };
const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;

let tokens: ReturnType<typeof idTokens>;
let google: ReturnType<typeof googleApis>;
let local: Server;
let front: Server;
let metadata: Server;
/** Requests that came to the services of this machine. */
let received: { url: string; headers: IncomingHttpHeaders }[];

beforeAll(async () => {
  tokens = idTokens(await signingKey());
  local = createServer((incoming, outgoing) => {
    received.push({ url: incoming.url!, headers: incoming.headers });
    incoming.resume();
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ idToken: unsigned, localId: 'ana' }));
  });
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(local.address() as AddressInfo).port}`;
  google = googleApis({
    addresses: { firestore: origin, storage: origin, auth: origin },
    ...{ tokens, project: 'rehearsed', apiKey: 'key' },
  });
  front = await servePlain((incoming, outgoing) =>
    google.answer(incoming, outgoing, String(incoming.headers['x-host'])),
  );
  metadata = await servePlain((incoming, outgoing) => google.answerMetadata(incoming, outgoing));
});
afterAll(async () => {
  google.close();
  for (const server of [local, front, metadata]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
beforeEach(() => {
  received = [];
});

const ask = async (server: Server, path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, body: await response.text() };
};
const askHost = (host: string, path: string, authorization?: string) =>
  ask(front, path, { 'x-host': host, ...(authorization && { authorization }) });

const FIRESTORE = 'firestore.googleapis.com';

describe('Google’s services in a rehearsal', () => {
  it('give owner rights to the functions’ account only', async () => {
    await askHost(FIRESTORE, '/v1/x', `Bearer ${google.accessToken}`);
    expect(received[0]!.headers.authorization).toBe('Bearer owner');
    expect((await askHost(FIRESTORE, '/v1/x', 'Bearer owner')).status).toBe(401);
    expect(received).toHaveLength(1);
  });

  it('accept signed ID tokens only', async () => {
    const signed = tokens.signToken(unsigned);
    expect((await askHost(FIRESTORE, '/v1/x', `Bearer ${signed}`)).status).toBe(200);
    expect(received[0]!.headers.authorization).toBe(`Bearer ${signed}`);
    expect((await askHost(FIRESTORE, '/v1/x', `Bearer ${unsigned}`)).status).toBe(401);
    const [header, , signature] = signed.split('.');
    const forged = [header, part({ ...claims, sub: 'luis' }), signature].join('.');
    expect((await askHost(FIRESTORE, '/v1/x', `Bearer ${forged}`)).status).toBe(401);
    expect(tokens.isGood(signed, Date.now() + 2 * 3_600_000)).toBe(false);
  });

  it('sign the tokens that they issue and publish the certificate', async () => {
    const { body } = await askHost('identitytoolkit.googleapis.com', '/v1/accounts:signUp?key=key');
    const { idToken, localId } = JSON.parse(body) as { idToken: string; localId: string };
    expect([tokens.isGood(idToken), localId]).toEqual([true, 'ana']);
    expect(received[0]!.url).toBe('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=key');
    const path = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
    expect(JSON.parse((await askHost('www.googleapis.com', path)).body)).toEqual(tokens.certificates);
  });

  it('require the app’s API key from browsers', async () => {
    expect((await askHost('identitytoolkit.googleapis.com', '/v1/accounts:signUp?key=other')).status).toBe(
      400,
    );
    expect(received).toEqual([]);
  });

  it('open the server API to the functions’ account only', async () => {
    const path = '/storage/v1/b/x/o/y';
    expect((await askHost('storage.googleapis.com', path)).status).toBe(401);
    const signed = `Bearer ${tokens.signToken(unsigned)}`;
    expect((await askHost('storage.googleapis.com', path, signed)).status).toBe(401);
    expect((await askHost('storage.googleapis.com', path, `Bearer ${google.accessToken}`)).status).toBe(200);
  });
});

describe('the metadata server', () => {
  const TOKEN = '/computeMetadata/v1/instance/service-accounts/default/token';

  it('gives the account’s token to requests with the Metadata-Flavor header only', async () => {
    const { body } = await ask(metadata, TOKEN, { 'metadata-flavor': 'Google' });
    expect(JSON.parse(body)).toMatchObject({ access_token: google.accessToken });
    expect((await ask(metadata, TOKEN)).status).toBe(403);
    expect((await ask(metadata, '/computeMetadata/v1/nope', { 'metadata-flavor': 'Google' })).status).toBe(
      404,
    );
  });
});
