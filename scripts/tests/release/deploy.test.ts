import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_SIZE } from 'shared-lib/testing';
import { findSiteProblems } from '../../release/smoke.mjs';
import { findSettingProblems } from '../../release/target.mjs';
import { ROOT, runModule } from '../run-module';

/** A build takes its time on a busy machine. */
jest.setTimeout(600_000);

let root: string;
let live: Server;
/** Files of the live site, by path. */
let files: Record<string, string>;
const origin = () => `http://127.0.0.1:${(live.address() as AddressInfo).port}`;

const ENTRY = 'the entry';
const integrity = `sha384-${createHash('sha384').update(ENTRY).digest('base64')}`;
const RELEASE = 'user-app@0.1.0+3f2a9c01';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  live = createServer(({ url, method }, response) => {
    const path = url!.slice(1);
    if (method === 'POST') return void response.writeHead(405, { 'x-release': 'card@0.1.0+0a1b2c3d' }).end();
    if (path === 'v/-') return void response.writeHead(405, { 'x-release': 'api@0.1.0+0a1b2c3d' }).end();
    const type = path.endsWith('.json') ? 'application/json' : 'text/html';
    const status = path in files ? 200 : 404;
    response.writeHead(status, { 'content-type': type, 'content-security-policy': "default-src 'none'" });
    response.end(files[path] ?? '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => live.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => live.close(resolve));
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  const pointer = { current: { entry: '/remoteEntry.1.js', integrity }, previous: null, canary: null };
  files = {
    '': 'page',
    'remoteEntry.1.js': ENTRY,
    'remote.json': JSON.stringify({ ...pointer, percent: 0 }),
    'releases.json': JSON.stringify([
      { release: RELEASE, commit: '0a1b2c3d4e', at: '2026-11-23', files: {} },
    ]),
  };
});

/** Writes the settings of a target whose sites are all the live one of these tests. */
function aTarget(others: Record<string, string> = {}): string {
  const names = JSON.parse(
    runModule(
      `import { settingsOf } from './build/release/settings.mjs'; console.log(JSON.stringify(settingsOf('build', 'param').filter(({ optional }) => !optional).map(({ name }) => name)));`,
    ),
  ) as string[];
  const values = names.map((name) => [name, name.endsWith('_ORIGIN') ? origin() : 'valor']);
  const settings = { ...Object.fromEntries(values), FIREBASE_PROJECT_ID: 'tarjetas-de-prueba', ...others };
  const file = join(root, 'target.env');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  );
  return file;
}

/** Runs a script while the server of these tests goes on; what it prints goes to a file. */
function runBeside(args: string[], output: string): Promise<number | null> {
  const file = openSync(output, 'w');
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', file, file],
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

function runScript(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

describe('npm run deploy', () => {
  // Left to `npm run test:all`.
  if (RUN_SIZE !== 'short')
    it('does everything except the upload in a dry run, and shows how to roll back', async () => {
      const local = join(ROOT, '.local/build/functions/index.js');
      const before = existsSync(local) ? readFileSync(local, 'utf8') : null;
      const output = join(root, 'output.txt');
      const args = ['scripts/deploy.mjs', aTarget(), 'functions', '--dry-run', '--skip-tests'];
      const status = await runBeside(args, output);
      const text = readFileSync(output, 'utf8');
      expect(text).toContain(`user-app: ${RELEASE} of 0a1b2c3d`);
      expect(text).toContain('functions: api@0.1.0+0a1b2c3d');
      expect(text).toContain(
        '(not deployed) npx firebase deploy -c firebase.release.json -P tarjetas-de-prueba --only functions:default',
      );
      expect(text).toContain('npm run rollback -- ');
      expect(text).not.toContain('✗ OPERATOR');
      expect(status).toBe(0);
      const stamp = readFileSync(join(ROOT, 'functions/dist/.build-stamp.json'), 'utf8');
      expect(JSON.parse(stamp)).toMatchObject({ project: 'tarjetas-de-prueba' });
      // What runs on this machine is left alone.
      expect(existsSync(local) ? readFileSync(local, 'utf8') : null).toBe(before);
    });

  it('names the existing targets and parts', () => {
    expect(runScript('deploy', 'nowhere', 'shell')).toMatchObject({ status: 1 });
    expect(runScript('deploy', 'nowhere', 'shell').text).toContain(
      'deployments/nowhere.env; there is example, rehearsal',
    );
    expect(runScript('deploy', 'nowhere', 'otra').text).toContain('rules|functions|public-card');
  });

  it('reports missing settings and secrets in a file', () => {
    expect(findSettingProblems({ BOOKING_SECRET: 'x' }, ['user-app'])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('FIREBASE_API_KEY is missing'),
        expect.stringContaining('BOOKING_SECRET is a secret'),
      ]),
    );
    expect(findSettingProblems({}, ['user-app']).join()).not.toContain('OPERATOR_NAME');
  });
});

describe('a site after its release', () => {
  const check = () => findSiteProblems('user-app', { origin: origin(), isRemote: true }, RELEASE);

  it('has no problem when it serves what was released', async () => expect(await check()).toEqual([]));

  it.each([
    [
      'is still the one before',
      () => (files['releases.json'] = '[{"release":"user-app@0"}]'),
      'it says user-app@0',
    ],
    ['serves another entry', () => (files['remoteEntry.1.js'] = 'other'), "isn't what remote.json names"],
    ['has lost its page', () => delete files[''], '/ answers 404, not 200'],
  ])('is reported when it %s', async (_case, breakIt, words) => {
    breakIt();
    expect((await check()).join()).toContain(words);
  });
});

describe('npm run rollback', () => {
  it('clones an earlier version of a site, and deploys functions from an earlier commit', () => {
    const target = aTarget({ FIREBASE_PROJECT_ID: 'demo-tarjetero' });
    const site = runScript('rollback', target, 'user-app', '--version', 'v41', '--dry-run');
    expect(site.text).toContain(
      'npx firebase hosting:clone demo-tarjetero-user@v41 demo-tarjetero-user:live -P demo-tarjetero',
    );
    const functions = runScript('rollback', target, 'functions', '--to', 'abc123', '--dry-run');
    expect(functions.text).toMatch(/git worktree add --detach \S+ abc123/);
    expect(functions.text).toContain(`npm run deploy -- ${target} functions --skip-tests`);
    expect(runScript('rollback', target, 'functions').text).toContain('--to COMMIT');
  });

  it('picks the version before the live one, even after a rollback', () => {
    const before = (...versions: string[]) =>
      JSON.parse(
        runModule(
          `import { versionBefore } from './scripts/release/firebase-api.mjs';
          console.log(JSON.stringify(versionBefore(${JSON.stringify(versions.map((version) => ({ version })))})));`,
        ),
      ) as string | null;
    expect(before('v3', 'v2', 'v1')).toBe('v2');
    expect(before('v3', 'v3', 'v1')).toBe('v1');
    expect(before('v1')).toBeNull();
  });
});
