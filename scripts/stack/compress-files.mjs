import { compressed } from './compression.mjs';

/**
 * Returns a `compression` for superstatic that compresses a file once and not with each answer, as Hosting sends what it has stored.
 *
 * @returns {(incoming: import('node:http').IncomingMessage, outgoing: import('node:http').ServerResponse, send: () => void) => void}
 */
export function compressFiles() {
  /** Contents of files by their tags, which are made of them. */
  const byPath = new Map();
  return (incoming, outgoing, send) => {
    const chunks = [];
    const { end } = outgoing;
    outgoing.write = (chunk) => chunks.push(chunk) > 0;
    outgoing.end = (chunk) => {
      const read = Buffer.concat(chunk ? [...chunks, chunk] : chunks);
      const tag = outgoing.getHeader('etag');
      if (tag && !byPath.has(tag)) byPath.set(tag, read);
      const answer = { headers: outgoing.getHeaders(), body: byPath.get(tag) ?? read };
      const { headers, body } = compressed(answer, incoming.headers['accept-encoding']);
      for (const name of ['vary', 'content-encoding'])
        if (headers[name]) outgoing.setHeader(name, headers[name]);
      outgoing.setHeader('content-length', body.length);
      return /** @type {any} */ (end).call(outgoing, body);
    };
    send();
  };
}
