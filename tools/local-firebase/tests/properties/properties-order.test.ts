import * as fc from 'fast-check';
import { compareText, compareValues } from '../../src/store/compare';
import { runs, value } from './arbitrary-values';
import { naiveCompare } from './naive-firestore';

/** -1, 0 or 1; minus zero is zero. */
const signOf = (order: number) => Math.sign(order) || 0;

test('the order of values is the documented one', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(signOf(compareValues(a, b))).toBe(signOf(naiveCompare(a, b)));
    }),
    { numRuns: runs(2_000) },
  );
});

test('the order of values is total: antisymmetric and transitive', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(compareValues(a, a)).toBe(0);
      expect(signOf(compareValues(a, b))).toBe(signOf(-compareValues(b, a)));
      const [first, second, third] = [a, b, c].sort(compareValues) as [typeof a, typeof b, typeof c];
      expect(compareValues(first, second)).toBeLessThanOrEqual(0);
      expect(compareValues(second, third)).toBeLessThanOrEqual(0);
      expect(compareValues(first, third)).toBeLessThanOrEqual(0);
    }),
    { numRuns: runs(2_000) },
  );
});

test('the order of texts is the order of their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
    { numRuns: runs(2_000) },
  );
});
