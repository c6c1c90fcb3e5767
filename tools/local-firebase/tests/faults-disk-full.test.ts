import { ChildServers, commit, numbersIn, post } from './child-server';

const servers = ChildServers.forFile();
const FILLER = 'x'.repeat(20_000);

test('a full disk refuses writes with a clear error, reads go on, and writes work again when there is space', async () => {
  const data = servers.folder();
  const server = await servers.start(data, 2048);
  const stored: Record<string, number> = {};
  const put = async (n: number) => {
    const answer = await commit(server, { [`left/d${n}`]: n, [`right/d${n}`]: n }, FILLER);
    if (answer.status === 'OK') stored[`d${n}`] = n;
    return answer;
  };
  let n = 0;
  let refusal = await put(n);
  while (refusal.status === 'OK') refusal = await put(++n);
  expect(refusal.status).toBe('RESOURCE_EXHAUSTED');
  expect(refusal.message).toMatch(/is the disk full\?/);
  expect(n).toBeGreaterThan(5);

  // The refused one is nowhere, everything before it is there, and it stays so for as long as it takes.
  for (const collectionId of ['left', 'right']) expect(await numbersIn(server, collectionId)).toEqual(stored);
  expect((await put(n)).status).toBe('RESOURCE_EXHAUSTED');
  const count = {
    structuredQuery: { from: [{ collectionId: 'left' }] },
    aggregations: [{ alias: 'n', count: {} }],
  };
  const counted = await post<{ result: unknown }[]>(server, 'runAggregationQuery', {
    structuredAggregationQuery: count,
  });
  expect(counted.body[0]!.result).toEqual({ aggregateFields: { n: { integerValue: String(n) } } });

  // Deletions make space; a write goes through again.
  for (const id of Object.keys(stored)) {
    const { status } = await commit(server, { [`left/${id}`]: null, [`right/${id}`]: null });
    if (status === 'OK') delete stored[id];
    if ((await put(n + 1)).status === 'OK') break;
  }
  expect(stored[`d${n + 1}`]).toBe(n + 1);

  await server.kill();
  const roomy = await servers.start(data);
  for (const collectionId of ['left', 'right']) expect(await numbersIn(roomy, collectionId)).toEqual(stored);
  for (let more = 0; more < 2 * n; more++) {
    expect((await commit(roomy, { [`left/more${more}`]: more }, FILLER)).status).toBe('OK');
  }
  await roomy.kill();
});
