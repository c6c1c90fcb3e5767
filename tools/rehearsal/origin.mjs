import { request as ask } from 'node:http';
import { hostingRequestHeaders } from '../../scripts/stack/function-proxy.mjs';
import { FROM_FUNCTION } from './hosting-versions.mjs';

const HERE = '127.0.0.1';

/** An edge of Hosting: one of the networks that the functions know it by (`functions/src/limits/hosting-edges.ts`). */
const EDGE_ADDRESS = '151.101.65.195';

/** Headers of a connection, which go no further. */
const HOPS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'te', 'upgrade', 'http2-settings']);

/** Returns the headers that go on to the other side. */
export const plainHeaders = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOPS.has(name)));

/** Returns an answer of the edge itself. */
export const ownAnswer = (status, text) => ({
  ...{ status, body: Buffer.from(text), isFile: false },
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
});

/** Sends a request to the origin of a site's version and reads the whole answer. */
export function askOrigin(port, incoming, headers, { answerMs, answerMax }) {
  return new Promise((resolve) => {
    const call = ask({ hostname: HERE, port, method: incoming.method, path: incoming.url, headers });
    const timer = setTimeout(() => {
      resolve(ownAnswer(504, 'Timed out waiting for function to respond.\n'));
      call.destroy();
    }, answerMs);
    const fail = () => {
      clearTimeout(timer);
      resolve(ownAnswer(502, 'The site is not available\n'));
    };
    call.on('error', fail);
    call.on('response', (response) => {
      const { [FROM_FUNCTION]: fromFunction, ...named } = plainHeaders(response.headers);
      const isFile = fromFunction === undefined;
      const chunks = [];
      let size = 0;
      response.on('data', (chunk) => {
        chunks.push(chunk);
        size += chunk.length;
        if (isFile || size <= answerMax) return;
        clearTimeout(timer);
        resolve(ownAnswer(500, 'The answer of the function is too large\n'));
        call.destroy();
      });
      response.on('error', fail);
      response.on('end', () => {
        clearTimeout(timer);
        const { 'content-length': _length, ...others } = named;
        // The function set no `Cache-Control` itself: the one in the answer is Hosting's default.
        const isUnsaid = fromFunction === 'unsaid';
        resolve({
          ...{ status: response.statusCode, headers: others, body: Buffer.concat(chunks), isFile },
          keptBy: isUnsaid ? undefined : others['cache-control'],
        });
      });
    });
    incoming.pipe(call);
  });
}

/** Returns the headers of a request as a function behind Hosting gets them in production. */
export const productionRequestHeaders = (client) => (headers) => ({
  ...hostingRequestHeaders({ ...headers, 'x-forwarded-for': client }, EDGE_ADDRESS),
  'x-forwarded-proto': 'https',
});
