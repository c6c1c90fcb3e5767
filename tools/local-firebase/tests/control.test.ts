import { collection, doc, getDocs, setDoc } from 'firebase/firestore';
import { startLocalFirebase } from '../src/index';
import { Bench } from './support';

const bench = Bench.forFile();
const ROOT = '/v1/projects/demo-test/databases/(default)/documents';
const post = (path: string, body?: unknown) =>
  bench.http(path, { method: 'POST', body: JSON.stringify(body) });

test('the root answers Ok when everything is ready', async () => {
  expect(await bench.http('/')).toMatchObject({ status: 200, text: 'Ok\n' });
});

test('a project that might be a real one is refused', async () => {
  const { status, body } = await bench.http('/v1/projects/production/databases/(default)/documents/a/b');
  expect([status, body.error.message]).toEqual([400, expect.stringContaining("starts with 'demo-'")]);
});

test('documents are made, changed, listed and deleted by curl', async () => {
  const made = await post(`${ROOT}/curl?documentId=a`, { fields: { n: { integerValue: 1 } } });
  expect(made.body).toMatchObject({
    name: expect.stringContaining('/curl/a'),
    fields: { n: { integerValue: '1' } },
  });
  expect((await post(`${ROOT}/curl?documentId=a`, { fields: {} })).status).toBe(409);
  await bench.http(`${ROOT}/curl/a?updateMask.fieldPaths=m`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { m: { booleanValue: true } } }),
  });
  expect((await bench.http(`${ROOT}/curl/a?mask.fieldPaths=m`)).body.fields).toEqual({
    m: { booleanValue: true },
  });
  await post(`${ROOT}/curl?documentId=b`, { fields: {} });
  const page = await bench.http(`${ROOT}/curl?pageSize=1`);
  expect(page.body.documents).toHaveLength(1);
  const next = await bench.http(
    `${ROOT}/curl?pageSize=1&pageToken=${encodeURIComponent(page.body.nextPageToken)}`,
  );
  expect(next.body.documents[0]?.name).toMatch(/\/b$/);
  expect((await bench.http(`${ROOT}/curl/a?currentDocument.exists=true`, { method: 'DELETE' })).status).toBe(
    200,
  );
  expect((await bench.http(`${ROOT}/curl/a`)).status).toBe(404);
  expect((await bench.http(`${ROOT}/curl/a?currentDocument.exists=true`, { method: 'DELETE' })).status).toBe(
    404,
  );
});

test('a page of any origin is let in with credentials, on errors too', async () => {
  const origin = 'http://127.0.0.1:5000';
  const { status, headers } = await bench.http(`${ROOT}/none/x`, { headers: { Origin: origin } });
  expect(status).toBe(404);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  const preflight = await bench.http(`${ROOT}:commit`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Headers': 'x-a,x-b',
      'Access-Control-Request-Method': 'POST',
    },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-a,x-b']);
});

test('an export can be imported after a reset, times included', async () => {
  const db = bench.client();
  await setDoc(doc(db, 'kept/x'), { list: [1, { a: null }], text: 'ñ' });
  const before = (await bench.http(`${ROOT}/kept/x`)).body;
  const exported = (await bench.http('/__local/export')).body;
  await post('/__local/reset');
  expect((await getDocs(collection(bench.client(), 'kept'))).size).toBe(0);
  expect((await post('/__local/import', exported)).status).toBe(200);
  expect((await bench.http(`${ROOT}/kept/x`)).body).toEqual(before);
  expect((await post('/__local/import', { version: 1, documents: [{ name: 'x' }] })).status).toBe(400);
});

test('the meter is read and reset over HTTP', async () => {
  await post('/__local/usage/reset');
  await bench.http(`${ROOT}/none/x`);
  expect((await bench.http('/__local/usage')).body).toMatchObject({ reads: 1, writes: 0, deletes: 0 });
});

test('two servers in one process share nothing', async () => {
  const other = await startLocalFirebase({ memory: true, quiet: true });
  await setDoc(doc(bench.client(), 'shared/x'), { n: 1 });
  const response = await fetch(`http://127.0.0.1:${other.firestorePort}${ROOT}/shared/x`);
  expect(response.status).toBe(404);
  await other.close();
});

describe('limits of a write', () => {
  const name = 'projects/demo-test/databases/(default)/documents/limits/x';
  const commit = async (writes: unknown[]) => (await post(`${ROOT}:commit`, { writes })).status;
  const set = (fields: unknown) => commit([{ update: { name, fields } }]);
  const nested = (depth: number): unknown =>
    depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(depth - 1) } } };
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ update: { name: `${name}${n}`, fields: {} } }));
  const increments = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ fieldPath: `f${n}`, increment: { integerValue: '1' } }));

  test.each<[string, () => Promise<number>, number]>([
    ['501 writes', () => commit(many(501)), 200],
    [
      '500 transforms',
      () => commit([{ update: { name, fields: {} }, updateTransforms: increments(500) }]),
      200,
    ],
    [
      '501 transforms',
      () => commit([{ update: { name, fields: {} }, updateTransforms: increments(501) }]),
      400,
    ],
    ['20 levels', () => set({ a: nested(19) }), 200],
    ['21 levels', () => set({ a: nested(20) }), 400],
    ['a list in a list', () => set({ a: { arrayValue: { values: [{ arrayValue: {} }] } } }), 400],
    ['a reserved field name', () => set({ __secret__: { nullValue: null } }), 400],
    ['a prototype as field name', () => set(JSON.parse('{"__proto__": {"nullValue": null}}')), 400],
    ['an integer of 65 bits', () => set({ a: { integerValue: '9223372036854775808' } }), 400],
    ['two kinds of value at once', () => set({ a: { integerValue: '1', stringValue: 'x' } }), 400],
    ['a place off the globe', () => set({ a: { geoPointValue: { latitude: 91 } } }), 400],
    [
      'a mask that names a field twice',
      () => commit([{ update: { name, fields: {} }, updateMask: { fieldPaths: ['a', 'a'] } }]),
      400,
    ],
    ['the name of a collection', () => commit([{ delete: name.slice(0, -2) }]), 400],
    ['another database', () => commit([{ delete: name.replace('demo-test', 'demo-other') }]), 400],
  ])('%s', async (_what, send, status) => expect(await send()).toBe(status));
});
