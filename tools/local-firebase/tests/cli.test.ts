import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './support';

const CLI = join(__dirname, '../src/cli.ts');
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

interface Running {
  child: ChildProcess;
  firestore: string;
  storage: string;
  output: () => string;
  exited: Promise<number | null>;
}

/** Starts the command line as users do and waits for its ready line, or for its end. */
async function run(...args: string[]): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...args], { stdio: 'pipe' });
  children.push(child);
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    const note = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('local-firebase ready')) resolve();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
  });
  await Promise.race([ready, exited]);
  const [firestore = '', storage = ''] = output.match(/http:\/\/[\d.:]+/g) ?? [];
  return { child, firestore, storage, output: () => output, exited };
}

const DOCUMENTS = '/v1/projects/demo-kill/databases/(default)/documents';
const folder = () => mkdtempSync(join(tmpdir(), 'local-firebase-'));

test('kill -9 loses no acknowledged write, and no batch is half there', async () => {
  const data = folder();
  const acknowledged: number[] = [];
  let latest = '';
  for (let round = 0; round < 3; round++) {
    const server = await run('--port', '0', '--data', data, '--quiet');
    let alive = true;
    const writeFrom = async (start: number) => {
      for (let n = start; alive; n += 4) {
        const name = (id: string) => `projects/demo-kill/databases/(default)/documents/${id}`;
        const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(200) } };
        const writes = [`left/r${round}-${n}`, `right/r${round}-${n}`].map((id) => ({
          update: { name: name(id), fields },
        }));
        try {
          const response = await fetch(`${server.firestore}${DOCUMENTS}:commit`, {
            method: 'POST',
            body: JSON.stringify({ writes }),
          });
          const { commitTime } = (await response.json()) as { commitTime: string };
          acknowledged.push(round * 1_000_000 + n);
          expect(commitTime > latest || acknowledged.length < 8).toBe(true);
          if (commitTime > latest) latest = commitTime;
        } catch {
          return;
        }
      }
    };
    const before = acknowledged.length;
    const writers = [0, 1, 2, 3].map(writeFrom);
    await until(() => acknowledged.length >= before + 40, 15_000);
    server.child.kill('SIGKILL');
    await server.exited;
    alive = false;
    await Promise.all(writers);
  }
  const server = await run('--port', '0', '--data', data, '--quiet');
  const read = async (collectionId: string) => {
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId }] } });
    const response = await fetch(`${server.firestore}${DOCUMENTS}:runQuery`, { method: 'POST', body });
    const rows = (await response.json()) as { document: { name: string; updateTime: string } }[];
    return rows.map(({ document }) => document);
  };
  const [left, right] = [await read('left'), await read('right')];
  const ids = (documents: { name: string }[]) => documents.map(({ name }) => name.split('/').pop());
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(ids(left)).toEqual(ids(right));
  const present = new Set(ids(left));
  const lost = acknowledged.filter(
    (key) => !present.has(`r${Math.floor(key / 1_000_000)}-${key % 1_000_000}`),
  );
  expect(lost).toEqual([]);
  // The clock goes on above every version that was given out before.
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'none' }] } });
  const [{ readTime }] = (await (
    await fetch(`${server.firestore}${DOCUMENTS}:runQuery`, { method: 'POST', body })
  ).json()) as [{ readTime: string }];
  expect(readTime > latest).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

test('files survive kill -9 with their metadata', async () => {
  const data = folder();
  const first = await run('--port', '0', '--data', data, '--quiet');
  const upload = `${first.storage}/v0/b/demo-kill.appspot.com/o?name=a%2Fb.txt`;
  const stored = await fetch(upload, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: 'kept',
  });
  expect(stored.status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await run('--port', '0', '--data', data, '--quiet');
  const response = await fetch(`${second.storage}/v0/b/demo-kill.appspot.com/o/a%2Fb.txt?alt=media`);
  expect([await response.text(), response.headers.get('content-type')]).toEqual(['kept', 'text/plain']);
  second.child.kill('SIGKILL');
});

test('it ends on SIGINT, also with open listeners', async () => {
  const server = await run('--port', '0', '--memory', '--quiet');
  const open = fetch(`${server.firestore}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`, {
    method: 'POST',
    body: 'count=0',
  });
  await (await open).text();
  server.child.kill('SIGINT');
  expect(await server.exited).toBe(0);
});

test('a taken port is named and ends with exit code 1', async () => {
  const blocker = createServer();
  const port = await new Promise<number>((resolve) =>
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port)),
  );
  const server = await run('--port', String(port), '--memory');
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`Port ${port} is already in use`);
  blocker.close();
});

test('wrong options and broken rules are explained', async () => {
  const wrong = await run('--prot', '1');
  expect(await wrong.exited).toBe(2);
  expect(wrong.output()).toContain('Usage: local-firebase');
  const rules = join(folder(), 'firestore.rules');
  writeFileSync(rules, 'service cloud.firestore { match }');
  const broken = await run('--port', '0', '--memory', '--rules', rules);
  expect(await broken.exited).toBe(1);
  expect(broken.output()).toContain('firestore.rules:1:33');
});

test('a data folder in use is named, also after the one before was killed', async () => {
  const data = folder();
  const first = await run('--port', '0', '--data', data, '--quiet');
  const second = await run('--port', '0', '--data', data, '--quiet');
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`The data folder ${data} is in use by another local-firebase.`);
  first.child.kill('SIGKILL');
  await first.exited;
  const third = await run('--port', '0', '--data', data, '--quiet');
  expect(third.output()).toContain('local-firebase ready');
  third.child.kill('SIGTERM');
  expect(await third.exited).toBe(0);
});

test('what is exported at the end is there after an import at the start', async () => {
  const file = join(folder(), 'export.json');
  const first = await run('--port', '0', '--memory', '--quiet', '--export-on-exit', file);
  await fetch(`${first.firestore}${DOCUMENTS}/kept?documentId=x`, { method: 'POST', body: '{"fields":{}}' });
  await fetch(`${first.storage}/v0/b/demo-kill.appspot.com/o?name=a.txt`, { method: 'POST', body: 'kept' });
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  const second = await run('--port', '0', '--memory', '--quiet', '--import', file);
  expect((await fetch(`${second.firestore}${DOCUMENTS}/kept/x`)).status).toBe(200);
  const response = await fetch(`${second.storage}/v0/b/demo-kill.appspot.com/o/a.txt?alt=media`);
  expect(await response.text()).toBe('kept');
  second.child.kill('SIGINT');
  expect(await second.exited).toBe(0);
});

test('an import or export that fails says which file, and the exit code is not 0', async () => {
  const missing = join(folder(), 'none', 'export.json');
  const noImport = await run('--port', '0', '--memory', '--import', missing);
  expect(await noImport.exited).toBe(1);
  expect(noImport.output()).toContain(`Cannot import ${missing}`);
  const noExport = await run('--port', '0', '--memory', '--export-on-exit', missing);
  noExport.child.kill('SIGTERM');
  expect(await noExport.exited).toBe(1);
  expect(noExport.output()).toContain(`Cannot export to ${missing}`);
});

test('an address that others can reach is refused', async () => {
  const open = await run('--port', '0', '--host', '0.0.0.0');
  expect(await open.exited).toBe(2);
  expect(open.output()).toContain('listens on 127.0.0.1 only, not on 0.0.0.0');
});
