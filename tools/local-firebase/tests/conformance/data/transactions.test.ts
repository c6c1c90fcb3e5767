import type { Firestore } from '@google-cloud/firestore';
import * as lite from 'firebase/firestore/lite';
import { Bench } from '../../support';
import { suiteClients } from './clients';
import { DOCUMENTS, toWireFields } from './neutral-values';
import { arrange, call } from './rest';
import { SOURCES } from './sources';

const bench = Bench.forFile();
let server: Firestore;
let small: lite.Firestore;
beforeAll(() => {
  server = suiteClients(bench).server;
  small = lite.getFirestore(bench.app());
  lite.connectFirestoreEmulator(small, '127.0.0.1', bench.local.firestorePort);
});
afterAll(() => server.terminate());

const name = (path: string) => `${DOCUMENTS}/${path}`;
const begin = async (options: unknown = {}) =>
  (await call<{ transaction: string }>(bench, 'beginTransaction', { options })).body.transaction;
const read = (path: string, transaction: string) =>
  call<{ found?: { fields: unknown } }[]>(bench, 'batchGet', { documents: [name(path)], transaction });
const commit = (transaction: string | undefined, writes: unknown[]) =>
  call(bench, 'commit', { transaction, writes });
const set = (path: string, n: number) => ({ update: { name: name(path), fields: toWireFields({ n }) } });

describe('over the wire', () => {
  test(`what was read and did not change can be committed [${SOURCES.transactions}]`, async () => {
    await arrange(bench, { 'wire/a': { n: 1 } });
    const transaction = await begin();
    await read('wire/a', transaction);
    expect((await commit(transaction, [set('wire/a', 2)])).status).toBe('OK');
  });

  test(`a document changed since it was read aborts the transaction [${SOURCES.contention}]`, async () => {
    await arrange(bench, { 'wire/b': { n: 1 } });
    const transaction = await begin();
    await read('wire/b', transaction);
    await commit(undefined, [set('wire/b', 5)]);
    expect((await commit(transaction, [set('wire/c', 2)])).status).toBe('ABORTED');
  });

  test(`a document made since it was missed aborts the transaction [${SOURCES.contention}]`, async () => {
    const transaction = await begin();
    await read('wire/new', transaction);
    await commit(undefined, [set('wire/new', 5)]);
    expect((await commit(transaction, [set('wire/new', 2)])).status).toBe('ABORTED');
  });

  test(`a document deleted since it was read aborts the transaction [${SOURCES.contention}]`, async () => {
    await arrange(bench, { 'wire/gone': { n: 1 } });
    const transaction = await begin();
    await read('wire/gone', transaction);
    await commit(undefined, [{ delete: name('wire/gone') }]);
    expect((await commit(transaction, [set('wire/gone', 2)])).status).toBe('ABORTED');
  });

  test(`a change to a document that was not read is no obstacle [${SOURCES.contention}]`, async () => {
    await arrange(bench, { 'wire/d': { n: 1 }, 'wire/e': { n: 1 } });
    const transaction = await begin();
    await read('wire/d', transaction);
    await commit(undefined, [set('wire/e', 5)]);
    expect((await commit(transaction, [set('wire/d', 2)])).status).toBe('OK');
  });

  test(`a query notices a document that came into its result [${SOURCES.contention}]`, async () => {
    const transaction = await begin();
    const structuredQuery = { from: [{ collectionId: 'phantoms' }] };
    await call(bench, 'runQuery', { transaction, structuredQuery });
    await commit(undefined, [set('phantoms/a', 1)]);
    expect((await commit(transaction, [set('phantoms/b', 1)])).status).toBe('ABORTED');
  });

  test(`a transaction is over after its commit [${SOURCES.transactions}]`, async () => {
    const transaction = await begin();
    await commit(transaction, []);
    expect((await commit(transaction, [])).status).toBe('INVALID_ARGUMENT');
  });

  test(`a transaction is over after a rollback [${SOURCES.transactions}]`, async () => {
    const transaction = await begin();
    expect((await call(bench, 'rollback', { transaction })).status).toBe('OK');
    expect((await commit(transaction, [])).status).toBe('INVALID_ARGUMENT');
  });

  test(`a read-only transaction reads and does not write [${SOURCES.transactions}]`, async () => {
    await arrange(bench, { 'wire/f': { n: 1 } });
    const transaction = await begin({ readOnly: {} });
    expect((await read('wire/f', transaction)).body[0]!.found!.fields).toEqual(toWireFields({ n: 1 }));
    expect((await commit(transaction, [set('wire/f', 2)])).status).toBe('INVALID_ARGUMENT');
  });

  test(`a transaction can start with its first read [${SOURCES.transactions}]`, async () => {
    const { body } = await call<{ transaction?: string }[]>(bench, 'batchGet', {
      documents: [name('wire/g')],
      newTransaction: { readWrite: {} },
    });
    expect((await commit(body[0]!.transaction, [set('wire/g', 1)])).status).toBe('OK');
  });
});

describe('through the SDKs', () => {
  test(`contending increments of the server SDK all count [${SOURCES.contention}]`, async () => {
    const ref = server.doc('counters/server');
    await ref.set({ n: 0 });
    const add = () =>
      server.runTransaction(async (transaction) => {
        transaction.update(ref, { n: (await transaction.get(ref)).get('n') + 1 });
      });
    await Promise.all(Array.from({ length: 10 }, add));
    expect((await ref.get()).get('n')).toBe(10);
  });

  test(`the lite SDK runs a transaction again when its document changed [${SOURCES.transactions}]`, async () => {
    const ref = lite.doc(small, 'counters/lite');
    await lite.setDoc(ref, { n: 1 });
    let attempts = 0;
    await lite.runTransaction(small, async (transaction) => {
      const n = (await transaction.get(ref)).data()!.n as number;
      if (++attempts === 1) await lite.setDoc(ref, { n: 100 });
      transaction.update(ref, { n: n + 1 });
    });
    expect([attempts, (await lite.getDoc(ref)).data()]).toEqual([2, { n: 101 }]);
  });

  test(`an error in the function leaves everything as it was [${SOURCES.transactions}]`, async () => {
    const ref = server.doc('counters/failed');
    await ref.set({ n: 1 });
    const failing = server.runTransaction(async (transaction) => {
      transaction.update(ref, { n: 2 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await ref.get()).get('n')).toBe(1);
  });

  test(`a read-only transaction of the server SDK sees one state [${SOURCES.transactions}]`, async () => {
    await arrange(bench, { 'pairs/a': { n: 1 }, 'pairs/b': { n: 1 } });
    const sum = await server.runTransaction(
      async (transaction) => {
        const [a, b] = await transaction.getAll(server.doc('pairs/a'), server.doc('pairs/b'));
        return a!.get('n') + b!.get('n');
      },
      { readOnly: true },
    );
    expect(sum).toBe(2);
  });

  test(`the lite SDK writes its server timestamp and increment [${SOURCES.serverTimestamp}]`, async () => {
    const ref = lite.doc(small, 'lite/x');
    await lite.setDoc(ref, { at: lite.serverTimestamp(), n: lite.increment(2), l: lite.arrayUnion('a') });
    const { at, ...rest } = (await lite.getDoc(ref)).data()!;
    expect(rest).toEqual({ n: 2, l: ['a'] });
    expect(Math.abs((at as lite.Timestamp).toMillis() - Date.now())).toBeLessThan(5_000);
  });
});
