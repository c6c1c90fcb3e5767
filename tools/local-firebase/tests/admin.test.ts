import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  FieldValue,
  getFirestore,
  initializeFirestore,
  Timestamp,
  type Firestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { Bench } from './support';

const bench = Bench.forFile({
  rules:
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write: if false; } } }",
});
const apps: App[] = [];
let db: Firestore;

beforeAll(() => {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${bench.local.firestorePort}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${bench.local.storagePort}`;
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${bench.local.storagePort}`;
  apps.push(initializeApp({ projectId: 'demo-test', storageBucket: 'demo-test.appspot.com' }));
  db = getFirestore(apps[0]!);
});
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

const fresh = () => `a${Math.random().toString(36).slice(2)}`;

test('rules do not hold back an Admin SDK', async () => {
  const ref = db.doc(`${fresh()}/x`);
  await ref.create({ n: 1, at: FieldValue.serverTimestamp(), big: 9007199254740991 });
  await expect(ref.create({ n: 2 })).rejects.toMatchObject({ code: 6 });
  await expect(db.doc(`${fresh()}/y`).update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  const snapshot = await ref.get();
  expect(snapshot.data()).toMatchObject({ n: 1, big: 9007199254740991, at: expect.any(Timestamp) });
  expect(snapshot.updateTime!.isEqual(snapshot.createTime!)).toBe(true);
  await expect(ref.delete({ lastUpdateTime: Timestamp.fromMillis(0) })).rejects.toMatchObject({ code: 9 });
  await ref.delete({ lastUpdateTime: snapshot.updateTime! });
  expect((await ref.get()).exists).toBe(false);
});

describe('transactions', () => {
  test('40 parallel increments give exactly 40', async () => {
    const ref = db.doc(`${fresh()}/n`);
    await ref.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(ref)).data()!;
        transaction.update(ref, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect((await ref.get()).data()).toEqual({ n: 40 });
  });

  test('transactions that lock in opposite order both finish', async () => {
    const name = fresh();
    const [a, b] = [db.doc(`${name}/a`), db.doc(`${name}/b`)];
    await Promise.all([a.set({ n: 10 }), b.set({ n: 10 })]);
    const move = (from: typeof a, to: typeof a) =>
      db.runTransaction(async (transaction) => {
        const left = (await transaction.get(from)).data()!.n;
        await new Promise((resolve) => setTimeout(resolve, 5));
        const right = (await transaction.get(to)).data()!.n;
        transaction.update(from, { n: left - 1 }).update(to, { n: right + 1 });
      });
    await Promise.all([move(a, b), move(b, a), move(a, b), move(a, b)]);
    expect([(await a.get()).data()!.n, (await b.get()).data()!.n]).toEqual([8, 12]);
  });

  test('a plain write to a document that was read makes the transaction run again', async () => {
    const ref = db.doc(`${fresh()}/n`);
    await ref.set({ n: 1 });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const { n } = (await transaction.get(ref)).data()!;
      if (++attempts === 1) await ref.set({ n: 100 });
      transaction.update(ref, { n: n + 1 });
    });
    expect([attempts, (await ref.get()).data()]).toEqual([2, { n: 101 }]);
  });

  test('a query in a transaction notices a document that was added', async () => {
    const slots = db.collection(fresh());
    const book = (at: number) =>
      db.runTransaction(async (transaction) => {
        const taken = await transaction.get(slots.where('at', '==', at));
        if (!taken.empty) throw new Error('taken');
        transaction.create(slots.doc(), { at });
      });
    const results = await Promise.allSettled([book(1), book(1), book(1), book(2)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await slots.get()).docs.map((found) => found.data().at).sort()).toEqual([1, 2]);
  });
});

test('collections, documents and missing parents are listed', async () => {
  const root = db.collection(fresh());
  await root.doc('p/sub/x').set({ n: 1 });
  await root.doc('q').set({});
  expect((await root.listDocuments()).map(({ id }) => id)).toEqual(['p', 'q']);
  expect((await root.doc('p').listCollections()).map(({ id }) => id)).toEqual(['sub']);
  expect((await db.listCollections()).map(({ id }) => id)).toContain(root.id);
  expect((await db.getAll(root.doc('q'), root.doc('none'))).map(({ exists }) => exists)).toEqual([
    true,
    false,
  ]);
});

test('numeric ids are listed by their number, page by page, before all others', async () => {
  const root = db.collection(fresh());
  const ids = ['__id-2__', '__id7__', '__id12__', '12', '7'];
  for (const id of [...ids].reverse()) await root.doc(id).set({});
  await root.doc('__id9__/below/x').set({});
  const withMissing = ['__id-2__', '__id7__', '__id9__', '__id12__', '12', '7'];
  expect((await root.listDocuments()).map(({ id }) => id)).toEqual(withMissing);
  for (const id of ids) await root.doc('x').collection(id).doc('y').set({});
  // The SDK sorts the ids of collections once more, as texts.
  const listed = await bench.http(
    `/v1/projects/demo-test/databases/(default)/documents/${root.path}/x:listCollectionIds`,
    { method: 'POST', headers: { Authorization: 'Bearer owner' }, body: '{}' },
  );
  expect(JSON.parse(listed.text)).toEqual({ collectionIds: ids });
  const page = async (token = '') => {
    const url = `/v1/projects/demo-test/databases/(default)/documents/${root.path}?pageSize=2&pageToken=${encodeURIComponent(token)}`;
    const { body } = await bench.http(url, { headers: { Authorization: 'Bearer owner' } });
    return { ids: body.documents.map(({ name }) => name.split('/').at(-1)), next: body.nextPageToken };
  };
  const first = await page();
  const second = await page(first.next);
  expect([first.ids, second.ids]).toEqual([
    ['__id-2__', '__id7__'],
    ['__id12__', '12'],
  ]);
});

test('bulk writes and recursive deletes reach everything', async () => {
  const root = db.collection(fresh());
  const writer = db.bulkWriter();
  for (let n = 0; n < 60; n++) void writer.set(root.doc(`d${n}/sub/x`), { n });
  await writer.close();
  expect((await db.collectionGroup('sub').where('n', '>=', 50).get()).size).toBe(10);
  await db.recursiveDelete(root);
  expect(await root.listDocuments()).toEqual([]);
});

test('listeners and projections work over gRPC', async () => {
  const root = db.collection(fresh());
  const sizes: number[] = [];
  const three = new Promise<void>((resolve) => {
    const stop = root.onSnapshot((snapshot) => {
      sizes.push(snapshot.size);
      if (snapshot.size === 2) {
        stop();
        resolve();
      }
    });
  });
  await root.doc('a').set({ a: 1, b: { c: 2, d: 3 } });
  await root.doc('b').set({ a: 2 });
  await three;
  expect(sizes.at(-1)).toBe(2);
  expect((await root.select('b.c').get()).docs.map((found) => found.data())).toEqual([{ b: { c: 2 } }, {}]);
});

test('the REST form of the Admin SDK works too', async () => {
  const app = initializeApp({ projectId: 'demo-test' }, 'rest');
  apps.push(app);
  const rest = initializeFirestore(app, { preferRest: true });
  const { PassThroughClient } = await import('google-auth-library');
  rest.settings({
    authClient: new PassThroughClient(),
    customHeaders: { Authorization: 'Bearer owner' },
  } as never);
  const root = rest.collection(fresh());
  await root.doc('a').set({ n: 1, nothing: null, list: [1.5, true], at: FieldValue.serverTimestamp() });
  expect((await root.doc('a').get()).data()).toMatchObject({ n: 1, nothing: null, list: [1.5, true] });
  expect((await root.where('n', '==', 1).orderBy('at', 'desc').get()).size).toBe(1);
  await rest.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(root.doc('a'))).data()!;
    transaction.update(root.doc('a'), { n: n + 1 });
  });
  expect((await root.count().get()).data().count).toBe(1);
  expect((await root.doc('a').get()).data()!.n).toBe(2);
});

test('files are saved, listed, read and deleted', async () => {
  const bucket = getStorage(apps[0]!).bucket();
  const file = bucket.file('dir/a b.txt');
  await file.save('hello', {
    contentType: 'text/plain',
    metadata: { metadata: { color: 'red' } },
    resumable: false,
  });
  expect((await file.download())[0].toString()).toBe('hello');
  expect((await file.getMetadata())[0]).toMatchObject({
    contentType: 'text/plain',
    size: '5',
    metadata: { color: 'red' },
  });
  await file.setMetadata({ cacheControl: 'no-store' });
  expect((await file.getMetadata())[0].cacheControl).toBe('no-store');
  await bucket.file('dir/deep/b.bin').save(Buffer.alloc(300_000, 7), { resumable: true });
  expect((await bucket.file('dir/deep/b.bin').download())[0].equals(Buffer.alloc(300_000, 7))).toBe(true);
  expect((await bucket.getFiles({ prefix: 'dir/' }))[0].map(({ name }) => name)).toEqual([
    'dir/a b.txt',
    'dir/deep/b.bin',
  ]);
  await file.delete();
  expect((await file.exists())[0]).toBe(false);
  await expect(file.download()).rejects.toMatchObject({ code: 404 });
});
