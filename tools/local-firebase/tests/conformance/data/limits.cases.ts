import { Wire, binary, place } from './neutral-values';
import type { Source } from './sources';

/** A single document, by its path and fields, that is taken or refused. */
export interface LimitCase {
  name: string;
  source: Source;
  path?: string;
  fields?: Record<string, unknown>;
  taken: boolean;
}

const levels = (depth: number): unknown => (depth === 0 ? null : { a: levels(depth - 1) });
const listed = (depth: number): unknown => (depth === 0 ? [null] : { a: listed(depth - 1) });
const MEBIBYTE = 1_048_576;
/** Path `limits/x`: 7 + 2 + 16 bytes, the field `t` 2, a document 32, the end of a text 1. */
const OVERHEAD = 7 + 2 + 16 + 2 + 32 + 1;
const text = (bytes: number) => 'x'.repeat(bytes);
const path = (segments: number) => Array.from({ length: segments }, (_, n) => `s${n}`).join('/');
const scalars = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, true]));

const taken = (name: string, source: Source, rest: Partial<LimitCase>): LimitCase => ({
  name,
  source,
  ...rest,
  taken: true,
});
const refused = (name: string, source: Source, rest: Partial<LimitCase>): LimitCase => ({
  ...taken(name, source, rest),
  taken: false,
});

export const limitCases: LimitCase[] = [
  taken('a document of 1 MiB', 'storageSize', { fields: { t: text(MEBIBYTE - OVERHEAD) } }),
  refused('a document of 1 MiB and a byte', 'storageSize', { fields: { t: text(MEBIBYTE - OVERHEAD + 1) } }),
  refused('1 MiB counted in UTF-8', 'storageSize', {
    fields: { t: 'ñ'.repeat((MEBIBYTE - OVERHEAD) / 2 + 1) },
  }),
  taken('bytes count as they are, not as base64', 'storageSize', {
    fields: { t: binary(Buffer.alloc(MEBIBYTE - OVERHEAD + 1).toString('base64')) },
  }),
  refused('bytes above 1 MiB', 'storageSize', {
    fields: { t: binary(Buffer.alloc(MEBIBYTE - OVERHEAD + 2).toString('base64')) },
  }),
  taken('20 levels of maps', 'documentLimits', { fields: { a: levels(19) } }),
  refused('21 levels of maps', 'documentLimits', { fields: { a: levels(20) } }),
  taken('20 levels with an array', 'documentLimits', { fields: { a: listed(18) } }),
  refused('21 levels with an array', 'documentLimits', { fields: { a: listed(19) } }),
  refused('an array in an array', 'dataTypes', {
    fields: { a: new Wire({ arrayValue: { values: [{ arrayValue: {} }] } }) },
  }),
  taken('an array in a map in an array', 'dataTypes', { fields: { a: [{ b: [1] }] } }),
  taken('a field name of 1500 bytes', 'documentLimits', { fields: { [text(1500)]: 1 } }),
  refused('a field name of 1501 bytes', 'documentLimits', { fields: { [text(1501)]: 1 } }),
  refused('a field name counted in UTF-8', 'documentLimits', { fields: { ['ñ'.repeat(751)]: 1 } }),
  taken('a field path of 1500 bytes', 'documentLimits', { fields: { a: { [text(1498)]: 1 } } }),
  refused('a field path of 1501 bytes', 'documentLimits', { fields: { a: { [text(1499)]: 1 } } }),
  refused('an empty field name', 'document', { fields: { '': 1 } }),
  refused('a reserved field name', 'document', { fields: { __secret__: 1 } }),
  refused('a reserved field name inside a map', 'document', { fields: { a: { __x__: 1 } } }),
  taken('a field name with two underscores in front only', 'document', { fields: { __x: 1 } }),
  taken('field names with dots, slashes and quotes', 'document', {
    fields: { 'a.b': 1, 'c/d': 2, '`': 3, '~*[]': 4 },
  }),
  refused('a field name with half a character', 'documentLimits', { fields: { '\ud800': 1 } }),
  refused('a text with half a character', 'dataTypes', { fields: { t: 'a\udc00' } }),
  taken('a geo point on the edge', 'dataTypes', { fields: { p: place(90, -180) } }),
  refused('a latitude beyond 90', 'dataTypes', { fields: { p: place(90.1, 0) } }),
  refused('a longitude beyond 180', 'dataTypes', { fields: { p: place(0, -180.1) } }),
  refused('an integer of 65 bits', 'dataTypes', {
    fields: { n: new Wire({ integerValue: '9223372036854775808' }) },
  }),
  taken('the smallest integer', 'dataTypes', {
    fields: { n: new Wire({ integerValue: '-9223372036854775808' }) },
  }),
  refused('a year beyond 9999', 'dataTypes', {
    fields: { t: new Wire({ timestampValue: '10000-01-01T00:00:00Z' }) },
  }),
  refused('a time that is none', 'dataTypes', { fields: { t: new Wire({ timestampValue: 'noon' }) } }),
  refused('bytes that are no base64', 'dataTypes', { fields: { b: binary('*') } }),
  refused('two kinds of value at once', 'document', {
    fields: { a: new Wire({ integerValue: '1', stringValue: 'x' }) },
  }),
  taken('an id of 1500 bytes', 'documentLimits', { path: `limits/${text(1500)}` }),
  refused('an id of 1501 bytes', 'documentLimits', { path: `limits/${text(1501)}` }),
  refused('an id counted in UTF-8', 'documentLimits', { path: `limits/${'ñ'.repeat(751)}` }),
  refused('the id .', 'documentLimits', { path: 'limits/.' }),
  refused('the id ..', 'documentLimits', { path: 'limits/..' }),
  taken('the id ...', 'documentLimits', { path: 'limits/...' }),
  refused('a reserved id', 'documentLimits', { path: 'limits/__x__' }),
  refused('the shortest reserved id', 'documentLimits', { path: 'limits/____' }),
  taken('three underscores', 'documentLimits', { path: 'limits/___' }),
  taken('a numeric id of Datastore', 'documentLimits', { path: 'limits/__id7__' }),
  refused('a reserved collection id', 'documentLimits', { path: '__x__/a' }),
  refused('a collection id of 1501 bytes', 'documentLimits', { path: `${text(1501)}/a` }),
  refused('the collection id ..', 'documentLimits', { path: '../a' }),
  taken('ids of other scripts, spaces and colons', 'documentLimits', { path: 'limits/ñandú 😀: x' }),
  taken('100 nested collections', 'documentLimits', { path: path(200) }),
  refused('101 nested collections', 'documentLimits', { path: path(202) }),
  refused('a name above 6 KiB', 'documentLimits', {
    path: Array.from({ length: 6 }, () => text(1100)).join('/'),
  }),
  refused('the path of a collection', 'document', { path: 'limits' }),
  taken('40,000 index entries', 'indexLimits', { fields: scalars(20_000) }),
  refused('40,002 index entries', 'indexLimits', { fields: scalars(20_001) }),
  taken('an array of 40,000 elements', 'indexLimits', { fields: { a: Array(40_000).fill(true) } }),
  refused('an array of 40,001 elements', 'indexLimits', { fields: { a: Array(40_001).fill(true) } }),
  taken('an exempted array of 50,000 elements', 'indexLimits', {
    fields: { free: Array(50_000).fill(true) },
  }),
  taken('a field inside an exempted map', 'indexLimits', { fields: { free: scalars(30_000) } }),
];
