import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepEarlierFiles } from '../../release/retained-files.mjs';
import { findCachedEntry } from '../../release/live-site.mjs';
import { releasedPointer } from '../../release/pointer.mjs';

let root: string;
let live: string;
let server: Server;
let isDown = false;
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Answers as Hosting does: a file of the live folder, or the page for an unknown path outside `/assets`. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  live = join(root, 'nothing');
  mkdirSync(live);
  isDown = false;
  server = createServer((request, response) => {
    if (isDown) return void response.writeHead(503).end();
    const path = request.url!.slice(1);
    try {
      const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
      const content = readFileSync(join(live, path));
      response.writeHead(200, { 'content-type': type }).end(content);
    } catch {
      if (path.startsWith('assets/')) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

const name = (n: number) => `user-app@0.1.${n}+0000000${n}`;
const entryOf = (n: number) => ({ entry: `/remoteEntry.0000000${n}.js`, integrity: `sha384-${n}` });

/** Builds release number n, with a chunk of its own and one that all have. */
function build(n: number): string {
  const folder = join(root, `build-${n}`);
  const files = {
    'index.html': `<p>${n}</p>`,
    [`assets/a.0000000${n}.js`]: `release ${n}`,
    'assets/common.0a1b2c3d.js': 'common',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

async function release(n: number) {
  const folder = build(n);
  const result = await keepEarlierFiles({
    folder,
    origin: origin(),
    release: { release: name(n), commit: `c${n}`, at: '2026-11-23T10:00:00Z', entry: entryOf(n) },
  });
  live = folder;
  return result;
}

const chunks = () => readdirSync(join(live, 'assets')).sort();

describe('a release', () => {
  it('keeps the files of the four releases before it only', async () => {
    expect(await release(1)).toEqual({ kept: [], lost: [] });
    for (const n of [2, 3, 4, 5, 6]) await release(n);
    expect(chunks()).toEqual([...[2, 3, 4, 5, 6].map((n) => `a.0000000${n}.js`), 'common.0a1b2c3d.js']);
    // A page of release 2 that is still open finds its chunk.
    expect(readFileSync(join(live, 'assets/a.00000002.js'), 'utf8')).toBe('release 2');
  });

  it('counts once when it is repeated', async () => {
    await release(1);
    await release(2);
    expect(await release(2)).toEqual({ kept: [name(1)], lost: [] });
  });

  it('drops an earlier release with a missing or changed file', async () => {
    await release(1);
    await release(2);
    writeFileSync(join(live, 'assets/a.00000001.js'), 'tampered');
    expect(await release(3)).toEqual({ kept: [name(2)], lost: [name(1)] });
  });

  it('is stopped when the site doesn’t answer', async () => {
    await release(1);
    isDown = true;
    await expect(release(2)).rejects.toThrow('503');
  });

  it('can be activated by its name while the site still has it', async () => {
    await release(1);
    await release(2);
    expect(await findCachedEntry(origin(), name(1))).toEqual(entryOf(1));
    await expect(findCachedEntry(origin(), name(7))).rejects.toThrow(`has no ${name(7)}; it has ${name(2)}`);
  });
});

describe('a remote’s pointer', () => {
  const built = (n: number) => ({
    current: entryOf(n),
    previous: null,
    canary: null,
    percent: 0,
    files: [n],
  });

  it('names the build and the previous one as its fallback', () => {
    const first = releasedPointer(built(1), null, null);
    const second = releasedPointer(built(2), first, null);
    expect(first).toMatchObject({ current: entryOf(1), previous: null });
    expect(second).toMatchObject({ current: entryOf(2), previous: entryOf(1), files: [2] });
    expect(releasedPointer(built(2), second, null)).toEqual(second);
  });

  it('gives a canary to a growing share of browsers', () => {
    const first = releasedPointer(built(1), null, null);
    const tenth = releasedPointer(built(2), first, 10);
    expect(tenth).toMatchObject({ current: entryOf(1), canary: entryOf(2), percent: 10, files: [1] });
    expect(releasedPointer(built(2), tenth, 50)).toMatchObject({ current: entryOf(1), percent: 50 });
    expect(releasedPointer(built(2), tenth, null)).toMatchObject({
      ...{ current: entryOf(2), previous: entryOf(1), canary: null, percent: 0 },
    });
    expect(() => releasedPointer(built(1), null, 10)).toThrow('a canary needs a release');
    expect(() => releasedPointer(built(1), first, 10)).toThrow('nothing to try out');
  });
});
