import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  getDocs,
  increment,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  Bytes,
  GeoPoint,
  type DocumentData,
} from 'firebase/firestore';
import { Bench, outcome, until } from './support';

const bench = Bench.forFile();
const fresh = () => `c${Math.random().toString(36).slice(2)}`;

describe('documents', () => {
  test('every kind of value comes back as it was written', async () => {
    const db = bench.client();
    const data: DocumentData = {
      text: 'ñandú 😀',
      int: 42,
      big: Number.MAX_SAFE_INTEGER,
      double: 1.5,
      special: [NaN, Infinity, -Infinity, -0],
      yes: true,
      nothing: null,
      time: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
      place: new GeoPoint(-33.4, -70.6),
      link: doc(db, 'a/b'),
      list: [1, 'a', { deep: [2] }],
      map: { a: { b: {} }, 'with.dot': 1, '`': 2 },
      empty: {},
    };
    const ref = doc(db, fresh(), 'x');
    await setDoc(ref, data);
    expect((await getDocFromServer(doc(bench.client(), ref.path))).data()).toMatchObject({
      ...data,
      bytes: expect.anything(),
      place: expect.anything(),
      link: expect.objectContaining({ path: 'a/b' }),
    });
  });

  test('an update changes only what it names, and can delete fields', async () => {
    const db = bench.client();
    const ref = doc(db, fresh(), 'x');
    await setDoc(ref, { a: 1, b: { c: 1, d: 2 }, e: 1 });
    await updateDoc(ref, { 'b.c': 9, e: deleteField() });
    expect((await getDocFromServer(ref)).data()).toEqual({ a: 1, b: { c: 9, d: 2 } });
    await setDoc(ref, { b: { x: 1 } }, { merge: true });
    expect((await getDocFromServer(ref)).data()).toEqual({ a: 1, b: { c: 9, d: 2, x: 1 } });
  });

  test('an update of a missing document fails with not-found', async () => {
    expect(await outcome(updateDoc(doc(bench.client(), fresh(), 'x'), { a: 1 }))).toBe('not-found');
  });

  test('transforms are computed by the server', async () => {
    const db = bench.client();
    const ref = doc(db, fresh(), 'x');
    await setDoc(ref, { n: increment(2), at: serverTimestamp(), tags: arrayUnion('a', 'b') });
    await updateDoc(ref, { n: increment(0.5), tags: arrayUnion('b', 'c') });
    await updateDoc(ref, { tags: arrayRemove('a') });
    const data = (await getDocFromServer(ref)).data()!;
    expect(data).toMatchObject({ n: 2.5, tags: ['b', 'c'] });
    expect(Math.abs((data.at as Timestamp).toMillis() - Date.now())).toBeLessThan(5_000);
  });

  test('a batch is carried out whole or not at all', async () => {
    const db = bench.client();
    const name = fresh();
    const good = writeBatch(db)
      .set(doc(db, name, 'a'), { n: 1 })
      .update(doc(db, name, 'a'), { m: 2 });
    await good.commit();
    expect((await getDocFromServer(doc(db, name, 'a'))).data()).toEqual({ n: 1, m: 2 });
    const bad = writeBatch(db)
      .set(doc(db, name, 'b'), { n: 1 })
      .update(doc(db, name, 'missing'), { n: 1 });
    expect(await outcome(bad.commit())).toBe('not-found');
    expect((await getDocFromServer(doc(db, name, 'b'))).exists()).toBe(false);
  });

  test('projects in one server do not see each other', async () => {
    const [one, two] = [bench.client(undefined, {}, 'demo-one'), bench.client(undefined, {}, 'demo-two')];
    await setDoc(doc(one, 'c/x'), { from: 'one' });
    expect((await getDoc(doc(two, 'c/x'))).exists()).toBe(false);
  });
});

describe('listeners', () => {
  test('a change by one client reaches the other', async () => {
    const [writer, reader] = [bench.client(), bench.client()];
    const name = fresh();
    const seen: string[] = [];
    const stop = onSnapshot(
      query(collection(reader, name), where('n', '>=', 1), orderBy('n')),
      (snapshot) => {
        for (const change of snapshot.docChanges())
          seen.push(`${change.type} ${change.doc.id} ${change.doc.data().n}`);
      },
    );
    await setDoc(doc(writer, name, 'a'), { n: 1 });
    await until(() => seen.length === 1);
    await updateDoc(doc(writer, name, 'a'), { n: 2 });
    await until(() => seen.length === 2);
    await setDoc(doc(writer, name, 'b'), { n: 0 });
    await updateDoc(doc(writer, name, 'a'), { n: 0 });
    await until(() => seen.length === 3);
    await setDoc(doc(writer, name, 'c'), { n: 5 });
    await deleteDoc(doc(writer, name, 'c'));
    await until(() => seen.length >= 5);
    expect(seen).toEqual(['added a 1', 'modified a 2', 'removed a 2', 'added c 5', 'removed c 5']);
    stop();
  });

  test('a write that changes nothing keeps the update time and sends nothing', async () => {
    const [writer, reader] = [bench.client(), bench.client()];
    const ref = doc(writer, fresh(), 'x');
    await setDoc(ref, { n: 1 });
    let snapshots = 0;
    const stop = onSnapshot(doc(reader, ref.path), () => snapshots++);
    await until(() => snapshots === 1);
    const path = `/v1/projects/demo-test/databases/(default)/documents/${ref.path}`;
    const before = (await bench.http(path)).body.updateTime;
    await setDoc(ref, { n: 1 });
    expect((await bench.http(path)).body.updateTime).toBe(before);
    await setDoc(ref, { n: 2 });
    await until(() => snapshots === 2);
    stop();
  });
});

describe('transactions', () => {
  test('contending increments of many clients all count', async () => {
    const clients = Array.from({ length: 4 }, () => bench.client());
    const path = `${fresh()}/counter`;
    await setDoc(doc(clients[0]!, path), { n: 0 });
    const add = (db: (typeof clients)[number]) =>
      runTransaction(
        db,
        async (transaction) => {
          const snapshot = await transaction.get(doc(db, path));
          transaction.update(doc(db, path), { n: snapshot.data()!.n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all(clients.map((db) => add(db)));
    expect((await getDocFromServer(doc(clients[0]!, path))).data()).toEqual({ n: 4 });
  });

  test('a document that another client made first makes a transaction run again', async () => {
    const db = bench.client();
    const ref = doc(db, fresh(), 'slug');
    let attempts = 0;
    const claim = runTransaction(db, async (transaction) => {
      const taken = (await transaction.get(ref)).exists();
      if (++attempts === 1) await setDoc(doc(bench.client(), ref.path), { owner: 'other' });
      if (taken) throw new Error('taken');
      transaction.set(ref, { owner: 'me' });
    });
    await expect(claim).rejects.toThrow('taken');
    expect(attempts).toBe(2);
  });
});

describe('the meter', () => {
  test('counts what would be billed', async () => {
    const db = bench.client();
    const name = fresh();
    bench.local.resetUsage();
    await setDoc(doc(db, name, 'a'), { n: 1 });
    await setDoc(doc(db, name, 'b'), { n: 2 });
    await deleteDoc(doc(db, name, 'b'));
    expect(bench.local.usage()).toMatchObject({ reads: 0, writes: 2, deletes: 1 });
    await getDocs(collection(db, name));
    await getDoc(doc(db, name, 'missing'));
    await getDocs(collection(db, fresh()));
    await getCountFromServer(collection(db, name));
    expect(bench.local.usage()).toMatchObject({ reads: 4, readsBy: { listeners: 3, aggregations: 1 } });
  });
});
