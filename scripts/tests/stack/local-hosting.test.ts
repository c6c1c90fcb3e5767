import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askRawPath } from '../../../build/testing/ask-raw-path';

/** A text that compresses better the longer somebody tries. */
const SCRIPT = Array.from(
  { length: 3000 },
  (_, index) => `say(${(index * index) % 1999}, 'word ${index % 97}');`,
).join('\n');

let folder: string;
let service: Server;
let hosting: ChildProcess;
let port: number;

async function freePort(): Promise<number> {
  const probe = createSocket();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), 'the app');
  writeFileSync(join(folder, 'site/app.js'), SCRIPT);
  const socket = join(folder, 'card.sock');
  service = createServer((incoming, outgoing) => {
    outgoing.statusCode = 404;
    outgoing.end(`nothing at ${incoming.url}`);
  });
  await new Promise<void>((resolve) => service.listen(socket, resolve));
  port = await freePort();
  const config = {
    hosting: [
      {
        target: 'site',
        public: 'site',
        rewrites: [
          { source: '/c/**', function: { functionId: 'card' } },
          { source: '/app/**', destination: '/index.html' },
        ],
      },
    ],
  };
  const options = {
    root: folder,
    config,
    sitePorts: { site: port },
    functionsPort: 0,
    sockets: { card: socket },
  };
  hosting = spawn(
    process.execPath,
    [join(__dirname, '../../stack/local-hosting.mjs'), JSON.stringify(options)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve) => hosting.stdout!.once('data', resolve));
});
afterAll(async () => {
  hosting.kill();
  await new Promise((resolve) => hosting.once('exit', resolve));
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) => askRawPath(port, path);

describe('local Hosting for a path that can’t be decoded', () => {
  it.each([
    ['/c/%ff', '/c/%25ff'],
    ['/c/%E0%A4%A?a=%ff', '/c/%25E0%25A4%25A?a=%ff'],
    ['/c/caf%C3%A9', '/c/caf%C3%A9'],
  ])('forwards %s as %s', async (path, passedOn) => {
    expect(await ask(path)).toEqual({ status: 404, text: `nothing at ${passedOn}` });
  });

  it('answers with the app on its routes and 404 elsewhere', async () => {
    expect(await ask('/app/%ff')).toEqual({ status: 200, text: 'the app' });
    expect((await ask('/%ff')).status).toBe(404);
  });
});

/** Requests the script with an `Accept-Encoding`. */
const askScript = (accepted: string, method = 'GET') =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/app.js',
      method,
      headers: { 'accept-encoding': accepted },
    };
    get(options, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ headers: answer.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });

describe('local Hosting for a text file', () => {
  it('answers in the best accepted encoding, and smaller in later answers', async () => {
    const first = await askScript('gzip, deflate, br, zstd');
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-length': `${first.body.length}`,
    });
    expect(brotliDecompressSync(first.body).toString()).toBe(SCRIPT);
    const smallest = brotliCompressSync(SCRIPT).length;
    expect(first.body.length).toBeGreaterThan(smallest);
    let later = first;
    while (later.body.length > smallest) later = await askScript('br');
    expect(brotliDecompressSync(later.body).toString()).toBe(SCRIPT);
    expect(later.headers.etag).toBe(first.headers.etag);
  });

  it('answers in gzip or uncompressed where nothing else is accepted', async () => {
    const gzip = await askScript('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await askScript('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    expect((await askScript('identity', 'HEAD')).body).toHaveLength(0);
  });
});
