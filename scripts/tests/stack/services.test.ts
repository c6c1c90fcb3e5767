import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hostingAnswerHeaders,
  hostingRequestHeaders,
  LOCAL_EDGE,
  passOn,
} from '../../stack/function-proxy.mjs';
import { readableLine } from '../../stack/function-services.mjs';
import { startWatchedPart } from '../../lib/processes.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarjetero-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a watched process', () => {
  it('is restarted after an uncaught error, whose stack is logged', async () => {
    const script = join(folder, 'part.cjs');
    writeFileSync(
      script,
      `const { appendFileSync, readFileSync } = require('node:fs');
       appendFileSync('${folder}/starts', '.');
       if (readFileSync('${folder}/starts', 'utf8').length === 1) setTimeout(function explode() { throw new Error('boom'); });
       else setInterval(() => {}, 1000);`,
    );
    const lines: string[] = [];
    const received: string[] = [];
    const part = startWatchedPart({
      name: 'part',
      folder,
      args: [script],
      onLine: (line: string) => lines.push(line),
      report: (line: string) => received.push(line),
    });
    await until(() => received.length > 0);
    await until(() => readFileSync(join(folder, 'starts'), 'utf8') === '..');
    expect(received).toEqual(['part has stopped (1) and is started again']);
    expect(lines).toContainEqual('Error: boom');
    expect(lines.join('\n')).toMatch(/at .*explode .*part\.cjs:3/);
    expect(Number(readFileSync(join(folder, 'part.pid'), 'utf8'))).toBe(part.pid());
    await part.stop('SIGTERM');
  });
});

describe('a log line of a service', () => {
  it('is shown with its severity and its details', () => {
    const line = '{"severity":"ERROR","message":"publishCard failed","error":"boom"}';
    expect(readableLine(line)).toBe('ERROR publishCard failed {"error":"boom"}');
  });
  it('is left to the log file when it is for debugging', () => {
    expect(readableLine('{"severity":"DEBUG","message":"verified"}')).toBeNull();
  });
  it('is shown unchanged when it is plain text', () => {
    expect(readableLine('    at explode (index.js:1:1)')).toBe('    at explode (index.js:1:1)');
  });
});

describe('local Hosting in front of a function', () => {
  let front: Server;
  let service: Server;
  let seen: IncomingHttpHeaders;
  beforeEach(async () => {
    service = createServer((incoming, outgoing) => {
      seen = incoming.headers;
      outgoing.setHeader('set-cookie', ['a=1', 'b=2']);
      if (incoming.url === '/public') outgoing.setHeader('cache-control', 'public, max-age=60');
      outgoing.end(incoming.url);
    });
    front = createServer((incoming, outgoing) => {
      void passOn(incoming, outgoing, {
        socketPath: join(folder, 'service.sock'),
        path: incoming.url ?? '',
        toService: hostingRequestHeaders,
        toClient: hostingAnswerHeaders,
      });
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    front.close();
    service.close();
  });

  const serve = () => new Promise<void>((resolve) => service.listen(join(folder, 'service.sock'), resolve));
  function ask(path: string, headers: Record<string, string> = {}) {
    const { port } = front.address() as AddressInfo;
    return new Promise<{ headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ headers: response.headers, text }));
      })
        .on('error', reject)
        .end();
    });
  }

  it('forwards the session cookie only, the requested host and the client’s address', async () => {
    await serve();
    await ask('/x', { cookie: '__session=s; other=o', 'x-forwarded-for': '203.0.113.9' });
    expect(seen['cookie']).toBe('__session=s');
    expect(seen['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(seen['x-forwarded-for']).toBe(`203.0.113.9, 127.0.0.1, ${LOCAL_EDGE}`);
  });

  it('makes answers private by default and strips cookies from public ones', async () => {
    await serve();
    const plain = await ask('/plain');
    expect(plain.headers['cache-control']).toBe('private');
    expect(plain.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(plain.headers['vary']).toBe('Accept-Encoding, Authorization, Cookie');
    const shared = await ask('/public');
    expect(shared.headers['cache-control']).toBe('public, max-age=60');
    expect(shared.headers['set-cookie']).toBeUndefined();
  });

  it('waits for a service that is starting', async () => {
    const answer = ask('/late');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await serve();
    expect((await answer).text).toBe('/late');
  });
});
