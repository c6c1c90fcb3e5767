import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { bySize, RUN_SIZE } from 'shared-lib/testing';
import { SERVICE_TABLE, type ServiceName } from '../../../build/server/services';
import { startService, type ServiceProcess } from '../testing/service-process';

/*
 * Bodies that no page sends, at every service as it is built and deployed, in a process of its own: what stands before a handler is the
 * framework's, and only the process shows what it does with them.
 */

const MIB = 1024 * 1024;

/** Number of attackers at once. */
const CROWD = bySize({ short: 2, all: 8, long: 50 });

/** Time for which a connection may stand still, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Share of a service's memory that no request may make it exceed. */
const MAX_MEMORY = 0.6;

/** 100 KB that become 100 MB. */
const BOMB = gzipSync(Buffer.alloc(100 * MIB, 'x'), { level: 9 });

interface Reply {
  status: number;
  headers: string;
  body: string;
  /** Number of bytes that could be sent before the connection was closed. */
  sent: number;
}

/** Sends bytes as they are, endlessly where a generator gives them, until the service closes the connection. */
async function sendRaw(socketPath: string, parts: Iterable<string | Buffer>): Promise<Reply> {
  const socket = connect(socketPath);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // The service may close while there is still something to send.
  socket.on('error', () => {});
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let sent = 0;
  for (const part of parts) {
    if (socket.destroyed || socket.readableEnded) break;
    sent += part.length;
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  }
  await closed;
  const [headers = '', body = ''] = Buffer.concat(received).toString().split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1] ?? 0), headers: headers.toLowerCase(), body, sent };
}

const head = (path: string, headers: Record<string, string | number>) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: tarjetero',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const JSON_TYPE = { 'Content-Type': 'application/json' };

function* endlessChunks(path: string, headers: Record<string, string> = JSON_TYPE) {
  yield head(path, { ...headers, 'Transfer-Encoding': 'chunked' });
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')]);
  for (let index = 0; index < 4096; index += 1) yield chunk;
}

const PATHS: Record<ServiceName, string> = {
  api: '/checkSlug',
  card: '/c/ana-garcia',
  jobs: '/',
  mail: '/',
  stripe: '/stripe/webhook',
  visitor: '/v/ana-garcia',
};

const ATTACKS: [string, number, (path: string) => Iterable<string | Buffer>][] = [
  [
    'a body that unpacks to a thousand times its size',
    415,
    (path) => [head(path, { ...JSON_TYPE, 'Content-Encoding': 'gzip', 'Content-Length': BOMB.length }), BOMB],
  ],
  [
    'the same in chunks and as bytes of no type',
    415,
    (path) => [
      head(path, { 'Content-Encoding': 'deflate', 'Transfer-Encoding': 'chunked' }),
      `${BOMB.length.toString(16)}\r\n`,
      BOMB,
      '\r\n0\r\n\r\n',
    ],
  ],
  [
    'a body of thirty megabytes',
    413,
    (path) => [head(path, { ...JSON_TYPE, 'Content-Length': 30 * MIB }), Buffer.alloc(30 * MIB, 'x')],
  ],
  [
    'a length of a gigabyte that never comes',
    413,
    (path) => [head(path, { ...JSON_TYPE, 'Content-Length': 1024 * MIB })],
  ],
  ['a body without a length and without an end', 413, (path) => endlessChunks(path)],
  [
    'a body of a form without an end',
    413,
    (path) => endlessChunks(path, { 'Content-Type': 'application/x-www-form-urlencoded' }),
  ],
];

describe.each(Object.keys(SERVICE_TABLE) as ServiceName[])('the service %s', (name) => {
  let service: ServiceProcess;
  const limit = Number.parseInt(SERVICE_TABLE[name].memory, 10) * MIB;
  const crowd = Math.min(CROWD, SERVICE_TABLE[name].concurrency);

  beforeAll(async () => {
    service = await startService(name, { GCLOUD_PROJECT: 'demo-bounded' });
  });
  afterAll(() => service.stop());

  it.each(ATTACKS)('refuses %s on every path', async (_what, status, attack) => {
    for (const path of [PATHS[name], '/nowhere/at/all']) {
      const reply = await sendRaw(service.socket, attack(path));
      expect({ path, status: reply.status }).toEqual({ path, status });
      expect(reply.headers).toContain('connection: close');
      expect(reply.headers).toContain("content-security-policy: default-src 'none'");
      expect(JSON.parse(reply.body)).toMatchObject({ reason: 'invalid-input' });
      expect(reply.sent).toBeLessThan(40 * MIB);
    }
  });

  it('closes the connection of an endless body without a content type', async () => {
    const { sent } = await sendRaw(service.socket, endlessChunks(PATHS[name], {}));
    expect(sent).toBeLessThan(40 * MIB);
  });

  it('answers an honest request after the attacks', async () => {
    const honest = [head('/robots.txt', { ...JSON_TYPE, 'Content-Length': 0, Connection: 'close' })];
    expect((await sendRaw(service.socket, honest)).status).toBe(404);
  });

  // The full size takes services along that only the scheduler may call.
  if (RUN_SIZE !== 'long' && name !== 'visitor' && name !== 'api') return;

  it(`keeps below ${MAX_MEMORY * 100} % of its memory under ${crowd} such requests of each kind at once`, async () => {
    const most = SERVICE_TABLE[name].bodyMaxBytes;
    const largest = most === 0 ? Buffer.alloc(0) : Buffer.from(`[${'[],'.repeat(most / 3 - 2)}[]]`);
    const whole = [
      head(PATHS[name], { ...JSON_TYPE, 'Content-Length': largest.length, Connection: 'close' }),
      largest,
    ];
    const hugeHeader = [head(PATHS[name], { 'X-Large': 'x'.repeat(8 * MIB), Connection: 'close' })];
    const kinds = [
      ...ATTACKS.map(
        ([, , attack]) =>
          () =>
            attack(PATHS[name]),
      ),
      () => whole,
      () => hugeHeader,
    ];
    for (const kind of kinds)
      await Promise.all(Array.from({ length: crowd }, () => sendRaw(service.socket, kind())));
    expect(service.peakMemory() / limit).toBeLessThan(MAX_MEMORY);
  });
});
