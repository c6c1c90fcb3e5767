import { createServer } from 'node:http';
import { listenHere } from '../../scripts/stack/local-server.mjs';

/**
 * Serves plain HTTP on a port of this machine that is free.
 *
 * @param {import('node:http').RequestListener} handler
 */
export async function servePlain(handler) {
  const server = createServer(handler);
  await listenHere(server);
  return server;
}
