import { createServer, type IncomingMessage, type Server } from 'node:http';
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

/** Largest body that is read, in bytes. */
const MAX_BODY = 100_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const body: AsyncIterable<Buffer> = request;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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
    void bodyOf(request).then(
      (body) => answerRequest(world, request, response, body),
      () => response.writeHead(413).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
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
