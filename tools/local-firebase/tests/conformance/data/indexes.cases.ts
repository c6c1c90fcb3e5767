import type { IndexConfiguration } from '../../../src/index';
import { and, ID, limit, limitToLast, or, orderBy, startAfter, where, type Clause } from './query-clauses';
import type { Source } from './sources';

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });
const composite = (...fields: { fieldPath: string }[]) => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields,
});
const forGroups = (...fields: { fieldPath: string }[]) => ({
  ...composite(...fields),
  queryScope: 'COLLECTION_GROUP',
});

/** Content of the indexes file while the cases run. */
export const configuration: IndexConfiguration = {
  indexes: [
    composite(asc('owner'), desc('at')),
    composite(asc('kind'), desc('at')),
    composite(contains('tags'), asc('at')),
    composite(asc('x'), asc('y')),
    composite(asc('x'), desc('z')),
    composite(asc('city'), asc('zip'), asc('street')),
    forGroups(asc('a'), asc('b')),
  ],
  fieldOverrides: [
    {
      collectionGroup: 'c',
      fieldPath: 'g',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
    {
      collectionGroup: 'c',
      fieldPath: 'labels',
      indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' }],
    },
    { collectionGroup: 'c', fieldPath: 'text', indexes: [] },
  ],
};

export interface IndexCase {
  name: string;
  source: Source;
  group?: boolean;
  query: Clause[];
  /** True when the existing indexes suffice. */
  served: boolean;
}

const served = (name: string, source: Source, ...query: Clause[]): IndexCase => ({
  name,
  source,
  query,
  served: true,
});
const missing = (name: string, source: Source, ...query: Clause[]): IndexCase => ({
  name,
  source,
  query,
  served: false,
});
const inGroups = (one: IndexCase): IndexCase => ({ ...one, group: true });

export const indexCases: IndexCase[] = [
  served('no condition', 'indexes'),
  served('one equality', 'indexes', where('a', '==', 1)),
  served('one in', 'indexes', where('a', 'in', [1, 2])),
  served('one array-contains', 'indexes', where('l', 'array-contains', 1)),
  served('one array-contains-any', 'indexes', where('l', 'array-contains-any', [1, 2])),
  served('one inequality', 'indexes', where('a', '>', 1)),
  served('one !=', 'indexes', where('a', '!=', 1)),
  served('one not-in', 'indexes', where('a', 'not-in', [1])),
  served('two bounds on one field', 'indexes', where('a', '>', 1), where('a', '<', 9)),
  served('an order', 'indexes', orderBy('a')),
  served('a descending order', 'indexes', orderBy('a', 'desc'), limit(1)),
  served('an order with a cursor and limitToLast', 'indexes', orderBy('a'), startAfter(1), limitToLast(2)),
  served('an inequality and its order', 'indexes', where('a', '>', 1), orderBy('a', 'desc')),
  served('a field inside a map', 'indexes', where('m.a.b', '==', 1)),
  served('an order by name', 'indexes', orderBy(ID)),
  missing('names descending', 'sdkQueryTest', orderBy(ID, 'desc')),
  missing('the last ones by name', 'sdkQueryTest', orderBy(ID), limitToLast(2)),
  served('an equality and names descending', 'indexes', where('a', '==', 1), orderBy(ID, 'desc')),
  served('an equality and a range of names', 'indexes', where('a', '==', 1), where(ID, '>', 'x')),
  served(
    'several equalities, merged',
    'indexMerging',
    where('a', '==', 1),
    where('b', '==', 2),
    where('d', 'in', [1, 2]),
  ),
  served(
    'equalities and array-contains, merged',
    'indexMerging',
    where('a', '==', 1),
    where('tags', 'array-contains', 'x'),
  ),
  served('an order by the field of an equality', 'indexes', where('a', '==', 1), orderBy('a')),
  missing('an equality and an order', 'indexes', where('a', '==', 1), orderBy('b')),
  missing('an equality and an inequality', 'indexes', where('a', '==', 1), where('b', '>', 1)),
  missing('an equality and != on another field', 'indexes', where('a', '==', 1), where('b', '!=', 1)),
  missing('an in and an order on another field', 'indexes', where('a', 'in', [1, 2]), orderBy('b')),
  missing('array-contains and an order', 'indexes', where('l', 'array-contains', 1), orderBy('b')),
  missing('array-contains and a range', 'indexes', where('l', 'array-contains', 1), where('b', '>', 1)),
  missing('two orders', 'indexes', orderBy('a'), orderBy('b')),
  missing('ranges on two fields', 'severalRanges', where('a', '>', 1), where('b', '>', 1)),
  missing('an order and names in the other direction', 'indexes', orderBy('a'), orderBy(ID, 'desc')),
  served('an equality and an order with an index', 'indexes', where('owner', '==', 1), orderBy('at', 'desc')),
  served('the same in the other direction', 'indexes', where('owner', '==', 1), orderBy('at')),
  served('a range on the order of an index', 'indexes', where('owner', '==', 1), where('at', '>', 1)),
  served('a limit on an index', 'indexes', where('owner', '==', 1), orderBy('at', 'desc'), limit(3)),
  served('in and an order with an index', 'indexes', where('owner', 'in', [1, 2]), orderBy('at')),
  served(
    'array-contains and an order with an index',
    'indexes',
    where('tags', 'array-contains', 1),
    orderBy('at'),
  ),
  served('two orders with an index', 'indexes', orderBy('x'), orderBy('y')),
  served('two orders of an index, both turned around', 'indexes', orderBy('x', 'desc'), orderBy('y', 'desc')),
  missing('two orders of an index, one turned around', 'indexes', orderBy('x'), orderBy('y', 'desc')),
  served('opposite orders with an index', 'indexes', orderBy('x', 'desc'), orderBy('z')),
  missing('the fields of an index in another order', 'indexes', orderBy('y'), orderBy('x')),
  served('ranges on both fields of an index', 'severalRanges', where('x', '>', 1), where('y', '>', 1)),
  served(
    'two equalities before the order of an index',
    'indexes',
    where('city', '==', 1),
    where('zip', '==', 1),
    orderBy('street'),
  ),
  missing('a gap in the fields of an index', 'indexes', where('city', '==', 1), orderBy('street')),
  served(
    'two indexes with one order, merged',
    'indexMerging',
    where('owner', '==', 1),
    where('kind', '==', 2),
    orderBy('at'),
  ),
  served(
    'three indexes with one order, merged',
    'indexMerging',
    where('owner', '==', 1),
    where('kind', '==', 2),
    where('tags', 'array-contains', 'x'),
    orderBy('at'),
  ),
  missing(
    'a third equality that no index holds',
    'indexMerging',
    where('owner', '==', 1),
    where('d', '==', 2),
    orderBy('at'),
  ),
  missing('a field whose indexes are switched off', 'indexFile', where('text', '==', 'x')),
  missing('an order by such a field', 'indexFile', orderBy('text')),
  missing('a field indexed for groups only', 'indexFile', where('g', '==', 1)),
  inGroups(served('a collection group without condition', 'collectionGroups')),
  inGroups(missing('a collection group by a field', 'collectionGroups', where('a', '==', 1))),
  inGroups(missing('a collection group with an order', 'collectionGroups', orderBy('a'))),
  inGroups(served('a collection group by an exempted field', 'indexFile', where('g', '==', 1))),
  inGroups(served('an order of a collection group by an exempted field', 'indexFile', orderBy('g'))),
  inGroups(
    served(
      'array-contains of a collection group with an exemption',
      'indexFile',
      where('labels', 'array-contains', 1),
    ),
  ),
  inGroups(
    missing(
      'equality of a collection group where only array-contains is indexed',
      'indexFile',
      where('labels', '==', 1),
    ),
  ),
  inGroups(
    served('a collection group with a composite index', 'indexFile', where('a', '==', 1), orderBy('b')),
  ),
  inGroups(
    missing(
      'an index of the collection does not serve the group',
      'indexFile',
      where('owner', '==', 1),
      orderBy('at'),
    ),
  ),
  missing(
    'an index of the group does not serve the collection',
    'indexFile',
    where('a', '==', 1),
    orderBy('b'),
  ),
  served('or of single equalities', 'or', or(where('a', '==', 1), where('b', '==', 2))),
  missing(
    'or with one part that needs an index',
    'or',
    or(where('a', '==', 1), and(where('b', '==', 2), where('d', '>', 1))),
  ),
];

export interface MissingIndexCase {
  name: string;
  source: Source;
  group?: boolean;
  query: Clause[];
  /** List and entry that the error message says to add. */
  list: 'indexes' | 'fieldOverrides';
  entry: unknown;
}

export const missingIndexCases: MissingIndexCase[] = [
  {
    name: 'the index of an equality and an order',
    source: 'indexFile',
    query: [where('a', '==', 1), orderBy('b', 'desc')],
    list: 'indexes',
    entry: composite(asc('a'), desc('b')),
  },
  {
    name: 'the index of array-contains and a range',
    source: 'indexFile',
    query: [where('l', 'array-contains', 1), where('b', '>', 1)],
    list: 'indexes',
    entry: composite(contains('l'), asc('b')),
  },
  {
    name: 'the index of a collection group',
    source: 'indexFile',
    group: true,
    query: [where('a', '==', 1), orderBy('c')],
    list: 'indexes',
    entry: forGroups(asc('a'), asc('c')),
  },
  {
    name: 'the exemption for a field of a collection group, the automatic indexes included',
    source: 'indexFile',
    group: true,
    query: [where('a', '==', 1)],
    list: 'fieldOverrides',
    entry: {
      collectionGroup: 'c',
      fieldPath: 'a',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'DESCENDING', queryScope: 'COLLECTION' },
        { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  },
];
