import { double, int } from './neutral-values';
import type { Source } from './sources';

export interface AggregationCase {
  name: string;
  source: Source;
  /** The values of field `v`, `undefined` for a document without it; or whole documents. */
  values: unknown[];
  documents?: Record<string, unknown>[];
  aggregations: Record<string, unknown>[];
  /** Further parts of the query. */
  query?: Record<string, unknown>;
  /** The fields of the result in wire form, or the error. */
  result: Record<string, unknown> | 'INVALID_ARGUMENT';
}

const v = { field: { fieldPath: 'v' } };
const sum = { alias: 'sum', sum: v };
const avg = { alias: 'avg', avg: v };
const count = { alias: 'count', count: {} };
const integer = (value: string) => ({ integerValue: value });
const real = (value: unknown) => ({ doubleValue: value });
const NULL = { nullValue: 'NULL_VALUE' };
const aggregated = (
  name: string,
  source: Source,
  values: unknown[],
  aggregations: Record<string, unknown>[],
  result: AggregationCase['result'],
  query?: Record<string, unknown>,
): AggregationCase => ({ name, source, values, aggregations, result, query });

const sumOf = (fieldPath: string) => ({ alias: fieldPath, sum: { field: { fieldPath } } });
const avgOf = (fieldPath: string) => ({ alias: fieldPath, avg: { field: { fieldPath } } });
const nameDescending = { field: { fieldPath: '__name__' }, direction: 'DESCENDING' };

/** Aggregations of one request over {p:1,y:1}, {p:2}, {}: each sees only the documents that have the fields of all. */
const several = (
  ...rows: [string, Record<string, unknown>[], Record<string, number>, Record<string, unknown>?][]
): AggregationCase[] =>
  rows.map(([name, aggregations, numbers, query]) => ({
    ...aggregated(
      `${name} sees the documents with all fields`,
      'aggregations',
      [],
      aggregations,
      Object.fromEntries(
        Object.entries(numbers).map(([alias, n]) => [
          alias,
          aggregations.some((one) => one.alias === alias && 'avg' in one) ? real(n) : integer(String(n)),
        ]),
      ),
      query,
    ),
    documents: [{ p: 1, y: 1 }, { p: 2 }, {}],
  }));

export const aggregationCases: AggregationCase[] = [
  aggregated('count of nothing is 0', 'aggregations', [], [count], { count: integer('0') }),
  aggregated('count counts documents without the field', 'aggregations', [1, undefined], [count], {
    count: integer('2'),
  }),
  aggregated('count stops at up_to', 'aggregation', [1, 2, 3], [{ alias: 'count', count: { upTo: '2' } }], {
    count: integer('2'),
  }),
  aggregated('up_to above the count', 'aggregation', [1, 2], [{ alias: 'count', count: { upTo: '9' } }], {
    count: integer('2'),
  }),
  aggregated('up_to 0 is refused', 'aggregation', [1], [{ count: { upTo: '0' } }], 'INVALID_ARGUMENT'),
  aggregated(
    'count obeys a limit',
    'aggregations',
    [1, 2, 3],
    [count],
    { count: integer('2') },
    { limit: 2 },
  ),
  aggregated(
    'sum obeys an order and a limit',
    'aggregations',
    [5, 1, 3],
    [sum],
    { sum: integer('4') },
    { limit: 2, orderBy: [v] },
  ),
  aggregated('sum of nothing is the integer 0', 'aggregation', [], [sum], { sum: integer('0') }),
  aggregated('sum of integers is an integer', 'aggregation', [1, 2], [sum], { sum: integer('3') }),
  aggregated('sum with a double is a double', 'aggregation', [1, double(2)], [sum], { sum: real(3) }),
  aggregated('sum skips what is no number', 'aggregation', [1, '2', null, true, [3], undefined], [sum], {
    sum: integer('1'),
  }),
  aggregated(
    'sum of the largest integers stays exact',
    'aggregation',
    [int('9223372036854775806'), 1],
    [sum],
    { sum: integer('9223372036854775807') },
  ),
  aggregated('sum beyond 64 bits becomes a double', 'aggregation', [int('9223372036854775807'), 1], [sum], {
    sum: real(2 ** 63),
  }),
  aggregated('sum below 64 bits becomes a double', 'aggregation', [int('-9223372036854775808'), -1], [sum], {
    sum: real(-(2 ** 63)),
  }),
  aggregated(
    'sum that only overflows on the way is an integer',
    'aggregation',
    [int('9223372036854775807'), 1, -1],
    [sum],
    { sum: integer('9223372036854775807') },
  ),
  aggregated('sum with NaN is NaN', 'aggregation', [1, NaN], [sum], { sum: real('NaN') }),
  aggregated('sum with infinity is infinite', 'aggregation', [1, Infinity], [sum], { sum: real('Infinity') }),
  aggregated('sum of both infinities is NaN', 'aggregation', [Infinity, -Infinity], [sum], {
    sum: real('NaN'),
  }),
  aggregated('average of nothing is null', 'aggregation', [], [avg], { avg: NULL }),
  aggregated('average of what is no number is null', 'aggregation', ['1', null], [avg], { avg: NULL }),
  aggregated('average is always a double', 'aggregation', [1, 3], [avg], { avg: real(2) }),
  aggregated('average skips what is no number', 'aggregation', [1, 'x', 2], [avg], { avg: real(1.5) }),
  aggregated('average with NaN is NaN', 'aggregation', [1, NaN], [avg], { avg: real('NaN') }),
  aggregated('several at once', 'aggregations', [1, 2, 6], [count, sum, avg], {
    count: integer('3'),
    sum: integer('9'),
    avg: real(3),
  }),
  aggregated(
    'the default names count only what has none',
    'aggregation',
    [1],
    [{ alias: 'x', count: {} }, { count: {} }, { alias: 'y', sum: v }, { sum: v }],
    {
      x: integer('1'),
      field_1: integer('1'),
      y: integer('1'),
      field_2: integer('1'),
    },
  ),
  aggregated(
    'five are allowed',
    'aggregation',
    [],
    Array.from({ length: 5 }, (_, n) => ({ alias: `a${n}`, count: {} })),
    Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`a${n}`, integer('0')])),
  ),
  aggregated(
    'six are refused',
    'aggregation',
    [],
    Array.from({ length: 6 }, (_, n) => ({ alias: `a${n}`, count: {} })),
    'INVALID_ARGUMENT',
  ),
  aggregated('none is refused', 'aggregation', [], [], 'INVALID_ARGUMENT'),
  aggregated('an alias used twice is refused', 'aggregation', [], [count, count], 'INVALID_ARGUMENT'),
  ...(['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const).map((op) =>
    aggregated(
      `a count and a sum over ${op} leave NaN out`,
      'aggregation',
      [NaN, 1, 3],
      [count, sum],
      { count: integer('1'), sum: integer(op.startsWith('LESS') ? '1' : '3') },
      { where: { fieldFilter: { ...v, op, value: { integerValue: '2' } } } },
    ),
  ),
  ...several(
    ['a count beside two sums', [count, sumOf('p'), sumOf('y')], { count: 1, p: 1, y: 1 }],
    ['a count beside one sum', [count, sumOf('p')], { count: 2, p: 3 }],
    ['a count beside a sum and an average', [count, sumOf('y'), avgOf('p')], { count: 1, y: 1, p: 1 }],
    ['a sum of one field and an average of another', [sumOf('p'), avgOf('y')], { p: 1, y: 1 }],
    ['a count alone', [count], { count: 3 }],
    [
      'a sum before a limit',
      [count, sumOf('y')],
      { count: 1, y: 1 },
      { limit: 1, orderBy: [nameDescending] },
    ],
  ),
  {
    ...aggregated('a field that is no number is there for a count', 'aggregations', [], [count, sumOf('p')], {
      count: integer('3'),
      p: integer('1'),
    }),
    documents: [{ p: 1 }, { p: 'text' }, { p: null }, { q: 1 }],
  },
];
