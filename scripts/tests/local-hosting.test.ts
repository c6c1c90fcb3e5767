import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askRawPath } from '../../build/testing/ask-raw-path';

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
  const asked = {
    root: folder,
    config,
    sitePorts: { site: port },
    functionsPort: 0,
    sockets: { card: socket },
  };
  hosting = spawn(process.execPath, [join(__dirname, '../local-hosting.mjs'), JSON.stringify(asked)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => hosting.stdout!.once('data', resolve));
});
afterAll(async () => {
  hosting.kill();
  await new Promise((resolve) => hosting.once('exit', resolve));
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) => askRawPath(port, path);

describe('local Hosting, asked for a path that can’t be decoded', () => {
  it.each([
    ['/c/%ff', '/c/%25ff'],
    ['/c/%E0%A4%A?a=%ff', '/c/%25E0%25A4%25A?a=%ff'],
    ['/c/caf%C3%A9', '/c/caf%C3%A9'],
  ])('passes %s on as %s', async (path, passedOn) => {
    expect(await ask(path)).toEqual({ status: 404, text: `nothing at ${passedOn}` });
  });

  it('answers with the app where that has its addresses, and 404 where nobody has', async () => {
    expect(await ask('/app/%ff')).toEqual({ status: 200, text: 'the app' });
    expect((await ask('/%ff')).status).toBe(404);
  });
});
