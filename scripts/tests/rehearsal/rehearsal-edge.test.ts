import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { certificatesFor } from '../../../tools/rehearsal/certificates.mjs';
import { startEdge } from '../../../tools/rehearsal/edge.mjs';
import { FROM_FUNCTION, hostingVersions } from '../../../tools/rehearsal/hosting-versions.mjs';
import { productionRequestHeaders } from '../../../tools/rehearsal/origin.mjs';

const HOST = 'site.test';
const ANSWER_MS = 3000;
const MAX_ANSWER = 4096;

let folder: string;
let edge: Awaited<ReturnType<typeof startEdge>>;
let versions: ReturnType<typeof hostingVersions>;
let ports: number[];
let authority: string;
let now = Date.now();
/** Requests that came to the function. */
let requests: { url: string; headers: IncomingHttpHeaders }[];
/** Answers as the function. */
let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const text = 'lorem ipsum '.repeat(200);

/** Writes a built site. */
function build(name: string, files: Record<string, string>): string {
  const built = join(folder, name);
  mkdirSync(built, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(built, file), content);
  return built;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  versions = hostingVersions({
    folder: join(folder, 'versions'),
    configOf: () =>
      Promise.resolve({
        headers: [{ source: '!/c/**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }],
        rewrites: [{ source: '/c/**', function: { functionId: 'card' } }],
      }),
    rewriter: () =>
      Promise.resolve((incoming: IncomingMessage, outgoing: ServerResponse) => {
        const headers = productionRequestHeaders(String(incoming.headers['x-forwarded-for']))(
          incoming.headers,
        );
        requests.push({ url: incoming.url!, headers: headers as IncomingHttpHeaders });
        outgoing.setHeader(FROM_FUNCTION, 'said');
        answer(incoming, outgoing);
      }),
  });
  const certificate = await certificatesFor([HOST]);
  authority = certificate.authority;
  edge = startEdge({
    certificate: { key: certificate.key, cert: certificate.cert },
    sites: { [HOST]: 'shell' },
    versions,
    otherHosts: () => undefined,
    limits: { answerMs: ANSWER_MS, answerMax: MAX_ANSWER, everywhereMs: 50, now: () => now },
  });
  ports = await edge.ready;
  await versions.release(
    'shell',
    build('one', { 'index.html': `one ${text}`, '.hidden': 'no', 'a.js.map': 'no' }),
  );
  edge.publish('shell');
});
afterAll(async () => {
  await edge.close();
  await versions.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  requests = [];
  now += 3_600_000;
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a point of presence as a client of the site does. */
function ask(path: string, headers: Record<string, string> = {}, point = 0, host = HOST): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = request({
      ...{ hostname: '127.0.0.1', port: ports[point], path, agent: false, servername: HOST, ca: authority },
      headers: { host, ...headers },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.end();
  });
}

/** Has the function answer with a text and headers. */
function answerWith(headers: Record<string, string>, body = 'a card', status = 200): void {
  answer = (_incoming, outgoing) => outgoing.writeHead(status, headers).end(body);
}

describe('the rehearsal’s edge in front of files', () => {
  it('has a trusted certificate for the site’s host and no other', async () => {
    expect((await ask('/')).status).toBe(200);
    await expect(
      new Promise((_resolve, reject) =>
        request({ hostname: '127.0.0.1', port: ports[0], servername: HOST, agent: false })
          .on('error', reject)
          .end(),
      ),
    ).rejects.toThrow(/certificate/);
    expect((await ask('/', {}, 0, 'other.test')).status).toBe(421);
  });

  it('caches a file until the next release, whatever its Cache-Control says', async () => {
    await ask('/');
    const { headers } = await ask('/');
    expect(headers).toMatchObject({ 'x-cache': 'HIT', 'cache-control': 'no-cache' });
  });

  it('compresses text in an encoding that the client accepts', async () => {
    const plain = (await ask('/')).body.toString();
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect(br.headers.vary).toContain('Accept-Encoding');
  });

  it('answers 304 to a browser that has the file', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('serves no file that the CLI doesn’t upload', async () => {
    expect([(await ask('/.hidden')).status, (await ask('/a.js.map')).status]).toEqual([404, 404]);
  });
});

describe('the rehearsal’s edge in front of a function', () => {
  it('caches an answer for its s-maxage, separately for each query', async () => {
    answerWith({ 'cache-control': 'public, max-age=0, s-maxage=60' });
    await ask('/c/kept');
    now += 59_000;
    expect((await ask('/c/kept')).headers).toMatchObject({ 'x-cache': 'HIT', age: '59' });
    expect((await ask('/c/kept?a=1')).headers['x-cache']).toBe('MISS');
    now += 1000;
    expect((await ask('/c/kept')).headers['x-cache']).toBe('MISS');
    expect(requests.map(({ url }) => url)).toEqual(['/c/kept', '/c/kept?a=1', '/c/kept']);
  });

  it('forwards the client’s address as production does, and the session cookie only', async () => {
    answerWith({ 'cache-control': 'private' });
    await ask('/c/who', { 'x-forwarded-for': '203.0.113.9', cookie: 'a=1; __session=s; b=2' });
    expect(requests[0]!.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9, 127.0.0.1, 151.101.65.195',
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'https',
      cookie: '__session=s',
    });
  });

  it('answers 504 when the function doesn’t answer', async () => {
    answer = () => undefined;
    expect((await ask('/c/never')).status).toBe(504);
  });

  it('refuses an answer that is too large', async () => {
    answerWith({ 'cache-control': 'public, s-maxage=60' }, 'x'.repeat(MAX_ANSWER));
    expect((await ask('/c/fits')).status).toBe(200);
    answerWith({ 'cache-control': 'public, s-maxage=60' }, 'x'.repeat(MAX_ANSWER + 1));
    expect((await ask('/c/large')).status).toBe(500);
  });

  it('can simulate an outage and recover', async () => {
    answerWith({ 'cache-control': 'private' });
    edge.fault(HOST, 'error');
    expect((await ask('/c/broken')).status).toBe(500);
    edge.fault(HOST, 'down');
    await expect(ask('/c/broken')).rejects.toThrow();
    edge.fault(HOST, null);
    expect((await ask('/c/broken')).status).toBe(200);
  });

  it('can simulate a page in place of scripts, and missing chunks', async () => {
    answerWith({ 'cache-control': 'private' });
    edge.fault(HOST, 'html');
    const script = await ask('/assets/a.0a1b2c3d.js?x');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/html']);
    expect((await ask('/c/broken')).headers['content-type']).not.toBe('text/html');
    edge.fault(HOST, 'half');
    expect((await ask('/assets/a.0a1b2c3d.js')).status).toBe(404);
    expect((await ask('/c/broken')).status).toBe(200);
    edge.fault(HOST, null);
  });
});

describe('a rehearsed release', () => {
  const shown = async (point: number) => (await ask('/', {}, point)).body.toString().slice(0, 3);

  it('reaches one point of presence after the other and clears their caches', async () => {
    await Promise.all([ask('/', {}, 0), ask('/', {}, 1)]);
    await versions.release('shell', build('two', { 'index.html': `two ${text}` }));
    edge.publish('shell', { slowly: true });
    expect(await shown(0)).toBe('two');
    const deadline = Date.now() + 20_000;
    while ((await shown(1)) !== 'two' && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await shown(1)).toBe('two');
  });

  it('can be rolled back to the previous version', async () => {
    const [, before] = versions.list('shell');
    versions.clone('shell', before!.version);
    edge.publish('shell');
    expect([await shown(0), await shown(1)]).toEqual(['one', 'one']);
    expect(() => versions.clone('shell', 'shell-99')).toThrow('has no version');
  });
});
