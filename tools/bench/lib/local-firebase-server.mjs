/**
 * Measures local-firebase on servers of its own: each row compares kinds of server in the same run, in turns, so that
 * other work on the machine slows both.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Firestore } from '@google-cloud/firestore';
import { residentMegabytes } from '../../../scripts/lib/processes.mjs';
import { atLeast, atMost, told } from './rows.mjs';
import { median } from './statistics.mjs';

const CLI = fileURLToPath(new URL('../../local-firebase/dist/cli.js', import.meta.url));
const DOCUMENTS = 'projects/demo-bench/databases/(default)/documents';
const CLIENTS = 8;
const ROUNDS = 5;
const WRITES_A_ROUND = 400;
const DOCUMENT_COUNT = 10_000;
/** Streams that are open when the server ends. */
const TABS = 20;
const LISTENERS = 100;
const COMMITS_BESIDE_LISTENERS = 300;

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(data) { return request.auth != null && request.auth.uid == data.owner; }
    match /notes/{note} {
      allow read: if isOwner(resource.data);
      allow create, update: if isOwner(request.resource.data)
        && request.resource.data.keys().hasOnly(['owner', 'n', 'text'])
        && request.resource.data.n is int && request.resource.data.text.size() <= 500;
    }
  }
}`;

/** Returns a token as the SDKs create them for an emulator, without a signature. */
function tokenOf(uid) {
  const part = (json) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none', type: 'JWT' })}.${part({ sub: uid, user_id: uid, iat: 0 })}.`;
}

/** Starts a server and answers it with the time until its first answer, in milliseconds. */
async function startServer(...args) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, '--port', '0', '--quiet', ...args], { stdio: 'pipe' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const ready = /Firestore (http:\/\/[\d.:]+)/.exec(String(chunk));
      if (ready) resolve(ready[1]);
    });
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
  });
  await fetch(`${address}/v1/${DOCUMENTS}/none/x`, { headers: { Authorization: 'Bearer owner' } });
  return {
    address,
    pid: child.pid,
    startMillis: performance.now() - startedAt,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

async function commit(address, writes, token = 'owner') {
  const response = await fetch(`${address}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
}

const note = (id, n) => ({
  update: {
    name: `${DOCUMENTS}/notes/${id}`,
    fields: {
      owner: { stringValue: 'ana' },
      n: { integerValue: String(n) },
      text: { stringValue: 'x'.repeat(200) },
    },
  },
});

/** Returns the commits in a second, with several clients at once. */
async function writeRate(address, round) {
  const token = tokenOf('ana');
  const startedAt = performance.now();
  const client = async (id) => {
    for (let n = 0; n < WRITES_A_ROUND / CLIENTS; n++)
      await commit(address, [note(`c${id}-${n}`, round)], token);
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, id) => client(id)));
  return WRITES_A_ROUND / ((performance.now() - startedAt) / 1000);
}

async function writeRateRows(folder) {
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, RULES);
  const servers = {
    memory: await startServer('--memory'),
    durable: await startServer('--data', join(folder, 'durable'), '--rules', rules),
    synced: await startServer('--data', join(folder, 'synced'), '--rules', rules, '--sync'),
  };
  const rates = { memory: [], durable: [], synced: [] };
  // The first round is for warming up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [kind, { address }] of Object.entries(servers)) {
      const rate = await writeRate(address, round);
      if (round > 0) rates[kind].push(rate);
    }
  }
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  const [memory, durable, synced] = Object.values(rates).map(median);
  return [
    atLeast(
      'local-firebase: write rate, durable with rules against in memory without',
      durable / memory,
      0.4,
      '×',
      `${Math.round(durable)} against ${Math.round(memory)} commits a second`,
    ),
    told(
      'local-firebase: write rate with --sync and rules, against in memory without',
      synced / memory,
      '×',
      `${Math.round(synced)} commits a second`,
    ),
  ];
}

/** Fills a server with small documents, a hundred in each collection. */
async function fill(address) {
  for (let start = 0; start < DOCUMENT_COUNT; start += 500) {
    const writes = Array.from({ length: 500 }, (_, index) => {
      const id = start + index;
      const name = `${DOCUMENTS}/group${id % LISTENERS}/d${id}`;
      return { update: { ...note('', id).update, name } };
    });
    await commit(address, writes);
  }
}

/** Opens listeners on collections that are not written to, each with its first snapshot. */
async function listen(db, from, to) {
  const stops = [];
  for (let index = from; index < to; index++) {
    await new Promise((resolve, reject) => {
      stops.push(db.collection(`group${index}`).onSnapshot(resolve, reject));
    });
  }
  return () => stops.forEach((stop) => stop());
}

/** Opens listeners' streams as tabs do, and leaves them open. */
async function openTabs(address) {
  const channel = `${address}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  for (let tab = 0; tab < TABS; tab++) {
    const opened = await fetch(`${channel}&RID=1`, { method: 'POST', body: 'count=0' });
    const [, session] = /"c","([^"]+)"/.exec(await opened.text());
    await fetch(`${channel}&RID=rpc&SID=${session}&AID=0&CI=0&TYPE=xmlhttp`);
  }
}

/** Number that each commit writes, so that each changes something. */
let turn = 0;

async function commitMillis(address) {
  const times = [];
  for (let n = 0; n < COMMITS_BESIDE_LISTENERS; n++) {
    const startedAt = performance.now();
    await commit(address, [note(`beside${n % 20}`, (turn += 1))]);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function listenerRows(folder) {
  const server = await startServer('--data', join(folder, 'listeners'));
  await fill(server.address);
  const memory = residentMegabytes(server.pid);
  const { hostname, port } = new URL(server.address);
  const db = new Firestore({
    projectId: 'demo-bench',
    host: `${hostname}:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const stopFirst = await listen(db, 0, 1);
  await commitMillis(server.address);
  const withOne = await commitMillis(server.address);
  const stopOthers = await listen(db, 1, LISTENERS);
  const withAll = await commitMillis(server.address);
  stopFirst();
  stopOthers();
  await db.terminate();
  await openTabs(server.address);
  const endingAt = performance.now();
  await server.stop();
  const endSeconds = (performance.now() - endingAt) / 1000;
  return [
    atMost(`local-firebase: end with ${TABS} open tabs`, endSeconds, 1, 's'),
    atMost(
      `local-firebase: a commit beside ${LISTENERS} listeners on other collections, against one listener`,
      withAll / withOne,
      2,
      '×',
      `${withAll.toFixed(2)} against ${withOne.toFixed(2)} ms, ${DOCUMENT_COUNT} documents`,
    ),
    ...(memory === null
      ? []
      : [
          atMost(
            `local-firebase: memory with ${DOCUMENT_COUNT} small documents`,
            Math.round(memory),
            300,
            'MB',
          ),
        ]),
  ];
}

async function startRow(folder) {
  const times = [];
  for (let start = 0; start < 3; start++) {
    // From the second start on there is data to read.
    const server = await startServer('--data', join(folder, 'start'));
    times.push(server.startMillis);
    if (start === 0) await fill(server.address);
    await server.stop();
  }
  const seconds = median(times) / 1000;
  return atMost('local-firebase: start to first answer, with 10 000 documents', seconds, 1, 's');
}

/** @returns {AsyncGenerator<import('./rows.mjs').Row>} */
export async function* ownServerBudgets() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-local-firebase-'));
  try {
    yield await startRow(folder);
    yield* await writeRateRows(folder);
    yield* await listenerRows(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
