import { createReadStream, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { extname, join } from 'node:path';
import { closed, listenHere } from '../../../scripts/stack/local-server.mjs';

const TYPES = { '.html': 'text/html; charset=utf-8', '.jpg': 'image/jpeg' };

function sendFile(response, path) {
  const { size } = statSync(path);
  response.writeHead(200, { 'content-type': TYPES[extname(path)], 'content-length': size });
  createReadStream(path).pipe(response);
}

function forward(request, response, target) {
  const { hostname, port, host } = new URL(target);
  const outgoing = httpRequest(
    { hostname, port, path: request.url, method: request.method, headers: { ...request.headers, host } },
    (incoming) => {
      response.writeHead(incoming.statusCode, incoming.headers);
      incoming.pipe(response);
    },
  );
  outgoing.on('error', () => response.writeHead(502).end());
  request.pipe(outgoing);
}

/**
 * One loopback server for both pages that are compared: the limit page from its folder under `/limit/`, everything else
 * from the public-card site.
 *
 * @param {{ limitPage: string, publicCard: string }} options
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFromOneOrigin({ limitPage, publicCard }) {
  const files = { '/limit/': 'index.html', '/limit/photo.jpg': 'photo.jpg' };
  const server = createServer((request, response) => {
    const file = files[request.url.split('?')[0]];
    if (file) sendFile(response, join(limitPage, file));
    else forward(request, response, publicCard);
  });
  return { origin: `http://127.0.0.1:${await listenHere(server)}`, close: () => closed(server) };
}
