import * as fc from 'fast-check';
import type { Fields, Value } from '../../src/store/values';

/** Returns the number of generated cases: a fifth with TEST_SIZE=short (`npm test`), ten times as many with TEST_SIZE=long. */
export const runs = (count: number): number =>
  process.env.TEST_SIZE === 'long'
    ? count * 10
    : process.env.TEST_SIZE === 'short'
      ? Math.ceil(count / 5)
      : count;

const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'ab', 'A', 'ñ', '😀', '\uffff', '10', '9'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((n): Value => ({ integerValue: String(n) })),
  fc.integer({ min: -6, max: 6 }).map((n): Value => ({ doubleValue: n / 2 })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n): Value => ({ integerValue: String(n) })),
  fc.bigInt({ min: 2n ** 53n - 4n, max: 2n ** 53n + 4n }).map((n): Value => ({ integerValue: String(n) })),
  fc.constantFrom<Value>(
    { doubleValue: 'NaN' },
    { doubleValue: 'Infinity' },
    { doubleValue: '-Infinity' },
    { doubleValue: '-0' },
    { doubleValue: 2 ** 53 },
    { doubleValue: 2 ** 63 },
    { doubleValue: 5e-324 },
  ),
);
const plain = fc.oneof(
  { arbitrary: number, weight: 4 },
  { arbitrary: text.map((stringValue): Value => ({ stringValue })), weight: 3 },
  fc.constant<Value>({ nullValue: 'NULL_VALUE' }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  fc.integer({ min: 0, max: 3 }).map((n): Value => ({ timestampValue: `2024-01-01T00:00:00.00000${n}Z` })),
  fc
    .uint8Array({ maxLength: 2 })
    .map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .constantFrom(
      'a/a',
      'a/b',
      'a/a/b/b',
      'b/a',
      'a/__id7__',
      'a/__id12__',
      'a/__id-2__',
      'a/__id7__/b/b',
      'a/__id7',
    )
    .map((path): Value => ({ referenceValue: `projects/demo-test/databases/(default)/documents/${path}` })),
  fc
    .tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }))
    .map(([latitude, longitude]): Value => ({ geoPointValue: { latitude, longitude } })),
);
const keys = fc.constantFrom('a', 'b', 'ñ');

/** Any value a document can hold: no array right inside an array. */
export const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value; item: Value; map: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { arbitrary: plain, weight: 5 },
    fc.array(tie('item'), { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
    tie('map'),
  ),
  item: fc.oneof({ maxDepth: 2 }, { arbitrary: plain, weight: 5 }, tie('map')),
  map: fc
    .dictionary(keys, tie('value'), { maxKeys: 2, noNullPrototype: true })
    .map((fields): Value => ({ mapValue: { fields } })),
})).value;

/** The fields of a small document; each field may be missing. */
export const fields: fc.Arbitrary<Fields> = fc.record(
  { a: value, b: value, m: fc.record({ c: value }).map((inner): Value => ({ mapValue: { fields: inner } })) },
  { requiredKeys: [], noNullPrototype: true },
);
