import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Types that Hosting compresses. */
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** Smallest answer that is worth it, in bytes. */
const SMALLEST = 1024;

const CODINGS = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/** Compressed bodies, so that none is compressed again while the answer itself is kept. */
const made = new WeakMap();

/**
 * Returns an answer's body and headers in the best coding that a client takes.
 *
 * @param {import('./edge-cache.mjs').Answer} answer
 * @param {string} [accepted] - `Accept-Encoding` of the request.
 */
export function compressed({ headers, body }, accepted = '') {
  const isText = TEXT.test(String(headers['content-type'] ?? ''));
  if (!isText || body.length < SMALLEST || headers['content-encoding']) return { headers, body };
  const vary = [...new Set([...(headers.vary?.split(/, ?/) ?? []), 'Accept-Encoding'])].join(', ');
  const named = accepted.split(',').map((coding) => coding.trim().split(';')[0]);
  const coding = Object.keys(CODINGS).find((name) => named.includes(name));
  if (!coding) return { headers: { ...headers, vary }, body };
  if (!made.has(body)) made.set(body, {});
  const done = made.get(body);
  done[coding] ??= CODINGS[coding](body);
  return { headers: { ...headers, vary, 'content-encoding': coding }, body: done[coding] };
}
