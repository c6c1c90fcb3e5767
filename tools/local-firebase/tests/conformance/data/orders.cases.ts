import type { QueryCase } from './filters.cases';
import {
  ID,
  endAt,
  endBefore,
  limit,
  limitToLast,
  offset,
  orderBy,
  startAfter,
  startAt,
  where,
  type Clause,
} from './query-clauses';
import type { Source } from './sources';

const people = (name: string, source: Source, query: Clause[], finds: string): QueryCase => ({
  name,
  source,
  from: 'people',
  query,
  finds,
});
const grid = (name: string, source: Source, query: Clause[], finds: string): QueryCase => ({
  ...people(name, source, query, finds),
  from: 'grid',
});

const ids = (name: string, query: Clause[], finds: string): QueryCase => ({
  ...people(name, 'sdkQueryTest', query, finds),
  from: 'ids',
});

export const orderCases: QueryCase[] = [
  ids('numeric ids descending', [orderBy(ID, 'desc'), limit(3)], 'A 7 12'),
  ids(
    'the last numeric ids',
    [orderBy(ID), endBefore('12'), limitToLast(2)],
    '__id12__ __id9223372036854775807__',
  ),
  ids(
    'a cursor at a numeric id',
    [orderBy(ID), startAt('__id12__'), limit(2)],
    '__id12__ __id9223372036854775807__',
  ),
  ids(
    'a cursor after a numeric id',
    [orderBy(ID), startAfter('__id7__'), endAt('12')],
    '__id12__ __id9223372036854775807__ 12',
  ),
  {
    ...ids(
      'an order by references takes their numbers',
      [orderBy('at')],
      '__id-2__ __id7__ __id12__ __id9223372036854775807__ 12 7 A',
    ),
    except: ['web SDK'],
  },
  people('an order keeps NaN, before the numbers', 'valueOrder', [orderBy('score')], 'carla bea ana'),
  people('a cursor keeps NaN too', 'valueOrder', [orderBy('score'), endAt(1)], 'carla bea'),
  people('without an order documents come by name', 'orderAndLimit', [], 'ana bea carla dora eva'),
  people('mixed types come in the order of types', 'valueOrder', [orderBy('age')], 'eva bea ana carla dora'),
  people('descending turns that around', 'orderAndLimit', [orderBy('age', 'desc')], 'dora carla ana bea eva'),
  people('an order leaves out what lacks the field', 'orderAndExistence', [orderBy('at')], 'ana bea'),
  people('ties are broken by name', 'orderAndLimit', [orderBy('city')], 'dora ana carla eva bea'),
  people(
    'ties are broken in the last direction',
    'orderAndLimit',
    [orderBy('city', 'desc')],
    'bea eva carla ana dora',
  ),
  people('names descending', 'orderAndLimit', [orderBy(ID, 'desc')], 'eva dora carla bea ana'),
  people(
    'ties broken by name in a direction of their own',
    'orderAndLimit',
    [orderBy('city'), orderBy(ID, 'desc')],
    'dora eva carla ana bea',
  ),
  people('text in the order of its bytes', 'valueOrder', [orderBy('city')], 'dora ana carla eva bea'),
  grid('two orders', 'orderAndLimit', [orderBy('x'), orderBy('y')], 'p11 p12 p21 p22 p31'),
  grid(
    'two orders in opposite directions',
    'orderAndLimit',
    [orderBy('x', 'desc'), orderBy('y')],
    'p31 p21 p22 p11 p12',
  ),
  grid('an inequality implies its order', 'orderAndLimit', [where('x', '>', 1)], 'p21 p22 p3 p31'),
  grid(
    'an inequality takes the direction of its order',
    'orderAndLimit',
    [where('x', '>', 1), orderBy('x', 'desc')],
    'p31 p3 p22 p21',
  ),
  grid(
    'an implied order takes the direction of the last one',
    'severalRanges',
    [where('x', '>=', 2), where('y', '>=', 1), orderBy('x', 'desc')],
    'p31 p22 p21',
  ),
  people('limit', 'orderAndLimit', [orderBy('city'), limit(2)], 'dora ana'),
  people(
    'a limit above the number of documents',
    'orderAndLimit',
    [orderBy('city'), limit(100)],
    'dora ana carla eva bea',
  ),
  people('a limit without an order goes by name', 'orderAndLimit', [limit(2)], 'ana bea'),
  people('a limit after a filter', 'orderAndLimit', [where('city', '==', 'Lima'), limit(2)], 'ana carla'),
  people(
    'limitToLast answers the end, in order',
    'orderAndLimit',
    [orderBy('city'), limitToLast(2)],
    'eva bea',
  ),
  people(
    'limitToLast with a descending order',
    'orderAndLimit',
    [orderBy('age', 'desc'), limitToLast(2)],
    'bea eva',
  ),
  people('startAt includes its value', 'cursors', [orderBy('city'), startAt('Lima')], 'ana carla eva bea'),
  people('startAfter leaves its value out', 'cursors', [orderBy('city'), startAfter('Lima')], 'bea'),
  people('endAt includes its value', 'cursors', [orderBy('city'), endAt('Lima')], 'dora ana carla eva'),
  people('endBefore leaves its value out', 'cursors', [orderBy('city'), endBefore('Lima')], 'dora'),
  people('a start and an end', 'cursors', [orderBy('city'), startAt('Lima'), endAt('Lima')], 'ana carla eva'),
  people(
    'a start behind its end finds nothing',
    'cursors',
    [orderBy('city'), startAt('Quito'), endAt('Lima')],
    '',
  ),
  people('a cursor where no document stands', 'cursors', [orderBy('city'), startAt('M')], 'bea'),
  people('a cursor crosses types', 'cursors', [orderBy('age'), startAt(35)], 'carla dora'),
  people(
    'a cursor at null starts with null',
    'cursors',
    [orderBy('age'), startAt(null), limit(2)],
    'eva bea',
  ),
  people('descending cursors', 'cursors', [orderBy('age', 'desc'), startAt(30), endAt(25)], 'ana bea'),
  people(
    'a cursor on two fields',
    'cursors',
    [orderBy('city'), orderBy(ID), startAfter('Lima', 'ana')],
    'carla eva bea',
  ),
  people(
    'a cursor on the first of two orders',
    'cursors',
    [orderBy('city'), orderBy('age'), startAt('Lima')],
    'eva ana carla bea',
  ),
  grid(
    'a cursor with several values',
    'cursors',
    [orderBy('x'), orderBy('y'), startAt(1, 2), endBefore(2, 2)],
    'p12 p21',
  ),
  grid(
    'a cursor with several values in opposite directions',
    'cursors',
    [orderBy('x', 'desc'), orderBy('y'), startAfter(2, 1)],
    'p22 p11 p12',
  ),
  people(
    'a page: cursor and limit',
    'cursors',
    [orderBy('city'), startAfter('Bogotá'), limit(2)],
    'ana carla',
  ),
  people(
    'limitToLast before an end',
    'cursors',
    [orderBy('city'), endBefore('Quito'), limitToLast(2)],
    'carla eva',
  ),
  people('a cursor by name', 'cursors', [orderBy(ID), startAt('carla')], 'carla dora eva'),
  people(
    'a cursor beside a filter',
    'cursors',
    [where('city', '==', 'Lima'), orderBy('age'), startAfter(null)],
    'ana carla',
  ),
];

/** Cases of queries that only server SDKs can make. */
export const serverOrderCases: QueryCase[] = [
  people('offset skips', 'structuredQuery', [orderBy('city'), offset(3)], 'eva bea'),
  people('offset comes before limit', 'structuredQuery', [orderBy('city'), offset(1), limit(2)], 'ana carla'),
  people(
    'offset comes after a cursor',
    'structuredQuery',
    [orderBy('city'), startAt('Lima'), offset(1)],
    'carla eva bea',
  ),
  people('an offset beyond the end finds nothing', 'structuredQuery', [offset(10)], ''),
];
