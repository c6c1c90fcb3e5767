import {
  and,
  collection,
  collectionGroup,
  documentId,
  getAggregateFromServer,
  getDocsFromServer,
  limit,
  or,
  orderBy,
  query,
  sum,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { Bench, outcome } from './support';

const bench = Bench.forFile({
  indexes: {
    indexes: [
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'owner', order: 'ASCENDING' },
          { fieldPath: 'at', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'kind', order: 'ASCENDING' },
          { fieldPath: 'at', order: 'DESCENDING' },
        ],
      },
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
          { fieldPath: 'at', order: 'ASCENDING' },
        ],
      },
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION_GROUP',
        fields: [
          { fieldPath: 'a', order: 'ASCENDING' },
          { fieldPath: 'b', order: 'ASCENDING' },
        ],
      },
    ],
    fieldOverrides: [
      {
        collectionGroup: 'c',
        fieldPath: 'g',
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
      { collectionGroup: 'c', fieldPath: 'text', indexes: [] },
    ],
  },
});
let db: Firestore;
beforeAll(() => {
  db = bench.client();
});

const on =
  (...constraints: QueryConstraint[]) =>
  () =>
    query(collection(db, 'c'), ...constraints);
const group =
  (...constraints: QueryConstraint[]) =>
  () =>
    query(collectionGroup(db, 'c'), ...constraints);

test.each<[string, () => Query, boolean]>([
  ['no condition', on(), true],
  ['one equality', on(where('a', '==', 1)), true],
  [
    'several equalities, merged',
    on(where('a', '==', 1), where('b', '==', 2), where('d', 'in', [1, 2])),
    true,
  ],
  [
    'equalities and array-contains, merged',
    on(where('a', '==', 1), where('tags', 'array-contains', 'x')),
    true,
  ],
  ['one inequality', on(where('a', '>', 1)), true],
  ['an order', on(orderBy('a')), true],
  ['a descending order', on(orderBy('a', 'desc'), limit(1)), true],
  ['an inequality and its order', on(where('a', '>', 1), orderBy('a', 'desc')), true],
  ['an equality and a range of names', on(where('a', '==', 1), where(documentId(), '>', 'x')), true],
  ['an order by the field of an equality', on(where('a', '==', 1), orderBy('a')), true],
  ['an equality and an order without an index', on(where('a', '==', 1), orderBy('b')), false],
  ['an equality and an inequality without an index', on(where('a', '==', 1), where('b', '>', 1)), false],
  ['two orders', on(orderBy('a'), orderBy('b')), false],
  ['two inequalities', on(where('a', '>', 1), where('b', '>', 1)), false],
  ['an order and names in the other direction', on(orderBy('a'), orderBy(documentId(), 'desc')), false],
  ['an equality and an order with an index', on(where('owner', '==', 1), orderBy('at', 'desc')), true],
  ['the same in the other direction', on(where('owner', '==', 1), orderBy('at')), true],
  ['a range on the indexed order', on(where('owner', '==', 1), where('at', '>', 1)), true],
  [
    'two indexes with one order, merged',
    on(where('owner', '==', 1), where('kind', '==', 2), orderBy('at')),
    true,
  ],
  [
    'a third equality that no index holds',
    on(where('owner', '==', 1), where('z', '==', 2), orderBy('at')),
    false,
  ],
  ['in and an order with an index', on(where('owner', 'in', [1, 2]), orderBy('at')), true],
  ['array-contains and an order with an index', on(where('tags', 'array-contains', 1), orderBy('at')), true],
  ['a field whose indexes are switched off', on(where('text', '==', 'x')), false],
  ['a collection group without condition', group(), true],
  ['a collection group by a field', group(where('a', '==', 1)), false],
  ['a collection group by an exempted field', group(where('g', '==', 1)), true],
  ['a collection group with an index', group(where('a', '==', 1), orderBy('b')), true],
  [
    'or of single equalities',
    () => query(collection(db, 'c'), or(where('a', '==', 1), where('b', '==', 2))),
    true,
  ],
  [
    'or with one side that needs an index',
    () => query(collection(db, 'c'), or(where('a', '==', 1), and(where('b', '==', 2), where('d', '>', 1)))),
    false,
  ],
])('%s is served without a further index: %s', async (_name, build, served) => {
  expect(await outcome(getDocsFromServer(build()))).toBe(served ? 'ok' : 'failed-precondition');
});

test('the error holds the index to add', async () => {
  const error = await getDocsFromServer(on(where('a', '==', 1), orderBy('b', 'desc'))()).catch(
    (caught: Error) => caught,
  );
  const json = /\{.*\}/.exec((error as Error).message)![0];
  expect(JSON.parse(json)).toEqual({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'a', order: 'ASCENDING' },
      { fieldPath: 'b', order: 'DESCENDING' },
    ],
  });
});

test('a sum needs an index that holds its field beside the conditions', async () => {
  const run = (field: string) => getAggregateFromServer(on(where('owner', '==', 1))(), { total: sum(field) });
  expect(await outcome(run('at'))).toBe('ok');
  expect(await outcome(run('other'))).toBe('failed-precondition');
});
