import { once } from 'node:events';

/**
 * Has a server listen on this machine alone.
 *
 * @param {import('node:net').Server} server
 * @param {number} [port] - Any that is free unless given.
 * @returns {Promise<number>} The port.
 * @throws When the port is taken.
 */
export async function listenHere(server, port = 0) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

/**
 * Returns the port that a server listens on.
 *
 * @param {import('node:net').Server} server
 */
export function portOf(server) {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return address.port;
}

/**
 * Closes a server with its connections.
 *
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
export const closed = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
