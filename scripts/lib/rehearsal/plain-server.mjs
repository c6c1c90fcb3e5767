import { createServer } from 'node:http';

/**
 * Serves plain HTTP on a port of this machine that is free.
 *
 * @param {import('node:http').RequestListener} handler
 */
export async function servePlain(handler) {
  const server = createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Closes a server with its connections. */
export const closed = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
