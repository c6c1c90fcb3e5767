import { TokenBuckets } from './token-buckets';

const NOW = Date.UTC(2026, 2, 2, 9);
const LIMIT = { most: 6, windowMs: 60_000 };

/** Counts how many of a number of requests are allowed. */
const letThrough = (buckets: TokenBuckets, key: string, count: number, now = NOW) =>
  Array.from({ length: count }, () => buckets.take(key, now)).filter(Boolean).length;

it('TokenBuckets allows each key its number of requests at once', () => {
  const buckets = new TokenBuckets(LIMIT);
  expect(letThrough(buckets, 'a', 20)).toBe(6);
  expect(letThrough(buckets, 'b', 4)).toBe(4);
});

it('TokenBuckets refills a bucket evenly up to its size', () => {
  const buckets = new TokenBuckets(LIMIT);
  letThrough(buckets, 'a', 6);
  expect(letThrough(buckets, 'a', 20, NOW + 9_999)).toBe(0);
  expect(letThrough(buckets, 'a', 20, NOW + 10_000)).toBe(1);
  expect(letThrough(buckets, 'a', 20, NOW + 40_000)).toBe(3);
  expect(letThrough(buckets, 'a', 20, NOW + 24 * 3_600_000)).toBe(6);
});

it('TokenBuckets keeps a bucket’s tokens when the clock goes back', () => {
  const buckets = new TokenBuckets(LIMIT);
  letThrough(buckets, 'a', 3);
  expect(letThrough(buckets, 'a', 20, NOW - 3_600_000)).toBe(3);
});

it('TokenBuckets evicts the least recently used key at its limit', () => {
  const buckets = new TokenBuckets({ most: 1, windowMs: 60_000 });
  letThrough(buckets, 'first', 1);
  for (let n = 0; n < 9_999; n += 1) buckets.take(`other ${n}`, NOW);
  // A key in use isn't dropped.
  expect(buckets.take('first', NOW)).toBe(false);
  buckets.take('one more', NOW);
  expect(buckets.take('first', NOW)).toBe(false);
  expect(buckets.take('other 0', NOW)).toBe(true);
});
