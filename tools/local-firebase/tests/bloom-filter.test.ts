import { createHash } from 'node:crypto';
import { bloomFilterOf } from '../src/streams/bloom-filter';

/**
 * Membership as the reference of google.firestore.v1.BloomFilter describes it and the web SDK tests it:
 * bit (h1 + i × h2) mod size, in unsigned 64-bit arithmetic, the lowest bit of a byte first.
 */
function mayContain({ bits, hashCount }: ReturnType<typeof bloomFilterOf>, name: string): boolean {
  const bitmap = Buffer.from(bits.bitmap, 'base64');
  const size = bitmap.length * 8 - bits.padding;
  const halves = new BigUint64Array(Uint8Array.from(createHash('md5').update(name, 'utf8').digest()).buffer);
  return Array.from({ length: hashCount }, (_, i) => {
    const index = Number(BigInt.asUintN(64, halves[0]! + BigInt(i) * halves[1]!) % BigInt(size));
    return (bitmap[Math.floor(index / 8)]! & (1 << (index % 8))) !== 0;
  }).every(Boolean);
}

const names = (count: number, prefix: string) =>
  Array.from(
    { length: count },
    (_, n) => `projects/demo-test/databases/(default)/documents/c/${prefix}${n}ñ`,
  );

test.each([0, 1, 2, 10, 1_000])('a filter of %i names contains each of them', (count) => {
  const present = names(count, 'in');
  const filter = bloomFilterOf(present);
  expect(present.filter((name) => !mayContain(filter, name))).toEqual([]);
  expect(filter.bits.padding).toBe(0);
});

test('one name in a hundred or fewer is taken for a member that is none', () => {
  const filter = bloomFilterOf(names(1_000, 'in'));
  expect(names(2_000, 'out').filter((name) => mayContain(filter, name)).length).toBeLessThan(40);
});

test('an empty filter contains nothing', () => {
  const filter = bloomFilterOf([]);
  expect(names(100, 'out').filter((name) => mayContain(filter, name))).toEqual([]);
});
