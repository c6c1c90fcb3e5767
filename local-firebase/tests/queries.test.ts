import * as fc from 'fast-check';
import * as lite from 'firebase/firestore/lite';
import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  startAt,
  sum,
  Timestamp,
  where,
  writeBatch,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import { compareText, compareValues } from '../src/store/compare';
import type { Value } from '../src/store/values';
import { Bench, outcome } from './support';

const bench = Bench.forFile();
let db: Firestore;

const people: Record<string, Record<string, unknown>> = {
  ana: { age: 30, city: 'Lima', tags: ['a', 'b'], score: 1.5, at: Timestamp.fromMillis(1000) },
  bea: { age: 25, city: 'Quito', tags: ['b'], score: NaN, at: Timestamp.fromMillis(2000) },
  carla: { age: 35, city: 'Lima', tags: [], score: null },
  dora: { age: '30', city: 'Bogotá', tags: ['c'] },
  eva: { city: 'Lima', tags: 'a', age: null },
};

beforeAll(async () => {
  db = bench.client();
  const batch = writeBatch(db);
  for (const [id, data] of Object.entries(people)) batch.set(doc(db, 'people', id), data);
  batch.set(doc(db, 'people/ana/pets/p1'), { kind: 'cat', age: 3 });
  batch.set(doc(db, 'people/bea/pets/p2'), { kind: 'dog', age: 5 });
  batch.set(doc(db, 'pets/p3'), { kind: 'cat', age: 1 });
  await batch.commit();
});

const ids = async (...constraints: QueryConstraint[]) =>
  (await getDocs(query(collection(db, 'people'), ...constraints))).docs.map((found) => found.id).join(' ');

describe('filters', () => {
  test.each<[string, QueryConstraint[], string]>([
    ['== by value', [where('age', '==', 30)], 'ana'],
    ['== null', [where('age', '==', null)], 'eva'],
    ['== NaN', [where('score', '==', NaN)], 'bea'],
    ['!= leaves out missing and null', [where('age', '!=', 30)], 'bea carla dora'],
    ['!= null', [where('score', '!=', null)], 'bea ana'],
    ['!= NaN', [where('score', '!=', NaN)], 'ana'],
    ['< within one type', [where('age', '<', 31)], 'bea ana'],
    ['<=', [where('age', '<=', 30)], 'bea ana'],
    ['> text only finds text', [where('age', '>', '2')], 'dora'],
    ['>=', [where('age', '>=', 30)], 'ana carla'],
    ['in', [where('city', 'in', ['Lima', 'Quito'])], 'ana bea carla eva'],
    ['not-in', [where('city', 'not-in', ['Lima'])], 'dora bea'],
    ['array-contains', [where('tags', 'array-contains', 'b')], 'ana bea'],
    ['array-contains-any', [where('tags', 'array-contains-any', ['a', 'c'])], 'ana dora'],
    ['two fields', [where('city', '==', 'Lima'), where('age', '>', 30)], 'carla'],
    ['two inequalities', [where('age', '>', 20), where('at', '>', Timestamp.fromMillis(500))], 'bea ana'],
    ['timestamps', [where('at', '>', Timestamp.fromMillis(1500))], 'bea'],
    ['document id', [where(documentId(), '>=', 'carla')], 'carla dora eva'],
    ['document id in', [where(documentId(), 'in', ['eva', 'ana', 'zoe'])], 'ana eva'],
  ])('%s', async (_name, constraints, expected) => expect(await ids(...constraints)).toBe(expected));

  test('and with or', async () => {
    const found = await getDocs(
      query(
        collection(db, 'people'),
        or(
          and(where('city', '==', 'Lima'), where('age', '==', 35)),
          where('age', '==', 25),
          where('age', '==', '30'),
        ),
      ),
    );
    expect(found.docs.map(({ id }) => id)).toEqual(['bea', 'carla', 'dora']);
  });
});

describe('order and pages', () => {
  test.each<[string, QueryConstraint[], string]>([
    ['mixed types in type order, missing left out', [orderBy('age')], 'eva bea ana carla dora'],
    ['descending', [orderBy('age', 'desc')], 'dora carla ana bea eva'],
    ['ties by name', [orderBy('city')], 'dora ana carla eva bea'],
    ['ties by name, in the last direction', [orderBy('city', 'desc')], 'bea eva carla ana dora'],
    ['limit', [orderBy('city'), limit(2)], 'dora ana'],
    ['limitToLast', [orderBy('city'), limitToLast(2)], 'eva bea'],
    ['startAt', [orderBy('city'), startAt('Lima')], 'ana carla eva bea'],
    ['startAfter', [orderBy('city'), startAfter('Lima')], 'bea'],
    ['endAt', [orderBy('city'), endAt('Lima')], 'dora ana carla eva'],
    ['endBefore', [orderBy('city'), endBefore('Lima')], 'dora'],
    [
      'a cursor on two fields',
      [orderBy('city'), orderBy(documentId()), startAfter('Lima', 'ana')],
      'carla eva bea',
    ],
    ['a descending cursor', [orderBy('age', 'desc'), startAt(30), endAt(25)], 'ana bea'],
  ])('%s', async (_name, constraints, expected) => expect(await ids(...constraints)).toBe(expected));
});

describe('collections', () => {
  test('a collection group finds every collection of that id', async () => {
    const found = await getDocs(query(collectionGroup(db, 'pets'), where('kind', '==', 'cat')));
    expect(found.docs.map(({ ref }) => ref.path)).toEqual(['people/ana/pets/p1', 'pets/p3']);
  });
  test('a query on a collection leaves its subcollections out', async () => {
    expect((await getDocs(collection(db, 'people'))).size).toBe(5);
    expect((await getDocs(collection(db, 'people/ana/pets'))).size).toBe(1);
  });
});

describe('aggregations', () => {
  test('count, sum and average skip what is no number', async () => {
    const found = await getAggregateFromServer(collection(db, 'people'), {
      all: count(),
      sum: sum('age'),
      average: average('age'),
      none: average('nothing'),
    });
    expect(found.data()).toEqual({ all: 5, sum: 90, average: 30, none: null });
  });
  test('count stops at a limit', async () => {
    expect((await getCountFromServer(query(collection(db, 'people'), limit(2)))).data().count).toBe(2);
  });
  test('the lite SDK gets the same answers', async () => {
    const small = lite.getFirestore(bench.app());
    lite.connectFirestoreEmulator(small, '127.0.0.1', bench.local.firestorePort);
    const lima = lite.query(
      lite.collection(small, 'people'),
      lite.where('city', '==', 'Lima'),
      lite.orderBy('age'),
    );
    expect((await lite.getDocs(lima)).docs.map(({ id }) => id)).toEqual(['eva', 'ana', 'carla']);
    expect((await lite.getCount(lima)).data().count).toBe(3);
    await lite.setDoc(lite.doc(small, 'lite/x'), { at: lite.serverTimestamp(), n: lite.increment(1) });
    await lite.runTransaction(small, async (transaction) => {
      const n = (await transaction.get(lite.doc(small, 'lite/x'))).data()!.n as number;
      transaction.update(lite.doc(small, 'lite/x'), { n: n + 1 });
    });
    expect((await lite.getDoc(lite.doc(small, 'lite/x'))).data()).toMatchObject({ n: 2 });
  });
});

describe('what production refuses', () => {
  const run = (structuredQuery: unknown) =>
    bench.http('/v1/projects/demo-test/databases/(default)/documents:runQuery', {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'people' }], ...(structuredQuery as object) },
      }),
    });
  const field = (op: string, value: unknown) => ({ fieldFilter: { field: { fieldPath: 'a' }, op, value } });
  const list = (length: number) => ({
    arrayValue: { values: Array.from({ length }, (_, n) => ({ integerValue: String(n) })) },
  });
  test.each<[string, unknown]>([
    ['an empty in', { where: field('IN', list(0)) }],
    ['an in of 31', { where: field('IN', list(31)) }],
    ['a not-in of 11', { where: field('NOT_IN', list(11)) }],
    ['null with <', { where: field('LESS_THAN', { nullValue: null }) }],
    ['an unknown operator', { where: field('LIKE', { stringValue: 'x' }) }],
    ['an unknown field', { wherever: 1 }],
    ['a cursor with too many values', { startAt: { values: [{ integerValue: 1 }, { integerValue: 2 }] } }],
    ['a negative limit', { limit: -1 }],
    [
      'two array-contains',
      {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              field('ARRAY_CONTAINS', { integerValue: 1 }),
              field('ARRAY_CONTAINS', { integerValue: 2 }),
            ],
          },
        },
      },
    ],
  ])('%s', async (_name, structuredQuery) => {
    const { status, body } = await run(structuredQuery);
    expect([status, body.error?.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });
  test.each(['__reserved__', '.', '..', 'x'.repeat(1501)])('the id %.20s', async (id) => {
    expect(await outcome(setDoc(doc(db, 'ids', id), {}))).toBe('invalid-argument');
  });
});

describe('the order of values', () => {
  const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constant<Value>({ nullValue: 'NULL_VALUE' }),
      fc.boolean().map((booleanValue): Value => ({ booleanValue })),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n): Value => ({ integerValue: String(n) })),
      fc.integer({ min: -3, max: 3 }).map((n): Value => ({ integerValue: String(n) })),
      fc.integer({ min: -6, max: 6 }).map((n): Value => ({ doubleValue: n / 2 })),
      fc.constantFrom<Value>({ doubleValue: 'NaN' }, { doubleValue: 'Infinity' }, { doubleValue: '-0' }),
      fc.string({ unit: 'grapheme' }).map((stringValue): Value => ({ stringValue })),
      fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
      fc
        .dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'))
        .map((fields): Value => ({ mapValue: { fields } })),
    ),
  })).value;

  test('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) || 0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) {
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
  test('of texts is the order of their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });
});
