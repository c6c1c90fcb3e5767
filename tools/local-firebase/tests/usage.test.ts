import { initializeApp as initializeAdmin, deleteApp as deleteAdmin } from 'firebase-admin/app';
import { initializeFirestore as initializeAdminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocs,
  getFirestore,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { connectStorageEmulator, getBytes, getStorage, ref, uploadString } from 'firebase/storage';
import { callerOf } from '../src/service/caller';
import { FirestoreService } from '../src/service/firestore-service';
import { Gate } from '../src/service/gate';
import { tagOf } from '../src/service/request-tag';
import { RulesSource } from '../src/service/rules-source';
import { UsageMeter } from '../src/service/usage';
import { Store } from '../src/store/store';
import { ListenHub } from '../src/streams/listen-hub';
import { ListenStream } from '../src/streams/listen-stream';
import { formatResumeToken } from '../src/streams/resume-token';
import { Bench, outcome, until } from './support';

const bench = Bench.forFile({
  rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /open/{x=**} { allow read, write; }
    match /guarded/{x} { allow read: if get(/databases/$(d)/documents/open/switch).data.on
                         && get(/databases/$(d)/documents/open/switch).data.on; }
    match /closed/{x} { allow read: if get(/databases/$(d)/documents/open/switch).data.off; }
  } }`,
});
const usage = () => bench.local.usage();
const fresh = () => `open/${Math.random().toString(36).slice(2)}/items`;
const ROOT = '/v1/projects/demo-test/databases/(default)/documents';

beforeEach(() => bench.local.resetUsage());

/** Each row was written from firebase.google.com/docs/firestore/pricing or, marked so, from the billing questions page. */
describe('what is billed', () => {
  test('a missing document costs a read', async () => {
    await bench.http(`${ROOT}/open/none`);
    expect(usage()).toMatchObject({ reads: 1, readsBy: { documents: 1 } });
  });

  test('a query without results costs one read, one with results their number', async () => {
    const db = lite.getFirestore(bench.app());
    lite.connectFirestoreEmulator(db, '127.0.0.1', bench.local.firestorePort);
    const items = lite.collection(db, fresh());
    await lite.getDocs(items);
    expect(usage().readsBy.queries).toBe(1);
    for (const n of [1, 2, 3]) await lite.addDoc(items, { n });
    await lite.getDocs(items);
    expect(usage().readsBy.queries).toBe(4);
  });

  test('documents that an offset skips cost like results', async () => {
    const path = fresh();
    for (const n of [1, 2, 3]) await setDoc(doc(bench.client(), path, `d${n}`), { n });
    bench.local.resetUsage();
    const structuredQuery = { from: [{ collectionId: 'items' }], offset: 2 };
    const parent = path.slice(0, path.lastIndexOf('/'));
    await bench.http(`${ROOT}/${parent}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    });
    expect(usage().reads).toBe(3);
  });

  test('an aggregation costs one read for each thousand entries, at least one', () => {
    const meter = new UsageMeter();
    const caller = callerOf(undefined);
    for (const entries of [0, 1, 1000, 1001, 1500, 2001]) meter.countAggregation(caller, entries);
    expect(meter.current().readsBy.aggregations).toBe(1 + 1 + 1 + 2 + 2 + 3);
  });

  test('a count by the SDK is an aggregation', async () => {
    await getCountFromServer(collection(bench.client(), fresh()));
    expect(usage()).toMatchObject({ reads: 1, readsBy: { aggregations: 1 } });
  });

  test('a write that changes nothing and a delete of nothing cost the same (billing questions)', async () => {
    const target = doc(bench.client(), `${fresh()}/x`);
    await setDoc(target, { n: 1 });
    await setDoc(target, { n: 1 });
    await deleteDoc(target);
    await deleteDoc(target);
    expect(usage()).toMatchObject({ writes: 2, deletes: 2 });
  });

  test('a refused write costs nothing but what its rules read', async () => {
    await setDoc(doc(bench.owner(), 'open/switch'), { on: true, off: false });
    bench.local.resetUsage();
    expect(await outcome(getDocFromServer(doc(bench.client(), 'closed/x')))).toBe('permission-denied');
    expect(await outcome(setDoc(doc(bench.client(), 'closed/x'), {}))).toBe('permission-denied');
    expect(usage()).toMatchObject({ reads: 1, writes: 0, readsBy: { rules: 1 } });
  });

  test('a document that rules read twice costs one read for each request', async () => {
    await setDoc(doc(bench.owner(), 'open/switch'), { on: true });
    bench.local.resetUsage();
    await getDocFromServer(doc(bench.client(), 'guarded/x'));
    expect(usage().readsBy.rules).toBe(1);
  });

  test('a listener costs what comes, changes or leaves by a change; a deletion is free', async () => {
    const [writer, reader] = [bench.owner(), bench.client()];
    const path = fresh();
    for (const id of ['a', 'b', 'c']) await setDoc(doc(writer, path, id), { n: 1 });
    bench.local.resetUsage();
    const sizes: number[] = [];
    const stop = onSnapshot(query(collection(reader, path), where('n', '>', 0)), ({ size, metadata }) => {
      if (!metadata.fromCache) sizes.push(size);
    });
    await until(() => sizes.at(-1) === 3);
    expect(usage().readsBy.listeners).toBe(3);
    await updateDoc(doc(writer, path, 'a'), { n: 2 });
    await until(() => usage().readsBy.listeners === 4);
    await updateDoc(doc(writer, path, 'a'), { n: 0 });
    await until(() => sizes.at(-1) === 2);
    expect(usage().readsBy.listeners).toBe(5);
    await deleteDoc(doc(writer, path, 'b'));
    await until(() => sizes.at(-1) === 1);
    expect(usage().readsBy.listeners).toBe(5);
    stop();
  });

  test('rules are billed again when a listened result is updated', async () => {
    const owner = bench.owner();
    await setDoc(doc(owner, 'open/switch'), { on: true });
    let size = -1;
    const stop = onSnapshot(collection(bench.client(), 'guarded'), (snapshot) => (size = snapshot.size));
    await until(() => size === 0);
    bench.local.resetUsage();
    await setDoc(doc(owner, 'guarded/new'), {});
    await until(() => size === 1);
    expect(usage()).toMatchObject({ readsBy: { rules: 1, listeners: 1 } });
    stop();
  });

  test.each([
    [29, undefined, 0],
    [31, undefined, 3],
    [29, 2, 0],
    [31, 2, 2],
  ])(
    'a listener that comes back after %i minutes without news, limited to %s, costs %i reads',
    (minutes, limit, reads) => {
      const rules = new RulesSource(() => {});
      const meter = new UsageMeter();
      const service = new FirestoreService(new Store(), new Gate(rules, meter, () => {}), meter);
      const database = service.database('projects/demo-test/databases/(default)');
      const now = service.store.clock.now();
      const longAgo = now - 3_600_000_000;
      const parent = `${database.name}/documents`;
      const documents = ['a', 'b', 'c'].map((id) => ({
        name: `${parent}/c/${id}`,
        fields: {},
        createTime: longAgo,
        updateTime: longAgo,
      }));
      service.store.import(database, documents);
      const transport = { send: () => {}, fail: () => {} };
      const stream = new ListenStream(service, new ListenHub(rules), callerOf(undefined), transport);
      const resumeToken = formatResumeToken(database.epoch, now - minutes * 60_000_000);
      const query = { parent, structuredQuery: { from: [{ collectionId: 'c' }], limit } };
      stream.onMessage({ database: database.name, addTarget: { targetId: 2, query, resumeToken } });
      expect(meter.current().readsBy.listeners).toBe(reads);
    },
  );

  test('a list of collections costs one read', async () => {
    await bench.http(`${ROOT}:listCollectionIds`, {
      method: 'POST',
      body: '{}',
      headers: { Authorization: 'Bearer owner' },
    });
    expect(usage().reads).toBe(1);
  });

  test('stored bytes are the size that the documentation computes', async () => {
    await bench.local.reset();
    // The example of firebase.google.com/docs/firestore/storage-size: 44 for the name, 71 for the fields, 32.
    await setDoc(doc(bench.owner(), 'users/jeff/tasks/my_task_id'), {
      type: 'Personal',
      done: false,
      priority: 1,
      description: 'Learn Cloud Firestore',
    });
    expect(usage().storedBytes).toBe(147);
    await deleteDoc(doc(bench.owner(), 'users/jeff/tasks/my_task_id'));
    expect(usage().storedBytes).toBe(0);
  });
});

describe('who is billed', () => {
  test('each caller has a line', async () => {
    const path = fresh();
    await setDoc(doc(bench.client('ana'), path, 'a'), { n: 1 });
    await getDocs(collection(bench.client(), path));
    await deleteDoc(doc(bench.owner(), path, 'a'));
    const { clients } = usage();
    expect(Object.keys(clients).sort()).toEqual(['nobody', 'owner', 'uid ana']);
    expect(clients['uid ana']).toMatchObject({ reads: 0, writes: 1, storedBytes: expect.any(Number) });
    expect(clients.nobody).toMatchObject({ reads: 1, writes: 0 });
    expect(clients.owner).toMatchObject({ deletes: 1, storedBytes: -clients['uid ana']!.storedBytes });
  });

  test('the app id of an SDK is a tag, over gRPC and over REST', async () => {
    for (const kind of ['full', 'lite']) {
      const app = initializeApp({ projectId: 'demo-test', appId: `tag:${kind}` }, kind);
      if (kind === 'full') {
        const db = getFirestore(app);
        connectFirestoreEmulator(db, '127.0.0.1', bench.local.firestorePort);
        await addDoc(collection(db, fresh()), {});
      } else {
        const db = lite.getFirestore(app);
        lite.connectFirestoreEmulator(db, '127.0.0.1', bench.local.firestorePort);
        await lite.addDoc(lite.collection(db, fresh()), {});
      }
      await deleteApp(app);
    }
    expect(usage().tags).toMatchObject({ 'tag:full': { writes: 1 }, 'tag:lite': { writes: 1 } });
  });

  test('a header of its own tags an Admin SDK', async () => {
    const app = initializeAdmin({ projectId: 'demo-test' }, 'tagged');
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${bench.local.firestorePort}`;
    const db = initializeAdminFirestore(app);
    db.settings({ customHeaders: { 'X-Local-Tag': 'nightly job' } } as never);
    await db.doc('open/tagged').set({ n: 1 });
    await deleteAdmin(app);
    expect(usage()).toMatchObject({
      tags: { 'nightly job': { writes: 1 } },
      clients: { owner: { writes: 1 } },
    });
  });

  test.each<[string, Record<string, string>, string | undefined]>([
    ['the header of its own', { 'x-local-tag': 'a', 'x-firebase-gmpid': 'b', referer: 'http://c/' }, 'a'],
    ['the app id', { 'x-firebase-gmpid': 'b', referer: 'http://c/' }, 'b'],
    ['the page without its query', { referer: 'http://c:1/shop?x=1' }, 'http://c:1/shop'],
    ['the origin', { origin: 'http://c' }, 'http://c'],
    ['nothing', {}, undefined],
    ['a referer that is none', { referer: 'garbage' }, undefined],
  ])('%s is the tag', (_what, headers, tag) => expect(tagOf(headers)).toBe(tag));

  test('a flood of names shares one line', () => {
    const meter = new UsageMeter();
    for (let n = 0; n < 3000; n++) meter.countDocuments({ ...callerOf(undefined), label: `uid ${n}` }, 1);
    const { clients } = meter.current();
    expect(Object.keys(clients)).toHaveLength(1001);
    expect(clients['(others)']!.reads).toBe(2000);
  });

  test('files are counted: operations, and bytes up, down and stored', async () => {
    await bench.local.reset();
    const storage = getStorage(bench.app());
    connectStorageEmulator(storage, '127.0.0.1', bench.local.storagePort, {
      mockUserToken: { user_id: 'ana' },
    });
    const file = ref(storage, 'open/a.txt');
    await uploadString(file, '0123456789');
    await getBytes(file);
    expect(usage()).toMatchObject({
      storage: { uploads: 1, uploadedBytes: 10, downloads: 1, downloadedBytes: 10, storedBytes: 10 },
      clients: { 'uid ana': { storageOperations: 2 } },
    });
  });
});
