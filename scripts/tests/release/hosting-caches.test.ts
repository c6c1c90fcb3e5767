import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { server as hostingServer } from 'superstatic';
import type { Configuration } from 'superstatic/lib/config';

const FOREVER = 'public, max-age=31536000, immutable';

/** Writes the configuration as releases do, in a process of its own: it loads TypeScript, which jest doesn't let it. */
const WRITE_CONFIG = `
  import { join } from 'node:path';
  import { productionConfig } from './scripts/release/firebase-config.mjs';
  import { lastingFiles } from './scripts/release/lasting-files.mjs';
  const config = await productionConfig({}, (folder) => lastingFiles(join(process.env.SITES, folder)));
  console.log(JSON.stringify(config));
`;

interface HostingConfig {
  hosting: (Configuration & { target: string })[];
}

function releaseConfig(sites: string): HostingConfig {
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', WRITE_CONFIG], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, SITES: sites },
  });
  return JSON.parse(String(text)) as HostingConfig;
}

/** Files of the built sites that are requested. */
const FILES = {
  'user-app': {
    folder: 'user-app/dist',
    names: [
      'index.html',
      'remote.json',
      'remoteEntry.0a1b2c3d.js',
      'assets/main.0a1b2c3d.js',
      'assets/main.0a1b2c3d.js.map',
      'assets/a.4e5f6a7b.css',
      'assets/unnamed.js',
    ],
  },
  'public-card': { folder: 'public-card/dist/site', names: ['index.html', 'favicon.svg'] },
};

let root: string;
const servers = new Map<string, Server>();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const { folder, names } of Object.values(FILES)) {
    mkdirSync(join(root, folder, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(root, folder, name), '/* */');
  }
  for (const config of releaseConfig(root).hosting) {
    if (!(config.target in FILES)) continue;
    const options = { port: 0, hostname: '127.0.0.1', config, cwd: root, stack: 'strict' } as const;
    const server = hostingServer(options).listen(() => {}) as Server;
    await new Promise((resolve) => server.once('listening', resolve));
    servers.set(config.target, server);
  }
});
afterAll(async () => {
  for (const server of servers.values()) await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

const ask = async (path: string, target: keyof typeof FILES = 'user-app') => {
  const { port } = servers.get(target)!.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  return {
    status,
    cache: headers.get('cache-control'),
    policy: headers.get('content-security-policy'),
    type: headers.get('x-content-type-options'),
    readers: headers.get('access-control-allow-origin'),
  };
};

describe('a response of Hosting', () => {
  it.each(['/assets/main.0a1b2c3d.js', '/assets/a.4e5f6a7b.css', '/remoteEntry.0a1b2c3d.js'])(
    'is cached for ever for the existing file %s',
    async (path) => expect(await ask(path)).toMatchObject({ status: 200, cache: FOREVER }),
  );

  it.each(['/assets/main.ffffffff.js', '/assets/a.ffffffff.css', '/assets/x/main.0a1b2c3d.js'])(
    'isn’t cached for the missing file %s',
    async (path) => expect(await ask(path)).toMatchObject({ status: 404, cache: 'no-cache' }),
  );

  it.each(['/', '/remote.json', '/assets/unnamed.js'])('is revalidated for %s', async (path) =>
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'no-cache' }),
  );

  it('is cached for a week for the card site’s icon', async () => {
    const cache = 'public, max-age=604800';
    expect(await ask('/favicon.svg', 'public-card')).toMatchObject({ status: 200, cache });
    expect(await ask('/', 'public-card')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  it.each(['/dashboard', '/dashboard/', '/dashboard/tarjetas', '/tarjeta/edit/ana-garcia', '/no/existe'])(
    'is the app for the route %s',
    async (path) => expect(await ask(path)).toMatchObject({ status: 200, cache: 'no-cache' }),
  );

  it.each([
    ...['/sw-old.js', '/remoteEntry.old.js', '/locales/none.json', '/x.html', '/a/b.c/d.txt'],
    ...['/assets', '/assets/none', '/c/ana', '/b/x', '/v/x', '/.env', '/.well-known/none'],
  ])('is 404 for %s', async (path) => expect((await ask(path)).status).toBe(404));

  // A missing file is answered with a page.
  it.each(['/', '/dashboard', '/remote.json', '/remoteEntry.0a1b2c3d.js', '/assets/main.ffffffff.js'])(
    'has the page’s content security policy for %s',
    async (path) => expect((await ask(path)).policy).toContain("default-src 'none'"),
  );

  it.each(['/assets/main.0a1b2c3d.js', '/assets/a.4e5f6a7b.css'])(
    'has no page headers for the file %s',
    async (path) => expect(await ask(path)).toMatchObject({ policy: null, type: 'nosniff', readers: '*' }),
  );
});
