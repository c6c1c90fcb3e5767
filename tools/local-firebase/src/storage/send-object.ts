import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { etagOf } from './object-json';
import type { ObjectStore, StoredObject } from './objects';

/** Sends the bytes of a file, or the requested range of them; returns how many it sends. */
export function sendObject(
  objects: ObjectStore,
  object: StoredObject,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  response.setHeader('Content-Type', object.contentType);
  response.setHeader('Cache-Control', object.cacheControl ?? 'private, max-age=0');
  response.setHeader('Content-Disposition', object.contentDisposition ?? 'inline');
  if (object.contentEncoding) response.setHeader('Content-Encoding', object.contentEncoding);
  if (object.contentLanguage) response.setHeader('Content-Language', object.contentLanguage);
  response.setHeader('ETag', etagOf(object));
  response.setHeader('Last-Modified', new Date(object.updated).toUTCString());
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Server SDKs check what they have received against these.
  response.setHeader('x-goog-hash', `crc32c=${object.crc32c},md5=${object.md5Hash}`);
  response.setHeader('x-goog-generation', object.generation);
  response.setHeader('x-goog-stored-content-length', String(object.size));
  response.setHeader('x-goog-stored-content-encoding', object.contentEncoding ?? 'identity');
  const range = rangeOf(request.headers.range, object.size);
  if (range === 'invalid') {
    response.writeHead(416, { 'Content-Range': `bytes */${object.size}` }).end();
    return 0;
  }
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  response.setHeader('Content-Length', String(end - start + 1));
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${object.size}`);
  response.writeHead(range ? 206 : 200);
  if (request.method === 'HEAD' || object.size === 0) {
    response.end();
    return 0;
  }
  pipeline(objects.read(object, start, end), response, () => {});
  return end - start + 1;
}

/** A single byte range; several at once, other units and ranges that end before they start are ignored, as HTTP says. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'invalid' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] !== '' && match[2] !== '' && Number(match[2]) < Number(match[1])) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'invalid' : { start, end };
}
