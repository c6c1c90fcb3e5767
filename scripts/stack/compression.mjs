import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Types that Hosting compresses. */
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** Smallest answer that is worth it, in bytes. */
const MIN_BYTES = 1024;

/** Codings in the order of preference: `quick` is for an answer that waits, `best` takes up to a second for a file. */
const CODINGS = {
  br: {
    quick: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    best: promisify(brotliCompress),
  },
  gzip: { quick: (body) => gzipSync(body), best: (body) => promisify(gzip)(body, { level: 9 }) },
};

/** Compressed bodies by their coding, so that none is compressed again while the answer itself is cached. */
const made = new WeakMap();

/**
 * Returns a body in a coding, compressed quickly for its first answer. The second request for it starts the best compression in the
 * background, which later answers use.
 */
function inCoding(body, coding) {
  const { quick, best } = CODINGS[coding];
  const codings = made.get(body) ?? {};
  made.set(body, codings);
  const first = codings[coding];
  if (!first) {
    codings[coding] = { sent: quick(body), improves: false };
  } else if (!first.improves) {
    first.improves = true;
    void best(body).then((smallest) => {
      first.sent = smallest;
    });
  }
  return codings[coding].sent;
}

/**
 * Returns an answer's body and headers in the best coding that a client takes.
 *
 * @param {{ headers: Record<string, any>, body: Buffer }} answer
 * @param {string} [accepted] - `Accept-Encoding` of the request.
 */
export function compressed({ headers, body }, accepted = '') {
  const isText = TEXT.test(String(headers['content-type'] ?? ''));
  if (!isText || body.length < MIN_BYTES || headers['content-encoding']) return { headers, body };
  const named = String(headers.vary ?? '').split(/, ?/);
  const vary = [...new Set([...named.filter(Boolean), 'Accept-Encoding'])].join(', ');
  const codings = accepted.split(',').map((coding) => coding.trim().split(';')[0]);
  const coding = Object.keys(CODINGS).find((name) => codings.includes(name));
  if (!coding) return { headers: { ...headers, vary }, body };
  return { headers: { ...headers, vary, 'content-encoding': coding }, body: inCoding(body, coding) };
}
