import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerRequest } from './answer';
import { DEMO_BUSINESS, newWorld, type SentMessage, type WhatsAppFault } from './world';

export { DEMO_BUSINESS };
export type { SentMessage, WhatsAppFault };

/** A running server, with what happens at Meta as functions for tests. */
export interface LocalWhatsApp {
  origin: string;
  messages(): readonly SentMessage[];
  /** Returns the requests so far as `POST /v24.0/100200300400500/messages`. */
  requests(): readonly string[];
  /** Changes how requests are answered. */
  fail(fault: WhatsAppFault): void;
  close(): Promise<void>;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Starts the server on loopback. Several in one process share nothing.
 *
 * @param options.port - 0 takes a free port.
 */
export async function startLocalWhatsApp({ port = 0 }: { port?: number } = {}): Promise<LocalWhatsApp> {
  const world = newWorld();
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => answerRequest(world, request, response, body),
      () => response.destroy(),
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    messages: () => world.messages,
    requests: () => world.requests,
    fail: (fault) => {
      world.fault = fault;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
