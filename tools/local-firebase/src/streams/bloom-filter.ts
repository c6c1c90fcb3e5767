import { createHash } from 'node:crypto';

/** A set of names as it travels in an existence filter. */
export interface BloomFilterJson {
  bits: { bitmap: string; padding: number };
  hashCount: number;
}

/** One name in a hundred that is not in the set is taken for one that is. */
const BITS_PER_NAME = 10;
const HASH_COUNT = 7;
const WORD = 2n ** 64n;

/**
 * Puts names into a Bloom filter: a client that knows more documents than a target has drops those whose
 * names are surely not in it, instead of reading the whole target again.
 *
 * The halves of a name's MD5, as little-endian numbers of 64 bits, are h1 and h2; bit (h1 + i × h2) mod
 * the size is set for each i.
 */
export function bloomFilterOf(names: readonly string[]): BloomFilterJson {
  const bitmap = Buffer.alloc(Math.ceil((Math.max(1, names.length) * BITS_PER_NAME) / 8));
  const size = BigInt(bitmap.length * 8);
  for (const name of names) {
    const hash = createHash('md5').update(name).digest();
    const [h1, h2] = [hash.readBigUInt64LE(0), hash.readBigUInt64LE(8)];
    for (let i = 0n; i < HASH_COUNT; i++) {
      const bit = Number(((h1 + i * h2) % WORD) % size);
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return { bits: { bitmap: bitmap.toString('base64'), padding: 0 }, hashCount: HASH_COUNT };
}
