import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import { PAGE_HEADERS } from '../../build/server/csp';

/** An answer before it is adapted to a request. */
export interface Answer {
  status: number;
  body: string | Buffer;
  contentType: string;
  cacheControl: string;
  headers?: Record<string, string>;
}

/** Size below which compression gains nothing, in bytes. */
const MIN_COMPRESSED_BYTES = 860;

/** Brotli's quality for a first answer: compresses a page in a millisecond. */
const QUICK_QUALITY = 6;

/** Brotli's quality for an answer that is sent again: takes 40 ms for a tenth less, two milliseconds of a phone's connection. */
const BEST_QUALITY = 11;

/** Longest answer that is packed again, in bytes: any card's page, but no site map, which would take up to half a minute. */
const MAX_REPACKED_BYTES = 256 * 1024;

function isText(contentType: string): boolean {
  return /^text\/html|svg|xml/.test(contentType);
}

/** Reports whether a request accepts an encoding: listed, and not with `q=0`. */
function accepts(request: IncomingMessage, encoding: string): boolean {
  const offered = String(request.headers['accept-encoding'] ?? '').split(',');
  return offered.some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Bytes of an answer's body, their tag, and the bytes as compressed by each encoding that was requested. */
interface Packing {
  body: Buffer;
  /** Weak, since the same page is sent in several encodings. */
  tag: string;
  packed: Map<string, Buffer>;
  /** True once the answer was sent with Brotli a second time, and so is compressed again at the best quality. */
  isRepacked: boolean;
}

const packings = new WeakMap<Answer, Packing>();

/** Returns the bytes of an answer, which are cached for as long as the answer is. */
function packingOf(answer: Answer): Packing {
  const known = packings.get(answer);
  if (known) return known;
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const packing = { body, tag: `W/"${digest}"`, packed: new Map(), isRepacked: false };
  packings.set(answer, packing);
  return packing;
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

const ENCODERS: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotliOptions(body, QUICK_QUALITY)),
  gzip: (body) => gzipSync(body),
};

/** Packs an answer that is sent again as small as Brotli can, beside the requests; until then they get what there is. */
function repack(packing: Packing): void {
  if (packing.isRepacked || packing.body.length > MAX_REPACKED_BYTES) return;
  packing.isRepacked = true;
  brotliCompress(packing.body, brotliOptions(packing.body, BEST_QUALITY), (error, bytes) => {
    if (!error) packing.packed.set('br', bytes);
  });
}

/** Packs a body in the first encoding that the request accepts, if that helps. */
function compress(request: IncomingMessage, packing: Packing): { encoding: string; bytes: Buffer } | null {
  const { body, packed } = packing;
  if (body.length < MIN_COMPRESSED_BYTES) return null;
  for (const [encoding, encode] of Object.entries(ENCODERS)) {
    if (!accepts(request, encoding)) continue;
    const known = packed.get(encoding);
    if (known && encoding === 'br') repack(packing);
    const bytes = known ?? encode(body);
    packed.set(encoding, bytes);
    return { encoding, bytes };
  }
  return null;
}

function matches(request: IncomingMessage, tag: string): boolean {
  const bare = (value: string) => value.trim().replace(/^W\//, '');
  const known = String(request.headers['if-none-match'] ?? '');
  return known.split(',').some((candidate) => candidate.trim() === '*' || bare(candidate) === bare(tag));
}

/**
 * Sends an answer: its own headers, 304 where the client has it already, compressed where that helps, no body for HEAD.
 */
export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const packing = packingOf(answer);
  const { body, tag } = packing;
  const compressible = isText(answer.contentType);
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, ...answer.headers })) {
    response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', answer.cacheControl);
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (answer.status === 200) {
    response.setHeader('ETag', tag);
    if (matches(request, tag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  const packed = compressible ? compress(request, packing) : null;
  if (packed) response.setHeader('Content-Encoding', packed.encoding);
  const bytes = packed?.bytes ?? body;
  response.statusCode = answer.status;
  response.setHeader('Content-Type', answer.contentType);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
