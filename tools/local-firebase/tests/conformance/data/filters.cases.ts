import { binary, double, link, place, time } from './neutral-values';
import { and, ID, orderBy, or, where, type Clause } from './query-clauses';
import type { Source } from './sources';

export interface QueryCase {
  name: string;
  source: Source;
  /** The collection, or the id of a collection group. */
  from: string | { group: string };
  query: Clause[];
  /** The ids found, in order. */
  finds: string;
  /**
   * SDKs that can't run the query: the server SDK refuses NaN in most filters, and the web SDK waits for ever
   * when a document in its cache matches by its own rules and not by the server's. Its own rules find NaN by `<`, and
   * know numeric ids only as names of documents, not inside fields.
   */
  except?: string[];
}

/** The documents of all query cases, by path. */
export const queryDocuments: Record<string, Record<string, unknown>> = {
  'people/ana': { age: 30, city: 'Lima', tags: ['a', 'b'], score: 1.5, at: time('2024-01-01T00:00:00Z') },
  'people/bea': { age: 25, city: 'Quito', tags: ['b'], score: NaN, at: time('2024-02-01T00:00:00Z') },
  'people/carla': { age: 35, city: 'Lima', tags: [], score: null },
  'people/dora': { age: '30', city: 'Bogotá', tags: ['c'] },
  'people/eva': { city: 'Lima', tags: 'a', age: null },
  'people/ana/pets/p1': { kind: 'cat', age: 3 },
  'people/bea/pets/p2': { kind: 'dog', age: 5 },
  'pets/p3': { kind: 'cat', age: 1 },
  'pets/p1/toys/t1': { kind: 'cat' },
  'zips/a': { zip: NaN },
  'zips/b': { zip: 91102 },
  'zips/c': { zip: 98101 },
  'zips/d': { zip: '98101' },
  'zips/e': { zip: [98101] },
  'zips/f': { zip: [98101, 98102] },
  'zips/g': { zip: ['98101', { zip: 98101 }] },
  'zips/h': { zip: { code: 500 } },
  'zips/i': { code: 500 },
  'zips/j': { zip: null },
  'lists/a': { array: [42] },
  'lists/b': { array: ['a', 42, 'c'] },
  'lists/c': { array: [41.999, '42', { a: [42] }] },
  'lists/d': { array: [42], array2: ['bingo'] },
  'lists/e': { array: [43] },
  'lists/f': { array: [{ a: 42 }] },
  'lists/g': { array: 42 },
  'lists/h': { array: [null] },
  'lists/i': { array: [NaN] },
  'ids/__id7__': { at: link('ids/__id7__') },
  'ids/__id12__': { at: link('ids/__id12__') },
  'ids/__id-2__': { at: link('ids/__id-2__') },
  'ids/7': { at: link('ids/7') },
  'ids/12': { at: link('ids/12') },
  'ids/A': { at: link('ids/A') },
  'ids/__id9223372036854775807__': { at: link('ids/__id12__/sub/x') },
  'ids/__id7__/leaves/__id20__': { leaf: true },
  'ids/__id7__/leaves/__id3__': { leaf: true },
  'ids/__id12__/leaves/__id1__': { leaf: true },
  'ids/A/leaves/__id0__': { leaf: true },
  'kinds/binary': { v: binary('AQID') },
  'kinds/double': { v: double(7) },
  'kinds/false': { v: false },
  'kinds/int': { v: 7 },
  'kinds/link': { v: link('people/ana') },
  'kinds/map': { v: { a: 1, b: [2] } },
  'kinds/place': { v: place(10, 20) },
  'kinds/text': { v: 'ñandú 😀' },
  'kinds/time': { v: time('2024-01-01T00:00:00.5Z') },
  'kinds/true': { v: true },
  'places/x': { a: { b: { c: 1 } }, 'with.dot': 1 },
  'places/y': { a: { b: { c: 2 } }, 'with.dot': 2 },
  'places/z': { a: { b: 3 } },
  'grid/p11': { x: 1, y: 1 },
  'grid/p12': { x: 1, y: 2 },
  'grid/p21': { x: 2, y: 1 },
  'grid/p22': { x: 2, y: 2 },
  'grid/p31': { x: 3, y: 1 },
  'grid/p3': { x: 3 },
};

const from =
  (collection: QueryCase['from']) =>
  (name: string, source: Source, query: Clause[], finds: string): QueryCase => ({
    name,
    source,
    from: collection,
    query,
    finds,
  });
const without = (except: string[], testCase: QueryCase): QueryCase => ({ ...testCase, except });
const people = from('people');
const zips = from('zips');
const lists = from('lists');
const ids = from('ids');
const kinds = from('kinds');
const places = from('places');
const grid = from('grid');

export const filterCases: QueryCase[] = [
  people('== finds one value', 'operators', [where('age', '==', 30)], 'ana'),
  people('== does not find another type', 'operators', [where('age', '==', '25')], ''),
  people('== finds null', 'sdkQueryTest', [where('age', '==', null)], 'eva'),
  people('== finds NaN', 'sdkQueryTest', [where('score', '==', NaN)], 'bea'),
  people('== on a missing field finds nothing', 'operators', [where('none', '==', 1)], ''),
  people('== null does not find a missing field', 'operators', [where('at', '==', null)], ''),
  people('== compares whole arrays, in order', 'operators', [where('tags', '==', ['a', 'b'])], 'ana'),
  people('== finds an empty array', 'operators', [where('tags', '==', [])], 'carla'),
  people('== of an array in another order finds nothing', 'operators', [where('tags', '==', ['b', 'a'])], ''),
  kinds('== takes 7 and 7.0 for one number', 'valueOrder', [where('v', '==', 7)], 'double int'),
  kinds('== finds a boolean', 'dataTypes', [where('v', '==', false)], 'false'),
  kinds('== finds bytes', 'dataTypes', [where('v', '==', binary('AQID'))], 'binary'),
  kinds('== finds a reference', 'dataTypes', [where('v', '==', link('people/ana'))], 'link'),
  kinds('== finds a geo point', 'dataTypes', [where('v', '==', place(10, 20))], 'place'),
  kinds('== finds a timestamp', 'dataTypes', [where('v', '==', time('2024-01-01T00:00:00.5Z'))], 'time'),
  kinds('== finds text beyond the basic plane', 'dataTypes', [where('v', '==', 'ñandú 😀')], 'text'),
  kinds(
    '== compares maps whatever the order of keys',
    'dataTypes',
    [where('v', '==', { b: [2], a: 1 })],
    'map',
  ),
  kinds('== of part of a map finds nothing', 'dataTypes', [where('v', '==', { a: 1 })], ''),
  kinds('a range of booleans', 'operators', [where('v', '>', false)], 'true'),
  kinds('a range of bytes', 'operators', [where('v', '>=', binary('AQ=='))], 'binary'),
  kinds('a range of geo points', 'operators', [where('v', '<', place(10, 21))], 'place'),
  kinds('a range of references', 'operators', [where('v', '>=', link('people/a'))], 'link'),
  kinds('a range of maps', 'operators', [where('v', '<', { b: 1 })], 'map'),
  kinds('a range of numbers leaves other types out', 'operators', [where('v', '>', 6)], 'double int'),
  people('!= leaves out the value, null and missing', 'notEqual', [where('age', '!=', 30)], 'bea carla dora'),
  people('!= null finds everything else that is there', 'notEqual', [where('score', '!=', null)], 'bea ana'),
  people('!= NaN', 'sdkQueryTest', [where('score', '!=', NaN)], 'ana'),
  zips(
    '!= a number finds every other type, in their order',
    'sdkQueryTest',
    [where('zip', '!=', 98101)],
    'a b d e f g h',
  ),
  zips('!= a map', 'sdkQueryTest', [where('zip', '!=', { code: 500 })], 'a b c d e f g'),
  zips('!= null with all types', 'sdkQueryTest', [where('zip', '!=', null)], 'a b c d e f g h'),
  zips('!= NaN with all types', 'sdkQueryTest', [where('zip', '!=', NaN)], 'b c d e f g h'),
  people('< stays within one type', 'operators', [where('age', '<', 31)], 'bea ana'),
  people('<= includes the bound', 'operators', [where('age', '<=', 30)], 'bea ana'),
  people('> text finds only text', 'operators', [where('age', '>', '2')], 'dora'),
  people('>= includes the bound', 'operators', [where('age', '>=', 30)], 'ana carla'),
  ...(['<', '<=', '>', '>='] as const).map((op) =>
    without(
      ['web SDK'],
      people(
        `${op} does not find NaN`,
        'sdkQueryTest',
        [where('score', op, op.startsWith('<') ? 2 : -1000)],
        'ana',
      ),
    ),
  ),
  without(
    ['web SDK'],
    zips(
      'a range inside an or does not find NaN',
      'sdkQueryTest',
      [or(where('zip', '<', 98101), where('zip', '>', 98101))],
      'b',
    ),
  ),
  zips('!= a number finds NaN', 'sdkQueryTest', [where('zip', '!=', 91102)], 'a c d e f g h'),
  zips(
    'not-in of a number finds NaN',
    'sdkQueryTest',
    [where('zip', 'not-in', [91102, 98101])],
    'a d e f g h',
  ),
  people('two bounds on one field', 'compound', [where('age', '>', 25), where('age', '<', 35)], 'ana'),
  people(
    'bounds that exclude each other find nothing',
    'compound',
    [where('age', '>', 35), where('age', '<', 25)],
    '',
  ),
  people('a range of timestamps', 'operators', [where('at', '>', time('2024-01-15T00:00:00Z'))], 'bea'),
  people(
    'in finds each of its values',
    'inAndAny',
    [where('city', 'in', ['Lima', 'Quito'])],
    'ana bea carla eva',
  ),
  people('in with one value', 'inAndAny', [where('city', 'in', ['Quito'])], 'bea'),
  people(
    'in with a value given twice finds once',
    'inAndAny',
    [where('city', 'in', ['Quito', 'Quito'])],
    'bea',
  ),
  people(
    'in with an order',
    'inAndAny',
    [where('city', 'in', ['Lima', 'Quito']), orderBy('age', 'desc')],
    'carla ana bea eva',
  ),
  zips(
    'in with values of several types',
    'sdkQueryTest',
    [where('zip', 'in', [98101, '98101', [98101, 98102]])],
    'c d f',
  ),
  zips('in with a map', 'sdkQueryTest', [where('zip', 'in', [{ code: 500 }])], 'h'),
  without(['web SDK'], zips('in with null finds nothing', 'sdkQueryTest', [where('zip', 'in', [null])], '')),
  without(
    ['web SDK'],
    zips(
      'in with null and a value finds the value',
      'sdkQueryTest',
      [where('zip', 'in', [98101, null])],
      'c',
    ),
  ),
  without(['web SDK'], zips('in with NaN finds nothing', 'sdkQueryTest', [where('zip', 'in', [NaN])], '')),
  without(
    ['web SDK'],
    zips('in with NaN and a value finds the value', 'sdkQueryTest', [where('zip', 'in', [98101, NaN])], 'c'),
  ),
  people(
    'not-in leaves out its values and missing fields',
    'notIn',
    [where('city', 'not-in', ['Lima'])],
    'dora bea',
  ),
  people('not-in leaves null out', 'notIn', [where('age', 'not-in', [30])], 'bea carla dora'),
  zips(
    'not-in with values of several types',
    'sdkQueryTest',
    [where('zip', 'not-in', [98101, [98101, 98102]])],
    'a b d e g h',
  ),
  zips('not-in with a map', 'sdkQueryTest', [where('zip', 'not-in', [{ code: 500 }])], 'a b c d e f g'),
  zips('not-in with null finds nothing', 'sdkQueryTest', [where('zip', 'not-in', [null])], ''),
  zips('not-in with NaN', 'sdkQueryTest', [where('zip', 'not-in', [NaN])], 'b c d e f g h'),
  zips('not-in with NaN and a number', 'sdkQueryTest', [where('zip', 'not-in', [NaN, 98101])], 'b d e f g h'),
  people('array-contains', 'arrayMembership', [where('tags', 'array-contains', 'b')], 'ana bea'),
  people(
    'array-contains does not find a plain value',
    'arrayMembership',
    [where('tags', 'array-contains', 'a')],
    'ana',
  ),
  lists('array-contains a number', 'sdkQueryTest', [where('array', 'array-contains', 42)], 'a b d'),
  lists('array-contains a map', 'arrayMembership', [where('array', 'array-contains', { a: 42 })], 'f'),
  without(
    ['web SDK', 'server SDK'],
    lists('array-contains NaN finds nothing', 'sdkQueryTest', [where('array', 'array-contains', NaN)], ''),
  ),
  without(
    ['web SDK', 'server SDK'],
    lists('array-contains null finds nothing', 'sdkQueryTest', [where('array', 'array-contains', null)], ''),
  ),
  people('array-contains-any', 'inAndAny', [where('tags', 'array-contains-any', ['a', 'c'])], 'ana dora'),
  people(
    'array-contains-any finds a document once',
    'inAndAny',
    [where('tags', 'array-contains-any', ['a', 'b'])],
    'ana bea',
  ),
  lists(
    'array-contains-any with numbers',
    'sdkQueryTest',
    [where('array', 'array-contains-any', [42, 43])],
    'a b d e',
  ),
  lists(
    'array-contains-any with a map',
    'sdkQueryTest',
    [where('array', 'array-contains-any', [{ a: 42 }])],
    'f',
  ),
  without(
    ['web SDK'],
    lists(
      'array-contains-any with null finds nothing',
      'sdkQueryTest',
      [where('array', 'array-contains-any', [null])],
      '',
    ),
  ),
  without(
    ['web SDK'],
    lists(
      'array-contains-any with null and a value',
      'sdkQueryTest',
      [where('array', 'array-contains-any', [43, null])],
      'e',
    ),
  ),
  without(
    ['web SDK'],
    lists(
      'array-contains-any with NaN finds nothing',
      'sdkQueryTest',
      [where('array', 'array-contains-any', [NaN])],
      '',
    ),
  ),
  without(
    ['web SDK'],
    lists(
      'array-contains-any with NaN and a value',
      'sdkQueryTest',
      [where('array', 'array-contains-any', [43, NaN])],
      'e',
    ),
  ),
  people('two fields', 'compound', [where('city', '==', 'Lima'), where('age', '>', 30)], 'carla'),
  people(
    'array-contains beside an equality',
    'compound',
    [where('city', '==', 'Lima'), where('tags', 'array-contains', 'b')],
    'ana',
  ),
  people(
    'in beside a range',
    'compound',
    [where('city', 'in', ['Lima', 'Quito']), where('age', '>=', 30)],
    'ana carla',
  ),
  people(
    'in beside array-contains',
    'compound',
    [where('city', 'in', ['Lima']), where('tags', 'array-contains', 'a')],
    'ana',
  ),
  people(
    'two in',
    'compound',
    [where('city', 'in', ['Lima', 'Quito']), where('age', 'in', [25, 35])],
    'bea carla',
  ),
  people('an empty and finds what no filter finds', 'compound', [], 'ana bea carla dora eva'),
  people(
    'and inside or',
    'or',
    [or(and(where('city', '==', 'Lima'), where('age', '==', 35)), where('age', '==', 25))],
    'bea carla',
  ),
  people(
    'or over one field of two types',
    'or',
    [or(where('age', '==', 25), where('age', '==', '30'))],
    'bea dora',
  ),
  people(
    'or inside and',
    'or',
    [and(where('city', '==', 'Lima'), or(where('age', '==', 30), where('age', '==', 35)))],
    'ana carla',
  ),
  people(
    'or finds a document once',
    'or',
    [or(where('city', '==', 'Lima'), where('age', '==', 30))],
    'ana carla eva',
  ),
  people(
    'or of in and array-contains',
    'or',
    [or(where('city', 'in', ['Quito']), where('tags', 'array-contains', 'c'))],
    'bea dora',
  ),
  people(
    'or with ranges sorts by both fields',
    'or',
    [or(where('age', '>', 30), where('at', '>', time('2024-01-15T00:00:00Z')))],
    'bea',
  ),
  people(
    'or beside an order leaves out what lacks its field',
    'orderAndExistence',
    [or(where('city', '==', 'Lima'), where('city', '==', 'Quito')), orderBy('at')],
    'ana bea',
  ),
  grid('ranges on two fields', 'severalRanges', [where('x', '>', 1), where('y', '<', 2)], 'p21 p31'),
  grid(
    'two ranges sort by field name where no order is given',
    'severalRanges',
    [where('y', '>=', 1), where('x', '>=', 2)],
    'p21 p22 p31',
  ),
  grid(
    'a range and another order',
    'severalRanges',
    [where('x', '>=', 2), where('y', '>=', 1), orderBy('y', 'desc')],
    'p22 p31 p21',
  ),
  grid(
    'an inequality with != on a second field',
    'severalRanges',
    [where('x', '>', 1), where('y', '!=', 2)],
    'p21 p31',
  ),
  grid(
    'an equality and a range leave out what lacks the field',
    'compound',
    [where('x', '==', 3), where('y', '>', 0)],
    'p31',
  ),
  places('a field inside maps', 'nestedFields', [where('a.b.c', '==', 2)], 'y'),
  places('a path through what is no map finds nothing', 'nestedFields', [where('a.b.c', '>', 2)], ''),
  ids(
    'numeric ids come before all others, by their number',
    'sdkQueryTest',
    [],
    '__id-2__ __id7__ __id12__ __id9223372036854775807__ 12 7 A',
  ),
  ids(
    'a range between a numeric id and a text',
    'sdkQueryTest',
    [where(ID, '>', '__id7__'), where(ID, '<=', 'A')],
    '__id12__ __id9223372036854775807__ 12 7 A',
  ),
  ids(
    'a range of numeric ids',
    'sdkQueryTest',
    [where(ID, '>=', '__id-2__'), where(ID, '<', '__id12__')],
    '__id-2__ __id7__',
  ),
  ids(
    'a range up to a text holds all numeric ids',
    'sdkQueryTest',
    [where(ID, '<', '12')],
    '__id-2__ __id7__ __id12__ __id9223372036854775807__',
  ),
  ids(
    '!= a numeric id',
    'sdkQueryTest',
    [where(ID, '!=', '__id7__'), where(ID, '<', '7')],
    '__id-2__ __id12__ __id9223372036854775807__ 12',
  ),
  ids(
    'in with numeric ids comes in their order',
    'sdkQueryTest',
    [where(ID, 'in', ['A', '__id12__', '__id7__'])],
    '__id7__ __id12__ A',
  ),
  ids(
    'not-in with numeric ids',
    'sdkQueryTest',
    [where(ID, 'not-in', ['A', '__id12__', '__id7__'])],
    '__id-2__ __id9223372036854775807__ 12 7',
  ),
  without(
    ['web SDK'],
    ids(
      'references inside fields are compared by their numbers, level by level',
      'sdkQueryTest',
      [where('at', '>', link('ids/__id7__')), where('at', '<', link('ids/7'))],
      '__id12__ __id9223372036854775807__ 12',
    ),
  ),
  from({ group: 'leaves' })(
    'a collection group comes in the order of its parents’ numbers',
    'collectionGroups',
    [],
    '__id3__ __id20__ __id1__ __id0__',
  ),
  people('the id of a document', 'sdkQueryTest', [where(ID, '==', 'carla')], 'carla'),
  people('a range of ids', 'sdkQueryTest', [where(ID, '>', 'ana'), where(ID, '<=', 'carla')], 'bea carla'),
  people('ids with in', 'sdkQueryTest', [where(ID, 'in', ['eva', 'ana', 'zoe'])], 'ana eva'),
  people('ids with not-in', 'sdkQueryTest', [where(ID, 'not-in', ['ana', 'bea'])], 'carla dora eva'),
  people('ids with !=', 'sdkQueryTest', [where(ID, '!=', 'ana')], 'bea carla dora eva'),
  people(
    'a range of ids beside an equality',
    'compound',
    [where('city', '==', 'Lima'), where(ID, '>', 'ana')],
    'carla eva',
  ),
  people('a query leaves subcollections out', 'collectionGroups', [where('kind', '==', 'cat')], ''),
  from('people/ana/pets')('a subcollection has its own documents', 'collectionGroups', [], 'p1'),
  from({ group: 'pets' })(
    'a collection group finds every collection of its id',
    'collectionGroups',
    [],
    'p1 p2 p3',
  ),
  from({ group: 'pets' })(
    'a collection group with a filter',
    'collectionGroups',
    [where('kind', '==', 'cat')],
    'p1 p3',
  ),
  from({ group: 'pets' })(
    'a collection group with an order',
    'collectionGroups',
    [orderBy('age')],
    'p3 p1 p2',
  ),
  from({ group: 'toys' })(
    'a collection group below a document that does not exist',
    'collectionGroups',
    [],
    't1',
  ),
  from({ group: 'pets' })(
    'a collection group by the path of a document',
    'sdkQueryTest',
    [where(ID, '>=', 'people/b')],
    'p2 p3',
  ),
];
