import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  updateDoc,
  waitForPendingWrites,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Firestore as NodeFirestore, Query } from '@google-cloud/firestore';
import { Bench, until } from '../../support';
import { suiteClients } from './clients';
import { listenerCases, type ListenerCase } from './listeners.cases';
import { DOCUMENTS, toWireFields } from './neutral-values';
import { call } from './rest';
import { SOURCES, titled } from './sources';

const bench = Bench.forFile();
let reader: Firestore;
beforeAll(() => {
  reader = bench.client();
});

function commit(
  collectionId: string,
  changes: Record<string, Record<string, unknown> | null>,
): Promise<unknown> {
  const writes = Object.entries(changes).map(([id, fields]) => {
    const name = `${DOCUMENTS}/${collectionId}/${id}`;
    return fields === null ? { delete: name } : { update: { name, fields: toWireFields(fields) } };
  });
  return call(bench, 'commit', { writes });
}

function constraintsOf(one: ListenerCase): QueryConstraint[] {
  return [
    ...(one.where ? [where(...one.where)] : []),
    ...(one.orderBy === undefined ? [] : [orderBy(one.orderBy)]),
    ...(one.limit === undefined ? [] : [limit(one.limit)]),
    ...(one.limitToLast === undefined ? [] : [limitToLast(one.limitToLast)]),
  ];
}

describe('a listener', () => {
  const cases = listenerCases.map((one, index) => [titled(one), one, `listen${index}`] as const);
  test.each(cases)('%s', async (_title, one, collectionId) => {
    await commit(collectionId, one.documents);
    const snapshots: string[] = [];
    const listened = query(collection(reader, collectionId), ...constraintsOf(one));
    const stop = onSnapshot(listened, (snapshot) => {
      if (snapshots.length === 0) snapshots.push(snapshot.docs.map(({ id }) => id).join(' '));
      else
        snapshots.push(
          snapshot
            .docChanges()
            .map(({ type, doc: { id } }) => `${type} ${id}`)
            .join(', '),
        );
    });
    await until(() => snapshots.length === 1);
    // A step without a snapshot is proved by the next step, whose snapshot comes right after the one before.
    const expected = [one.first];
    for (const [changes, received] of one.steps) {
      await commit(collectionId, changes);
      if (received === '') continue;
      expected.push(received);
      await until(() => snapshots.length >= expected.length);
    }
    stop();
    expect(snapshots).toEqual(expected);
  });
});

describe('a listener of the server SDK, which shows what the server says', () => {
  let server: NodeFirestore;
  beforeAll(() => {
    ({ server } = suiteClients(bench));
  });
  afterAll(() => server.terminate());

  /** The ids that a listener has shown, one entry a snapshot. */
  function listenTo(query: Query): { seen: string[]; stop: () => void } {
    const seen: string[] = [];
    const stop = query.onSnapshot(({ docs }) => seen.push(docs.map(({ id }) => id).join(' ')));
    return { seen, stop };
  }

  test.each([
    ['<', 2],
    ['<=', 2],
    ['>', 0],
    ['>=', 0],
  ] as const)(`loses a document that becomes NaN, by %s %i [${SOURCES.sdkQueryTest}]`, async (op, bound) => {
    const collectionId = `nan-${op}`;
    await commit(collectionId, { a: { n: 1 }, b: { n: NaN } });
    const { seen, stop } = listenTo(server.collection(collectionId).where('n', op, bound));
    await until(() => seen.length === 1);
    await commit(collectionId, { a: { n: NaN } });
    await until(() => seen.length === 2);
    await commit(collectionId, { b: { n: 1 } });
    await until(() => seen.length === 3);
    stop();
    expect(seen).toEqual(['a', '', 'b']);
  });

  test(`with a range of numeric ids and a limit follows their numbers [${SOURCES.sdkQueryTest}]`, async () => {
    await commit('numbered', { __id12__: {}, __id7__: {}, A: {} });
    const after = server.collection('numbered').where('__name__', '>', '__id-5__');
    const { seen, stop } = listenTo(after.limit(2));
    await until(() => seen.length === 1);
    await commit('numbered', { __id8__: {}, __id100__: {}, 0: {} });
    await until(() => seen.length === 2);
    await commit('numbered', { __id7__: null });
    await until(() => seen.length === 3);
    stop();
    expect(seen).toEqual(['__id7__ __id12__', '__id7__ __id8__', '__id8__ __id12__']);
  });
});

test(`a write is shown at once, marked as pending until the server has it [${SOURCES.localChanges}]`, async () => {
  const ref = doc(reader, 'pending/x');
  const seen: string[] = [];
  const stop = onSnapshot(ref, { includeMetadataChanges: true }, (snapshot) => {
    if (snapshot.exists()) seen.push(`${snapshot.data().n} ${snapshot.metadata.hasPendingWrites}`);
  });
  await setDoc(ref, { n: 1 });
  await until(() => seen.includes('1 false'));
  stop();
  expect([...new Set(seen)]).toEqual(['1 true', '1 false']);
});

test(`a document listener follows a document through its absence [${SOURCES.listen}]`, async () => {
  const seen: unknown[] = [];
  const stop = onSnapshot(doc(reader, 'absent/x'), (snapshot) => seen.push(snapshot.data()?.n ?? null));
  await until(() => seen.length === 1);
  for (const [n, change] of [{ n: 1 }, { n: 2 }, null, { n: 3 }].entries()) {
    await commit('absent', { x: change });
    await until(() => seen.length === n + 2);
  }
  stop();
  expect(seen).toEqual([null, 1, 2, null, 3]);
});

test(`a client that was away is told what was changed, added and deleted meanwhile [${SOURCES.listen}]`, async () => {
  const db = bench.client();
  await commit('away', { a: { n: 1 }, b: { n: 1 }, c: { n: 1 } });
  let seen = '';
  const stop = onSnapshot(query(collection(db, 'away'), where('n', '==', 1)), (snapshot) => {
    seen = `${snapshot.docs.map(({ id }) => id).join(' ')} ${snapshot.metadata.fromCache}`;
  });
  await until(() => seen === 'a b c false');
  await disableNetwork(db);
  await commit('away', { a: null, b: { n: 2 }, d: { n: 1 } });
  await enableNetwork(db);
  await until(() => seen === 'c d false');
  stop();
});

test(`writes made while away arrive in order [${SOURCES.localChanges}]`, async () => {
  const db = bench.client();
  await commit('queue', { x: { n: 0 } });
  await disableNetwork(db);
  const ref = doc(db, 'queue/x');
  const writes = [
    updateDoc(ref, { n: increment(1) }),
    updateDoc(ref, { n: 10 }),
    updateDoc(ref, { n: increment(1) }),
  ];
  await enableNetwork(db);
  await waitForPendingWrites(db);
  await Promise.all(writes);
  const { body } = await call<{ found: { fields: unknown } }[]>(bench, 'batchGet', {
    documents: [`${DOCUMENTS}/queue/x`],
  });
  expect(body[0]!.found.fields).toEqual({ n: { integerValue: '11' } });
});
