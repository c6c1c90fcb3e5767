import { Bench } from '../../support';
import { aggregationCases } from './aggregations.cases';
import { refusalCases } from './refusals.cases';
import { arrange, call } from './rest';
import { titled } from './sources';

const bench = Bench.forFile();

describe('limits of queries', () => {
  test.each(refusalCases.map((one) => [titled(one), one] as const))(
    '%s',
    async (_title, { query, status }) => {
      const structuredQuery = { from: [{ collectionId: 'c' }], ...query };
      expect(await call(bench, 'runQuery', { structuredQuery })).toMatchObject({ status });
      const aggregation = { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } };
      expect(await call(bench, 'runAggregationQuery', aggregation)).toMatchObject({ status });
    },
  );
});

describe('aggregations', () => {
  const cases = aggregationCases.map((one, index) => [titled(one), one, `sums${index}`] as const);
  test.each(cases)('%s', async (_title, { values, documents, aggregations, query, result }, collectionId) => {
    const contents = documents ?? values.map((value) => (value === undefined ? {} : { v: value }));
    await arrange(
      bench,
      Object.fromEntries(contents.map((content, n) => [`${collectionId}/d${n}`, content])),
    );
    const structuredQuery = { from: [{ collectionId }], ...query };
    const answer = await call<{ result: { aggregateFields: unknown } }[]>(bench, 'runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
    });
    if (typeof result === 'string') expect(answer.status).toBe(result);
    else expect(answer.body[0]!.result.aggregateFields).toEqual(result);
  });
});
