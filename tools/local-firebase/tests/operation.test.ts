import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp as initializeAdmin, deleteApp as deleteAdmin } from 'firebase-admin/app';
import { initializeFirestore as initializeAdminFirestore } from 'firebase-admin/firestore';
import { doc, setDoc } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  getBytes,
  getMetadata,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { startLocalFirebase } from '../src/index';
import { suiteClients } from './conformance/data/clients';
import { Bench, outcome } from './support';

lite.setLogLevel('silent');
const bench = Bench.forFile();
const folder = () => mkdtempSync(join(tmpdir(), 'operation-'));
const REFUSAL = "serves only projects whose id starts with 'demo-', not 'production'";

test('long answers over REST are compressed for clients that take it', async () => {
  const url = `http://127.0.0.1:${bench.local.firestorePort}/v1/projects/demo-local/databases/(default)/documents/a/long`;
  const headers = { Authorization: 'Bearer owner' };
  const text = 'x'.repeat(5000);
  const body = JSON.stringify({ fields: { text: { stringValue: text } } });
  await fetch(url, { method: 'PATCH', headers, body });
  for (const [accepted, coding] of [
    ['gzip, br', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(url, { headers: { ...headers, 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(await answer.json()).toMatchObject({ fields: { text: { stringValue: text } } });
  }
});

describe('a project that might be a real one is refused', () => {
  test('unless it is named', async () => {
    const local = await startLocalFirebase({ project: 'production', quiet: true });
    const ask = async (project: string) =>
      (
        await fetch(
          `http://127.0.0.1:${local.firestorePort}/v1/projects/${project}/databases/(default)/documents/a/b`,
        )
      ).status;
    const askBucket = async (bucket: string) =>
      (await fetch(`http://127.0.0.1:${local.storagePort}/storage/v1/b/${bucket}/o/a`)).status;
    try {
      expect([await ask('production'), await ask('production2')]).toEqual([404, 400]);
      expect([await askBucket('production.appspot.com'), await askBucket('production2.appspot.com')]).toEqual(
        [404, 400],
      );
    } finally {
      await local.close();
    }
  });

  test('over REST', async () => {
    const { status, body } = await bench.http('/v1/projects/production/databases/(default)/documents/a/b');
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(REFUSAL)]);
  });

  test('by firestore/lite', async () => {
    const db = lite.getFirestore(bench.app('production'));
    lite.connectFirestoreEmulator(db, '127.0.0.1', bench.local.firestorePort);
    await expect(lite.getDoc(lite.doc(db, 'a/b'))).rejects.toThrow(REFUSAL);
  });

  test('over gRPC, by the Node SDK and by an Admin SDK', async () => {
    await expect(setDoc(doc(bench.client('ana', {}, 'production'), 'a/b'), {})).rejects.toThrow(REFUSAL);
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${bench.local.firestorePort}`;
    const app = initializeAdmin({ projectId: 'production' }, 'production');
    await expect(initializeAdminFirestore(app).doc('a/b').set({})).rejects.toThrow(REFUSAL);
    await deleteAdmin(app);
  });

  test('over WebChannel', async () => {
    const channel = '/google.firestore.v1.Firestore/Write/channel?VER=8&CVER=22';
    const message = (number: number, json: object) => ({ [`req${number}___data__`]: JSON.stringify(json) });
    const opened = await bench.http(`${channel}&RID=1`, {
      method: 'POST',
      body: new URLSearchParams({
        count: '2',
        ofs: '0',
        ...message(0, { database: 'projects/production/databases/(default)' }),
        ...message(1, { writes: [{ delete: 'projects/production/databases/(default)/documents/a/b' }] }),
      }).toString(),
    });
    const id = /"c","([^"]+)"/.exec(opened.text)![1];
    const { text } = await bench.http(`${channel}&RID=rpc&SID=${id}&AID=0&CI=1&TYPE=xmlhttp`);
    expect(text).toContain(REFUSAL);
    expect(text).toContain('FAILED_PRECONDITION');
  });

  test('by Storage, as a bucket', async () => {
    const storage = getStorage(bench.app('production'));
    connectStorageEmulator(storage, '127.0.0.1', bench.local.storagePort);
    expect(await outcome(getMetadata(ref(storage, 'a')))).toBe('storage/unknown');
    // The SDK doesn't expose the reason, so the log contains it.
    expect(bench.log.join('\n')).toContain("starts with 'demo-', not 'production.appspot.com'");
  });
});

describe('an export', () => {
  test('holds documents and files, and gives both back after a reset', async () => {
    const db = bench.owner();
    await setDoc(doc(db, 'kept/x'), { list: [1, { a: null }], text: 'ñ', at: new Date(5) });
    const storage = getStorage(bench.app());
    connectStorageEmulator(storage, '127.0.0.1', bench.local.storagePort, { mockUserToken: 'owner' });
    const file = ref(storage, 'dir/año.bin');
    const data = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    await uploadBytes(file, data, { contentType: 'application/x-test', customMetadata: { k: 'v' } });
    const path = '/v1/projects/demo-test/databases/(default)/documents/kept/x';
    const before = [(await bench.http(path)).body, await getMetadata(file)];
    const exported = join(folder(), 'export.json');
    await bench.local.exportTo(exported);
    const inFile: unknown = JSON.parse(readFileSync(exported, 'utf8'));
    expect(inFile).toEqual(JSON.parse((await bench.http('/__local/export')).text));
    const inMemory = await bench.local.exportData();
    expect(inMemory).toEqual(inFile);
    await bench.local.reset();
    expect(await outcome(getBytes(file))).toBe('storage/object-not-found');
    await bench.local.importFrom(exported);
    const strip = ({ ref: _ref, ...metadata }: Awaited<ReturnType<typeof getMetadata>>) => metadata;
    expect((await bench.http(path)).body).toEqual(before[0]);
    expect(strip(await getMetadata(file))).toEqual(
      strip(before[1] as Awaited<ReturnType<typeof getMetadata>>),
    );
    expect(Buffer.from(await getBytes(file)).equals(Buffer.from(data))).toBe(true);
    await bench.local.reset();
    await bench.local.importData(inMemory);
    expect(await bench.local.exportData()).toEqual(inFile);
  });

  test('of the older form, without files, is still imported', async () => {
    const name = 'projects/demo-test/databases/(default)/documents/old/x';
    const body = JSON.stringify({ version: 1, documents: [{ name, fields: { n: { integerValue: '1' } } }] });
    expect((await bench.http('/__local/import', { method: 'POST', body })).status).toBe(200);
    expect((await bench.http(`/v1/${name}`)).body.fields).toEqual({ n: { integerValue: '1' } });
  });

  const good = { name: 'projects/demo-test/databases/(default)/documents/half/x', fields: {} };
  const file = { bucket: 'demo-test.appspot.com', name: 'a', data: 'aG9sYQ==' };
  test.each<[string, unknown]>([
    ['no list of documents', { version: 1 }],
    ['another version', { version: 2, documents: [good] }],
    [
      'a value that is none',
      { version: 1, documents: [good, { name: `${good.name}2`, fields: { a: { no: 1 } } }] },
    ],
    [
      'a document of a real project',
      { version: 1, documents: [good, { name: good.name.replace('demo-test', 'real') }] },
    ],
    ['a file that is not base64', { version: 1, documents: [good], files: [{ ...file, data: '*' }] }],
    ['a file without bucket', { version: 1, documents: [good], files: [{ name: 'a', data: '' }] }],
    ['a file in a real bucket', { version: 1, documents: [good], files: [{ ...file, bucket: 'real' }] }],
    ['a file with a damaged content', { version: 1, documents: [good], files: [{ ...file, md5Hash: 'x' }] }],
    [
      'a file name that production refuses',
      { version: 1, documents: [good], files: [{ ...file, name: '..' }] },
    ],
    ['null', null],
  ])('with %s is refused as a whole', async (_what, exported) => {
    const { status } = await bench.http('/__local/import', {
      method: 'POST',
      body: JSON.stringify(exported),
    });
    expect(status).toBe(400);
    expect((await bench.http(`/v1/${good.name}`)).status).toBe(404);
  });
});

describe('a data folder', () => {
  test('belongs to one server at a time', async () => {
    const data = folder();
    const first = await startLocalFirebase({ data, quiet: true });
    await expect(startLocalFirebase({ data, quiet: true })).rejects.toThrow(
      `The data folder ${data} is in use by another local-firebase.`,
    );
    await first.close();
    const second = await startLocalFirebase({ data, quiet: true });
    await second.close();
  });

  test('is free again after a start that failed', async () => {
    const data = folder();
    const rules = join(data, 'broken.rules');
    writeFileSync(rules, 'service x {');
    await expect(startLocalFirebase({ data, rules, quiet: true })).rejects.toThrow('broken.rules:1:');
    await (await startLocalFirebase({ data, quiet: true })).close();
  });

  test('may have a name too long for a socket', async () => {
    const data = join(folder(), 'x'.repeat(120));
    const first = await startLocalFirebase({ data, quiet: true });
    await expect(startLocalFirebase({ data, quiet: true })).rejects.toThrow('in use');
    await first.close();
  });
});

describe('what is not served says so', () => {
  const root = '/v1/projects/demo-test/databases/(default)/documents';
  const post = (path: string, body: object) =>
    bench.http(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: 'Bearer owner' },
    });

  const wholeQuery = { structuredQuery: { from: [{ collectionId: 'a' }] } };
  test.each<[string, string, object]>([
    ['pipelines', `${root}:executePipeline`, { structuredPipeline: {} }],
    [
      'vector search',
      `${root}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'a' }], findNearest: { limit: 1 } } },
    ],
    ['the plan of a query', `${root}:runQuery`, { ...wholeQuery, explainOptions: {} }],
    [
      'the plan of a query that runs',
      `${root}:runQuery`,
      { ...wholeQuery, explainOptions: { analyze: true } },
    ],
    [
      'the plan of an aggregation',
      `${root}:runAggregationQuery`,
      {
        structuredAggregationQuery: { ...wholeQuery, aggregations: [{ count: {} }] },
        explainOptions: { analyze: false },
      },
    ],
  ])('%s', async (_what, path, body) => {
    const { status, body: answer } = await post(path, body);
    expect([status, answer.error.status]).toEqual([501, 'UNIMPLEMENTED']);
  });

  test('the plan of a query over gRPC', async () => {
    const { server } = suiteClients(bench);
    const query = server.collection('a').where('n', '>', 1);
    // UNIMPLEMENTED is 12. The SDK retries several times before it gives up.
    const explain = [query.explain(), query.explain({ analyze: true }), query.count().explain()];
    const codes = await Promise.allSettled(explain);
    expect(codes).toMatchObject(explain.map(() => ({ status: 'rejected', reason: { code: 12 } })));
    await server.terminate();
  });

  test('a partition query answers one part', async () => {
    const query = {
      structuredQuery: { from: [{ collectionId: 'a', allDescendants: true }] },
      partitionCount: '4',
    };
    const { status, text } = await post(`${root}:partitionQuery`, query);
    expect([status, text]).toEqual([200, '{"partitions":[]}']);
  });
});
