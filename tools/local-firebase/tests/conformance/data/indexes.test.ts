import { Bench, outcome } from '../../support';
import { suiteClients, type SuiteClient } from './clients';
import { configuration, indexCases, missingIndexCases } from './indexes.cases';
import { call } from './rest';
import { SOURCES, titled } from './sources';

const bench = Bench.forFile({ indexes: configuration });
let clients: SuiteClient[];
let terminate: () => Promise<void>;

beforeAll(() => {
  const { all, server } = suiteClients(bench);
  clients = all;
  terminate = () => server.terminate();
});
afterAll(() => terminate());

const placeOf = (group?: boolean) => (group ? { group: 'c' } : { collection: 'c' });
/** The server SDK repeats a query without an index for seconds before it gives up. */
const modular = () => clients.filter(({ label }) => label !== 'server SDK');

describe('is served by the indexes that are there, or refused', () => {
  const cases = indexCases.map((one) => [titled(one), one] as const);
  test.each(cases)('%s', async (_title, { group, query, served }) => {
    for (const client of served ? clients : modular()) {
      const answer = await outcome(client.ids(placeOf(group), query));
      expect([client.label, answer]).toEqual([client.label, served ? 'ok' : 'failed-precondition']);
    }
  });
});

describe('the error holds the JSON to add', () => {
  const cases = missingIndexCases.map((one) => [titled(one), one] as const);
  test.each(cases)('%s', async (_title, { group, query, list, entry }) => {
    for (const client of modular()) {
      const error = await client.ids(placeOf(group), query).catch((caught: Error) => caught);
      const { message } = error as Error;
      expect(message).toContain(`"${list}" of firestore.indexes.json`);
      expect(JSON.parse(/\{.*\}/.exec(message)![0])).toEqual(entry);
    }
  });
});

test.each([
  ['at', 'OK'],
  ['other', 'FAILED_PRECONDITION'],
])(`a sum of %s beside an equality: %s [${SOURCES.aggregations}]`, async (fieldPath, status) => {
  const where = {
    fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { integerValue: '1' } },
  };
  const answer = await call(bench, 'runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'c' }], where },
      aggregations: [{ sum: { field: { fieldPath } } }],
    },
  });
  expect(answer.status).toBe(status);
});
