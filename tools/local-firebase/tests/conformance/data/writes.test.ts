import { Bench } from '../../support';
import { limitCases } from './limits.cases';
import { DOCUMENTS, toWire, toWireFields } from './neutral-values';
import { arrange, call } from './rest';
import { SOURCES, titled } from './sources';
import { transformCases } from './transforms.cases';
import { nameOf, writeCases, type CaseWrite } from './writes.cases';

interface Commit {
  writeResults: { updateTime?: string; transformResults?: unknown[] }[];
  commitTime: string;
}
interface Stored {
  found?: { fields: unknown; updateTime: string; createTime: string };
}

const bench = Bench.forFile({
  indexes: { fieldOverrides: [{ collectionGroup: 'limits', fieldPath: 'free', indexes: [] }] },
});
const commit = (writes: unknown[]) => call<Commit>(bench, 'commit', { writes });
const read = async (name: string) =>
  (await call<Stored[]>(bench, 'batchGet', { documents: [name] })).body[0]!.found;

describe('transforms', () => {
  const cases = transformCases.map((one, index) => [titled(one), one, `transforms/t${index}`] as const);
  test.each(cases)('%s', async (_title, { before, kind, operand, after }, path) => {
    await arrange(bench, { [path]: before === undefined ? {} : { v: before } });
    const isArray = kind === 'appendMissingElements' || kind === 'removeAllFromArray';
    const given = isArray ? toWire(operand).arrayValue : toWire(operand);
    const { body } = await commit([
      {
        update: { name: `${DOCUMENTS}/${path}` },
        updateMask: {},
        updateTransforms: [{ fieldPath: 'v', [kind]: given }],
      },
    ]);
    expect(body.writeResults[0]!.transformResults).toEqual([isArray ? toWire(null) : toWire(after)]);
    expect((await read(`${DOCUMENTS}/${path}`))!.fields).toEqual({ v: toWire(after) });
  });

  test(`a server timestamp has milliseconds, the same in all fields [${SOURCES.fieldTransform}]`, async () => {
    const stamp = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const writes = ['a', 'b'].map((id) => ({
      update: { name: `${DOCUMENTS}/stamps/${id}` },
      updateTransforms: [stamp('x'), stamp('m.y')],
    }));
    const { body } = await commit(writes);
    const given = body.writeResults.flatMap(({ transformResults }) => transformResults);
    expect(new Set(given.map((value) => JSON.stringify(value))).size).toBe(1);
    expect(given[0]).toEqual({ timestampValue: expect.stringMatching(/\.\d{3}000Z$/) });
  });

  test(`transforms of one field apply in order [${SOURCES.fieldTransform}]`, async () => {
    const name = `${DOCUMENTS}/stamps/order`;
    const transforms = [
      { fieldPath: 'v', increment: { integerValue: '5' } },
      { fieldPath: 'v', maximum: { integerValue: '3' } },
      { fieldPath: 'v', increment: { integerValue: '-1' } },
    ];
    await commit([{ update: { name, fields: {} }, updateTransforms: transforms }]);
    expect((await read(name))!.fields).toEqual({ v: { integerValue: '4' } });
  });

  test.each<[string, unknown]>([
    ['of text', { increment: { stringValue: 'x' } }],
    ['of no kind', {}],
    ['to an unknown server value', { setToServerValue: 'YESTERDAY' }],
  ])(`a transform %s is refused [${SOURCES.fieldTransform}]`, async (_what, transform) => {
    const writes = [
      {
        update: { name: `${DOCUMENTS}/stamps/x` },
        updateTransforms: [{ fieldPath: 'v', ...(transform as object) }],
      },
    ];
    expect((await commit(writes)).status).toBe('INVALID_ARGUMENT');
  });
});

describe('writes', () => {
  const cases = writeCases.map((one, index) => [titled(one), one, nameOf(`w${index}`)] as const);
  test.each(cases)('%s', async (_title, { before, writes, status = 'OK', after, untouched }, name) => {
    if (before) await commit([{ update: { name, fields: toWireFields(before) } }]);
    const stored = await read(name);
    const answer = await commit(writes.map((write) => toRequest(write, name, stored?.updateTime)));
    expect(answer.status).toBe(status);
    const found = await read(name);
    expect(found?.fields).toEqual(after === null ? undefined : toWireFields(after));
    if (status !== 'OK' || after === null) return;
    expect(found!.updateTime).toBe(untouched ? stored!.updateTime : answer.body.commitTime);
    const { updateTime } = answer.body.writeResults.at(-1)!;
    expect(updateTime === undefined || updateTime === found!.updateTime).toBe(true);
  });

  test(`a created document has one time for its creation and update; an update keeps the first [${SOURCES.document}]`, async () => {
    const name = nameOf('times');
    await commit([{ update: { name, fields: {} } }]);
    const made = (await read(name))!;
    expect(made.createTime).toBe(made.updateTime);
    await commit([{ update: { name, fields: toWireFields({ a: 1 }) } }]);
    const changed = (await read(name))!;
    expect([changed.createTime, changed.updateTime > made.updateTime]).toEqual([made.createTime, true]);
  });

  test(`a document that is made again has a new creation time [${SOURCES.document}]`, async () => {
    const name = nameOf('again');
    await commit([{ update: { name, fields: {} } }]);
    const first = (await read(name))!;
    await commit([{ delete: name }]);
    await commit([{ update: { name, fields: {} } }]);
    expect((await read(name))!.createTime > first.createTime).toBe(true);
  });

  test.each([500, 501, 2000])(
    `%i writes in one commit are allowed [${SOURCES.writeLimits}]`,
    async (count) => {
      const writes = Array.from({ length: count }, (_, n) => ({
        update: { name: nameOf(`many${n}`), fields: {} },
      }));
      expect((await commit(writes)).status).toBe('OK');
    },
  );

  test.each([
    [500, 'OK'],
    [501, 'INVALID_ARGUMENT'],
  ])(`%i transforms of one document: %s [${SOURCES.writeLimits}]`, async (count, status) => {
    const updateTransforms = Array.from({ length: count }, (_, n) => ({
      fieldPath: `f${n}`,
      increment: { integerValue: '1' },
    }));
    expect((await commit([{ update: { name: nameOf('counted') }, updateTransforms }])).status).toBe(status);
  });

  test(`a request above 10 MiB is refused [${SOURCES.writeLimits}]`, async () => {
    const fields = toWireFields({ t: 'x'.repeat(1_000_000) });
    const writes = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ update: { name: nameOf(`large${n}`), fields } }));
    expect((await commit(writes(10))).status).toBe('OK');
    expect((await commit(writes(11))).status).toBe('INVALID_ARGUMENT');
  });
});

describe('limits of documents', () => {
  const cases = limitCases.map((one) => [titled(one), one] as const);
  test.each(cases)('%s', async (_title, { path = 'limits/x', fields = {}, taken }) => {
    const name = `${DOCUMENTS}/${path}`;
    const { status } = await commit([{ update: { name, fields: toWireFields(fields) } }]);
    expect(status).toBe(taken ? 'OK' : 'INVALID_ARGUMENT');
  });
});

function toRequest(
  { kind, at, fields, mask, precondition }: CaseWrite,
  own: string,
  updateTime?: string,
): unknown {
  if (at === '') return {};
  const name = at === undefined ? own : nameOf(at);
  const currentDocument =
    precondition === 'current'
      ? { updateTime }
      : precondition === 'outdated'
        ? { updateTime: '2020-01-01T00:00:00Z' }
        : precondition;
  return {
    ...(kind === 'update' ? { update: { name, fields: toWireFields(fields ?? {}) } } : { [kind]: name }),
    ...(mask && { updateMask: { fieldPaths: mask } }),
    ...(currentDocument && { currentDocument }),
  };
}
