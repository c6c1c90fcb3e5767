import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** Sizes of what has been compressed, by its hash: visits bring the same files, and a megabyte takes seconds. */
const sizes = new Map();

/**
 * Returns the size of a file as Hosting sends it, compressed as well as brotli can.
 *
 * @param {Buffer} body
 * @returns {number} In bytes.
 */
export function compressedSize(body) {
  const hash = createHash('sha256').update(body).digest('base64');
  if (!sizes.has(hash)) sizes.set(hash, brotliCompressSync(body).length);
  return sizes.get(hash);
}
