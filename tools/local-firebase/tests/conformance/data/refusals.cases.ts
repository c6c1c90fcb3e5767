import { link, toWire } from './neutral-values';
import type { Source } from './sources';

export interface RefusalCase {
  name: string;
  source: Source;
  /** A structured query in its wire form, on the collection `c`. */
  query: Record<string, unknown>;
  status: 'OK' | 'INVALID_ARGUMENT';
}

const field = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: toWire(value) },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const composite = (op: 'AND' | 'OR', ...filters: unknown[]) => ({ compositeFilter: { op, filters } });
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => n + from);
const order = (fieldPath: string) => ({ field: { fieldPath } });
const equalities = (count: number) => numbers(count).map((n) => field('a', 'EQUAL', n));

const refused = (name: string, source: Source, query: RefusalCase['query']): RefusalCase => ({
  name,
  source,
  query,
  status: 'INVALID_ARGUMENT',
});
const accepted = (name: string, source: Source, query: RefusalCase['query']): RefusalCase => ({
  name,
  source,
  query,
  status: 'OK',
});

export const refusalCases: RefusalCase[] = [
  accepted('in with 30 values', 'limitations', { where: field('a', 'IN', numbers(30)) }),
  refused('in with 31 values', 'limitations', { where: field('a', 'IN', numbers(31)) }),
  refused('an empty in', 'fieldOperator', { where: field('a', 'IN', []) }),
  refused('in with a value that is no array', 'fieldOperator', { where: field('a', 'IN', 1) }),
  accepted('array-contains-any with 30 values', 'limitations', {
    where: field('a', 'ARRAY_CONTAINS_ANY', numbers(30)),
  }),
  refused('array-contains-any with 31 values', 'limitations', {
    where: field('a', 'ARRAY_CONTAINS_ANY', numbers(31)),
  }),
  refused('an empty array-contains-any', 'fieldOperator', { where: field('a', 'ARRAY_CONTAINS_ANY', []) }),
  accepted('not-in with 10 values', 'fieldOperator', { where: field('a', 'NOT_IN', numbers(10)) }),
  refused('not-in with 11 values', 'fieldOperator', { where: field('a', 'NOT_IN', numbers(11)) }),
  refused('an empty not-in', 'fieldOperator', { where: field('a', 'NOT_IN', []) }),
  accepted('or of 30 equalities', 'limitations', { where: composite('OR', ...equalities(30)) }),
  refused('or of 31 equalities', 'limitations', { where: composite('OR', ...equalities(31)) }),
  accepted('two in with 5 × 6 alternatives', 'limitations', {
    where: composite('AND', field('a', 'IN', numbers(5)), field('b', 'IN', numbers(6))),
  }),
  refused('two in with 5 × 7 alternatives', 'limitations', {
    where: composite('AND', field('a', 'IN', numbers(5)), field('b', 'IN', numbers(7))),
  }),
  refused('an in of 16 and an or of 2', 'limitations', {
    where: composite(
      'AND',
      field('a', 'IN', numbers(16)),
      composite('OR', field('b', 'EQUAL', 1), field('c', 'EQUAL', 1)),
    ),
  }),
  refused('an or of two in with 16 values each', 'limitations', {
    where: composite('OR', field('a', 'IN', numbers(16)), field('b', 'IN', numbers(16))),
  }),
  refused('not-in beside !=', 'limitations', {
    where: composite('AND', field('a', 'NOT_IN', [1]), field('b', 'NOT_EQUAL', 1)),
  }),
  refused('two not-in', 'fieldOperator', {
    where: composite('AND', field('a', 'NOT_IN', [1]), field('a', 'NOT_IN', [2])),
  }),
  refused('two !=', 'fieldOperator', {
    where: composite('AND', field('a', 'NOT_EQUAL', 1), field('a', 'NOT_EQUAL', 2)),
  }),
  refused('!= beside is-not-null', 'fieldOperator', {
    where: composite('AND', field('a', 'NOT_EQUAL', 1), unary('b', 'IS_NOT_NULL')),
  }),
  refused('not-in beside in', 'limitations', {
    where: composite('AND', field('a', 'NOT_IN', [1]), field('b', 'IN', [1])),
  }),
  refused('not-in beside array-contains-any', 'limitations', {
    where: composite('AND', field('a', 'NOT_IN', [1]), field('b', 'ARRAY_CONTAINS_ANY', [1])),
  }),
  refused('not-in inside or', 'limitations', {
    where: composite('OR', field('a', 'NOT_IN', [1]), field('b', 'EQUAL', 1)),
  }),
  accepted('not-in beside an equality', 'limitations', {
    where: composite('AND', field('a', 'NOT_IN', [1]), field('b', 'EQUAL', 1)),
  }),
  refused('two array-contains in one conjunction', 'limitations', {
    where: composite('AND', field('a', 'ARRAY_CONTAINS', 1), field('b', 'ARRAY_CONTAINS', 2)),
  }),
  refused('array-contains beside array-contains-any', 'limitations', {
    where: composite('AND', field('a', 'ARRAY_CONTAINS', 1), field('b', 'ARRAY_CONTAINS_ANY', [2])),
  }),
  accepted('array-contains in each part of an or', 'limitations', {
    where: composite('OR', field('a', 'ARRAY_CONTAINS', 1), field('b', 'ARRAY_CONTAINS', 2)),
  }),
  accepted('inequalities on 10 fields', 'severalRanges', {
    where: composite('AND', ...numbers(10).map((n) => field(`f${n}`, 'GREATER_THAN', 1))),
  }),
  refused('inequalities on 11 fields', 'severalRanges', {
    where: composite('AND', ...numbers(11).map((n) => field(`f${n}`, 'GREATER_THAN', 1))),
  }),
  accepted('100 filters and orders', 'limitations', {
    where: composite('AND', ...equalities(99)),
    orderBy: [order('b')],
  }),
  refused('101 filters and orders', 'limitations', {
    where: composite('AND', ...equalities(99)),
    orderBy: [order('b'), order('c')],
  }),
  refused('a range of null', 'fieldOperator', { where: field('a', 'LESS_THAN', null) }),
  refused('a range of NaN', 'fieldOperator', { where: field('a', 'GREATER_THAN', NaN) }),
  refused('an unknown operator', 'fieldOperator', { where: field('a', 'LIKE', 'x') }),
  refused('an unknown unary operator', 'structuredQuery', { where: unary('a', 'IS_ODD') }),
  refused('an empty composite filter', 'structuredQuery', { where: composite('AND') }),
  refused('a filter without a value', 'structuredQuery', {
    where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL' } },
  }),
  refused('a filter of no kind', 'structuredQuery', { where: {} }),
  refused('an unknown part of a query', 'structuredQuery', { wherever: 1 }),
  refused('two collections', 'structuredQuery', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }),
  refused('a path as collection id', 'structuredQuery', { from: [{ collectionId: 'c/d/e' }] }),
  refused('a cursor with more values than orders', 'structuredQuery', {
    startAt: { values: [toWire(1), toWire(2)] },
  }),
  refused('a cursor by name that is no reference', 'structuredQuery', { startAt: { values: [toWire('x')] } }),
  refused('a negative limit', 'structuredQuery', { limit: -1 }),
  refused('a negative offset', 'structuredQuery', { offset: -1 }),
  refused('a name compared with text', 'structuredQuery', { where: field('__name__', 'EQUAL', 'x') }),
  refused('array-contains on the name', 'structuredQuery', {
    where: field('__name__', 'ARRAY_CONTAINS', 'x'),
  }),
  refused('!= with an order by the name and then by its field', 'sdkQueryTest', {
    where: field('key', 'NOT_EQUAL', 42),
    orderBy: [order('__name__'), order('key')],
  }),
  refused('!= with an order by the name alone, which implies that of its field', 'sdkQueryTest', {
    where: field('key', 'NOT_EQUAL', 42),
    orderBy: [order('__name__')],
  }),
  refused('a range with an order by the name alone', 'sdkQueryTest', {
    where: field('key', 'GREATER_THAN', 42),
    orderBy: [order('__name__')],
  }),
  refused('an order that goes on after the name', 'sdkQueryTest', {
    orderBy: [order('__name__'), order('a')],
  }),
  accepted('!= with an order by its field and then by the name', 'sdkQueryTest', {
    where: field('key', 'NOT_EQUAL', 42),
    orderBy: [order('key'), order('__name__')],
  }),
  refused('!= beside the name of a document', 'sdkQueryTest', {
    where: composite('AND', field('key', 'NOT_EQUAL', 42), field('__name__', 'EQUAL', link('c/x'))),
  }),
  refused('a range beside the name of a document', 'sdkQueryTest', {
    where: composite('AND', field('key', 'LESS_THAN', 42), field('__name__', 'EQUAL', link('c/x'))),
  }),
  refused('not-in beside the name of a document', 'sdkQueryTest', {
    where: composite('AND', field('key', 'NOT_IN', [42]), field('__name__', 'EQUAL', link('c/x'))),
  }),
  refused('!= beside names in a list', 'sdkQueryTest', {
    where: composite(
      'AND',
      field('key', 'NOT_EQUAL', 42),
      field('__name__', 'IN', [link('c/x'), link('c/y')]),
    ),
  }),
  accepted('the name of a document beside an equality', 'sdkQueryTest', {
    where: composite('AND', field('key', 'EQUAL', 42), field('__name__', 'EQUAL', link('c/x'))),
  }),
  accepted('the name of a document beside a range of names and one of a field', 'sdkQueryTest', {
    where: composite(
      'AND',
      field('key', 'GREATER_THAN', 42),
      field('__name__', 'EQUAL', link('c/x')),
      field('__name__', 'GREATER_THAN', link('c/a')),
    ),
  }),
  accepted('!= and the name of a document as alternatives', 'sdkQueryTest', {
    where: composite('OR', field('key', 'NOT_EQUAL', 42), field('__name__', 'EQUAL', link('c/x'))),
  }),
  refused('an empty field path', 'document', { where: field('', 'EQUAL', 1) }),
  refused('a field path that ends with a dot', 'document', { orderBy: [order('a.')] }),
  refused('a field path that needs quotes', 'document', { orderBy: [order('a-b')] }),
  accepted('a quoted field path', 'document', { orderBy: [order('`a-b`.`c\\`d`')] }),
  refused('an order in no direction', 'structuredQuery', { orderBy: [{ ...order('a'), direction: 'UP' }] }),
];
