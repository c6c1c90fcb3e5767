import * as fc from 'fast-check';
import type { FilterJson, StructuredQuery } from '../../src/store/query';
import { fields, runs, value } from './arbitrary-values';
import { DOCUMENTS } from '../conformance/data/neutral-values';
import { call } from '../conformance/data/rest';
import { naiveQuery, type NaiveDocument } from './naive-firestore';
import { Bench } from '../support';

const bench = Bench.forFile();

const path = fc.constantFrom('a', 'b', 'm.c');
const condition = fc
  .oneof(
    fc.tuple(
      fc.constantFrom(
        'EQUAL',
        'NOT_EQUAL',
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
        'ARRAY_CONTAINS',
      ),
      value,
    ),
    fc.tuple(
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    ),
  )
  .chain(([op, operand]) =>
    path.map((fieldPath): FilterJson => ({ fieldFilter: { field: { fieldPath }, op, value: operand } })),
  );
const filter = fc.letrec<{ filter: FilterJson }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    condition,
    fc
      .tuple(fc.constantFrom('AND', 'OR'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
      .map(([op, filters]): FilterJson => ({ compositeFilter: { op, filters } })),
  ),
})).filter;
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const orderBy = fc
  .uniqueArray(fc.tuple(path, direction), { maxLength: 2, selector: ([fieldPath]) => fieldPath })
  .map((orders) => orders.map(([fieldPath, way]) => ({ field: { fieldPath }, direction: way })));
const query: fc.Arbitrary<StructuredQuery> = fc
  .record(
    {
      from: fc.constant<StructuredQuery['from']>([{ collectionId: 'q' }]),
      where: filter,
      orderBy,
      offset: fc.nat(3),
      limit: fc.integer({ min: 1, max: 5 }),
      startAt: fc.record({ values: fc.array(value, { minLength: 1, maxLength: 2 }), before: fc.boolean() }),
      endAt: fc.record({ values: fc.array(value, { minLength: 1, maxLength: 2 }), before: fc.boolean() }),
    },
    { requiredKeys: ['from'], noNullPrototype: true },
  )
  .map(({ startAt, endAt, ...rest }) => {
    // A cursor has no more values than there are orders.
    const cut = <T extends { values: unknown[] }>(cursor: T | undefined) =>
      cursor && { ...cursor, values: cursor.values.slice(0, rest.orderBy?.length ?? 0) };
    const usable = (rest.orderBy?.length ?? 0) > 0;
    return { ...rest, ...(usable && { startAt: cut(startAt), endAt: cut(endAt) }) };
  });

test('random queries find what a naive filter finds, in its order', async () => {
  let answered = 0;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fields, { minLength: 5, maxLength: 15 }),
      fc.array(query, { minLength: 10, maxLength: 10 }),
      async (contents, queries) => {
        const documents: NaiveDocument[] = contents.map((content, n) => ({
          name: `${DOCUMENTS}/q/${n % 3 === 0 ? `__id${n - 3}__` : n % 2 ? `d${n}` : `dé${n}`}`,
          fields: content,
        }));
        await bench.local.reset();
        await call(bench, 'commit', { writes: documents.map((update) => ({ update })) });
        for (const structuredQuery of queries) {
          const { status, body } = await call<{ document?: { name: string } }[]>(bench, 'runQuery', {
            structuredQuery,
          });
          // Some combinations are refused: that has its own cases.
          if (status === 'INVALID_ARGUMENT') continue;
          answered++;
          const names = body.flatMap(({ document }) => document?.name ?? []);
          found += names.length;
          expect(names).toEqual(naiveQuery(documents, structuredQuery));
        }
      },
    ),
    { numRuns: runs(40) },
  );
  // The comparison says something: most queries are answered, and many find documents.
  expect(answered).toBeGreaterThan(runs(200));
  expect(found).toBeGreaterThan(runs(200));
});
