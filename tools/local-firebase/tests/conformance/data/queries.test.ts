import { Bench } from '../../support';
import { suiteClients, type SuiteClient } from './clients';
import { filterCases, queryDocuments, type QueryCase } from './filters.cases';
import { DOCUMENTS, toWire } from './neutral-values';
import { orderCases, serverOrderCases } from './orders.cases';
import { arrange, call } from './rest';
import { SOURCES, titled } from './sources';
import { ascendingPairs, equalPairs } from './value-order.cases';

const bench = Bench.forFile();
let clients: SuiteClient[];
let terminate: () => Promise<void>;

beforeAll(async () => {
  await arrange(bench, queryDocuments);
  const { all, server } = suiteClients(bench);
  clients = all;
  terminate = () => server.terminate();
});
afterAll(() => terminate());

const placeOf = ({ from }: QueryCase) => (typeof from === 'string' ? { collection: from } : from);

/** Runs a query with one SDK after the other; results carry the SDK's name, so a failure shows which one. */
async function expectFound(testCase: QueryCase, clients: readonly SuiteClient[]): Promise<void> {
  for (const client of clients) {
    if (testCase.except?.includes(client.label)) continue;
    const found = await client.ids(placeOf(testCase), testCase.query);
    expect([client.label, found.join(' ')]).toEqual([client.label, testCase.finds]);
  }
}

describe('filters', () => {
  test.each(filterCases.map((one) => [titled(one), one] as const))('%s', (_title, one) =>
    expectFound(one, clients),
  );
});

describe('orders, limits and cursors', () => {
  test.each(orderCases.map((one) => [titled(one), one] as const))('%s', (_title, one) =>
    expectFound(one, clients),
  );
  test.each(serverOrderCases.map((one) => [titled(one), one] as const))('%s', (_title, one) =>
    expectFound(
      one,
      clients.filter(({ label }) => label === 'server SDK'),
    ),
  );
});

describe(`the order of values [${SOURCES.valueOrder}]`, () => {
  test.each(ascendingPairs)('%s', async (name, smaller, larger) => {
    const collection = `order-${ascendingPairs.findIndex(([other]) => other === name)}`;
    // By name the larger one would come first.
    await arrange(bench, { [`${collection}/b`]: { v: smaller }, [`${collection}/a`]: { v: larger } });
    for (const client of clients) {
      // The web SDK sorts what it gets once more, by JavaScript's numbers, and knows numeric ids only as names of documents.
      if (/2\^|next to it|numeric id/.test(name) && client.label === 'web SDK') continue;
      expect(await client.ids({ collection }, [['orderBy', 'v', 'asc']])).toEqual(['b', 'a']);
      expect(await client.ids({ collection }, [['orderBy', 'v', 'desc']])).toEqual(['a', 'b']);
    }
  });

  test.each(equalPairs)('%s are equal', async (name, one, other) => {
    const collection = `equal-${equalPairs.findIndex(([title]) => title === name)}`;
    await arrange(bench, { [`${collection}/a`]: { v: one }, [`${collection}/b`]: { v: other } });
    for (const value of [one, other]) {
      const filter = { field: { fieldPath: 'v' }, op: 'EQUAL', value: toWire(value) };
      const { body } = await call<{ document: { name: string } }[]>(bench, 'runQuery', {
        structuredQuery: { from: [{ collectionId: collection }], where: { fieldFilter: filter } },
      });
      expect(body.map(({ document }) => document.name)).toEqual([
        `${DOCUMENTS}/${collection}/a`,
        `${DOCUMENTS}/${collection}/b`,
      ]);
    }
  });
});
