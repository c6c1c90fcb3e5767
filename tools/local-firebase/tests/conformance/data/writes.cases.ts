import type { StatusName } from '../../../src/store/status';
import type { Precondition } from '../../../src/store/writes';
import { DOCUMENTS } from './neutral-values';
import type { Source } from './sources';

type Data = Record<string, unknown>;

/** One write of a case: `fields` in plain form, the document by the case's own name unless `at` says another. */
export interface CaseWrite {
  kind: 'update' | 'delete' | 'verify';
  at?: string;
  fields?: Data;
  mask?: string[];
  precondition?: Precondition | 'current' | 'outdated';
}

/** A commit, and what it leaves. */
export interface WriteCase {
  name: string;
  source: Source;
  /** The document before; absent means that there is none. */
  before?: Data;
  writes: CaseWrite[];
  status?: StatusName;
  /** The document after; null means that there is none. */
  after: Data | null;
  /** True when the update time doesn't change. */
  untouched?: boolean;
}

const set = (fields: Data, more: Partial<CaseWrite> = {}): CaseWrite => ({ kind: 'update', fields, ...more });
const update = (fields: Data, mask: string[], more: Partial<CaseWrite> = {}): CaseWrite =>
  set(fields, { mask, ...more });
const remove = (more: Partial<CaseWrite> = {}): CaseWrite => ({ kind: 'delete', ...more });
const verify = (precondition: CaseWrite['precondition']): CaseWrite => ({ kind: 'verify', precondition });

/** An update as SDKs send it: the document has to exist. */
const change = (a: number): CaseWrite => update({ a }, ['a'], { precondition: { exists: true } });

/** All pairs of a delete, a set and an update of one document in one commit, whether it exists or not. */
const pairs: WriteCase[] = (
  [
    ['delete', 'delete', null],
    ['delete', 'set', { b: 2 }],
    ['delete', 'update', 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'],
    ['set', 'delete', null],
    ['set', 'set', { b: 2 }],
    ['set', 'update', { b: 1, a: 2 }],
    ['update', 'delete', null, 'NOT_FOUND'],
    ['update', 'set', { b: 2 }, 'NOT_FOUND'],
    ['update', 'update', { a: 2 }, 'NOT_FOUND'],
  ] as const
).flatMap(([first, second, existing, missing = existing]) => {
  const write = (kind: typeof first, n: number) =>
    kind === 'delete' ? remove() : kind === 'set' ? set({ b: n }) : change(n);
  const writes = [write(first, 1), write(second, 2)];
  const leaves = (before: Data | null, end: typeof existing | typeof missing) =>
    typeof end === 'string' ? { status: end, after: before } : { after: end };
  const named = { source: 'sdkTransactionTest', writes } as const;
  return [
    { ...named, name: `${first}, ${second} of a document`, before: { a: 0 }, ...leaves({ a: 0 }, existing) },
    { ...named, name: `${first}, ${second} of a missing document`, ...leaves(null, missing) },
  ];
});

/** A mask in one order and in the other: the result is the same. */
function maskOrders(
  name: string,
  mask: string[],
  { before, given, after }: { before: Data; given: Data; after: Data },
): WriteCase[] {
  const one = (suffix: string, paths: string[]): WriteCase => ({
    name: `${name}${suffix}`,
    source: 'sdkDatabaseTest',
    before,
    writes: [update(given, paths)],
    after,
  });
  return [one('', mask), one(', in the other order', [...mask].reverse())];
}

export const writeCases: WriteCase[] = [
  { name: 'a set makes a document', source: 'addData', writes: [set({ a: 1 })], after: { a: 1 } },
  {
    name: 'a set replaces a document',
    source: 'addData',
    before: { a: 1, b: 2 },
    writes: [set({ b: 3 })],
    after: { b: 3 },
  },
  { name: 'an empty document exists', source: 'addData', writes: [set({})], after: {} },
  {
    name: 'a mask keeps the other fields',
    source: 'documentMask',
    before: { a: 1, b: 2 },
    writes: [update({ b: 3 }, ['b'])],
    after: { a: 1, b: 3 },
  },
  {
    name: 'a masked field that is not given is deleted',
    source: 'write',
    before: { a: 1, b: 2 },
    writes: [update({}, ['b'])],
    after: { a: 1 },
  },
  {
    name: 'a field outside the mask is ignored',
    source: 'write',
    before: { a: 1 },
    writes: [update({ a: 2, b: 2 }, ['b'])],
    after: { a: 1, b: 2 },
  },
  {
    name: 'an empty mask makes an empty document',
    source: 'write',
    writes: [update({ a: 1 }, [])],
    after: {},
  },
  {
    name: 'an empty mask keeps a document as it is',
    source: 'write',
    before: { a: 1 },
    writes: [update({ a: 2 }, [])],
    after: { a: 1 },
    untouched: true,
  },
  {
    name: 'a mask reaches into maps',
    source: 'nestedFields',
    before: { m: { a: 1, b: 2 } },
    writes: [update({ m: { b: 3 } }, ['m.b'])],
    after: { m: { a: 1, b: 3 } },
  },
  {
    name: 'a mask of a map replaces it',
    source: 'nestedFields',
    before: { m: { a: 1, b: 2 } },
    writes: [update({ m: { b: 3 } }, ['m'])],
    after: { m: { b: 3 } },
  },
  {
    name: 'a mask makes the maps on its way',
    source: 'nestedFields',
    before: {},
    writes: [update({ a: { b: { c: 1 } } }, ['a.b.c'])],
    after: { a: { b: { c: 1 } } },
  },
  {
    name: 'a mask through what is no map replaces it',
    source: 'nestedFields',
    before: { a: 5 },
    writes: [update({ a: { b: 1 } }, ['a.b'])],
    after: { a: { b: 1 } },
  },
  {
    name: 'a nested field is deleted',
    source: 'deleteData',
    before: { m: { a: 1, b: 2 } },
    writes: [update({}, ['m.a'])],
    after: { m: { b: 2 } },
  },
  {
    name: 'deleting the last nested field leaves an empty map',
    source: 'deleteData',
    before: { m: { a: 1 } },
    writes: [update({}, ['m.a'])],
    after: { m: {} },
  },
  {
    name: 'a mask with quotes names one field',
    source: 'document',
    before: {},
    writes: [update({ 'a.b': 1, '`': 2 }, ['`a.b`', '`\\``'])],
    after: { 'a.b': 1, '`': 2 },
  },
  {
    name: 'a mask that names a field twice is refused',
    source: 'documentMask',
    before: {},
    writes: [update({ a: 1 }, ['a', 'a'])],
    status: 'INVALID_ARGUMENT',
    after: {},
  },
  ...maskOrders('a mask that names a field and one inside it', ['owner.name', 'owner'], {
    before: { owner: { name: 'Ana', mail: 'a' }, n: 1 },
    given: { owner: { name: 'Bea' }, n: 2 },
    after: { owner: { name: 'Bea' }, n: 1 },
  }),
  ...maskOrders('a mask that deletes a field and one inside it', ['owner.name', 'owner'], {
    before: { owner: { name: 'Ana' }, n: 1 },
    given: {},
    after: { n: 1 },
  }),
  ...maskOrders('a mask that names a field, one inside it and one deeper', ['a.b.c', 'a.b', 'a'], {
    before: { a: { b: { c: 1, d: 1 }, e: 1 } },
    given: { a: { b: { c: 2 } } },
    after: { a: { b: { c: 2 } } },
  }),
  {
    name: 'a delete removes a document',
    source: 'deleteData',
    before: { a: 1 },
    writes: [remove()],
    after: null,
  },
  { name: 'a delete of a missing document succeeds', source: 'deleteData', writes: [remove()], after: null },
  {
    name: 'exists: true lets an update of a document through',
    source: 'precondition',
    before: { a: 1 },
    writes: [set({ a: 2 }, { precondition: { exists: true } })],
    after: { a: 2 },
  },
  {
    name: 'exists: true refuses an update of a missing document',
    source: 'precondition',
    writes: [set({ a: 2 }, { precondition: { exists: true } })],
    status: 'NOT_FOUND',
    after: null,
  },
  {
    name: 'exists: true refuses a delete of a missing document',
    source: 'precondition',
    writes: [remove({ precondition: { exists: true } })],
    status: 'NOT_FOUND',
    after: null,
  },
  {
    name: 'exists: false lets a create through',
    source: 'precondition',
    writes: [set({ a: 1 }, { precondition: { exists: false } })],
    after: { a: 1 },
  },
  {
    name: 'exists: false refuses a second create',
    source: 'precondition',
    before: { a: 1 },
    writes: [set({ a: 2 }, { precondition: { exists: false } })],
    status: 'ALREADY_EXISTS',
    after: { a: 1 },
  },
  {
    name: 'the current update time lets a write through',
    source: 'precondition',
    before: { a: 1 },
    writes: [set({ a: 2 }, { precondition: 'current' })],
    after: { a: 2 },
  },
  {
    name: 'another update time refuses a write',
    source: 'precondition',
    before: { a: 1 },
    writes: [set({ a: 2 }, { precondition: 'outdated' })],
    status: 'FAILED_PRECONDITION',
    after: { a: 1 },
  },
  {
    name: 'an update time refuses a write of a missing document',
    source: 'precondition',
    writes: [set({ a: 2 }, { precondition: 'outdated' })],
    status: 'NOT_FOUND',
    after: null,
  },
  {
    name: 'the current update time lets a delete through',
    source: 'precondition',
    before: { a: 1 },
    writes: [remove({ precondition: 'current' })],
    after: null,
  },
  {
    name: 'another update time refuses a delete',
    source: 'precondition',
    before: { a: 1 },
    writes: [remove({ precondition: 'outdated' })],
    status: 'FAILED_PRECONDITION',
    after: { a: 1 },
  },
  {
    name: 'verify that holds changes nothing',
    source: 'write',
    before: { a: 1 },
    writes: [verify('current')],
    after: { a: 1 },
    untouched: true,
  },
  {
    name: 'verify that fails refuses the whole commit',
    source: 'write',
    before: { a: 1 },
    writes: [verify({ exists: false }), set({ a: 2 })],
    status: 'ALREADY_EXISTS',
    after: { a: 1 },
  },
  {
    name: 'a later write sees an earlier one',
    source: 'transactions',
    writes: [set({ a: 1 }), update({ b: 2 }, ['b'], { precondition: { exists: true } })],
    after: { a: 1, b: 2 },
  },
  ...pairs,
  {
    name: 'a delete of what the commit has deleted, where it must exist',
    source: 'sdkTransactionTest',
    before: { a: 1 },
    writes: [remove(), remove({ precondition: { exists: true } })],
    status: 'INVALID_ARGUMENT',
    after: { a: 1 },
  },
  {
    name: 'a verify of what the commit has deleted, where it must exist',
    source: 'sdkTransactionTest',
    before: { a: 1 },
    writes: [remove(), verify({ exists: true })],
    status: 'INVALID_ARGUMENT',
    after: { a: 1 },
  },
  {
    name: 'an update of what the commit has deleted, before another precondition that fails',
    source: 'sdkTransactionTest',
    before: { a: 1 },
    writes: [set({}, { at: 'missing', precondition: { exists: true } }), remove(), change(2)],
    status: 'INVALID_ARGUMENT',
    after: { a: 1 },
  },
  {
    name: 'an update of a document that was deleted and made anew in one commit',
    source: 'sdkTransactionTest',
    before: { a: 1 },
    writes: [remove(), set({ b: 1 }), change(2)],
    after: { b: 1, a: 2 },
  },
  {
    name: 'a create after a delete in one commit',
    source: 'transactions',
    before: { a: 1 },
    writes: [remove(), set({ b: 2 }, { precondition: { exists: false } })],
    after: { b: 2 },
  },
  {
    name: 'a delete after a set in one commit leaves nothing',
    source: 'transactions',
    writes: [set({ a: 1 }), remove()],
    after: null,
  },
  {
    name: 'one failure undoes the whole commit',
    source: 'transactions',
    before: { a: 1 },
    writes: [set({ a: 2 }), set({}, { at: 'missing', precondition: { exists: true } })],
    status: 'NOT_FOUND',
    after: { a: 1 },
  },
  {
    name: 'a set of the same content keeps the update time',
    source: 'writeResult',
    before: { a: 1, m: { x: [1, null] } },
    writes: [set({ m: { x: [1, null] }, a: 1 })],
    after: { a: 1, m: { x: [1, null] } },
    untouched: true,
  },
  {
    name: 'a masked write of the same value keeps the update time',
    source: 'writeResult',
    before: { a: 1, b: 2 },
    writes: [update({ a: 1 }, ['a'])],
    after: { a: 1, b: 2 },
    untouched: true,
  },
  {
    name: 'deleting a field that is not there keeps the update time',
    source: 'writeResult',
    before: { a: 1 },
    writes: [update({}, ['b'])],
    after: { a: 1 },
    untouched: true,
  },
  {
    name: 'a change back within one commit keeps the update time',
    source: 'writeResult',
    before: { a: 1 },
    writes: [set({ a: 2 }), set({ a: 1 })],
    after: { a: 1 },
    untouched: true,
  },
  {
    name: 'a write without any kind is refused',
    source: 'write',
    before: { a: 1 },
    writes: [{ kind: 'update', at: '' }],
    status: 'INVALID_ARGUMENT',
    after: { a: 1 },
  },
];

/** Returns the resource name of a case's document, or of another one beside it. */
export const nameOf = (id: string): string => `${DOCUMENTS}/writes/${id}`;
