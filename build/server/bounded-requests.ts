import { subscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { API_HEADERS } from './csp';
import { unreadableBody } from './json-errors';
import { SERVICE_TABLE, type ServiceName } from './services';

/** Time for which a refused client may finish sending, in milliseconds: one that is cut off in the middle doesn't read its answer. */
const LINGER_MS = 1000;

/** Bytes of a refused body that are dropped; then the client has to wait. */
const LINGER_BYTES = 1024 * 1024;

/**
 * Time for which a client that keeps sending waits before its connection is closed, in milliseconds: one whose next bytes meet a
 * closed connection may drop the answer unread.
 */
const WAITING_MS = 250;

/** Size from which a body counts as large, in bytes. */
const LARGE_BYTES = 16 * 1024;

/** Time that a client has to send a request, in milliseconds: the largest body at the speed of a slow phone, three times over. */
const RECEIVE_MS = 60_000;

/** Answers a request that isn't read, and closes its connection. */
function refuse(request: IncomingMessage, response: ServerResponse, status: 413 | 415 | 503): void {
  const body = unreadableBody(status);
  // Also the listeners of a parser that has begun to read: they would wait for an end that never comes.
  request.removeAllListeners();
  request.on('error', () => {});
  response.on('error', () => {});
  response.writeHead(status, {
    ...API_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...(status === 503 && { 'Retry-After': '1' }),
  });
  response.write(body);
  let dropped = 0;
  const close = () => {
    clearTimeout(patience);
    response.end();
  };
  let patience = setTimeout(close, LINGER_MS).unref();
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped <= LINGER_BYTES) return;
    request.pause();
    clearTimeout(patience);
    patience = setTimeout(close, WAITING_MS).unref();
  });
  request.on('end', close);
  request.on('close', close);
  request.resume();
}

/** Counts the large bodies that a server holds. */
class LargeBodies {
  private held = 0;

  constructor(private readonly most: number) {}

  /** Takes a place until a response is over; returns false when there is none. */
  take(response: ServerResponse): boolean {
    if (this.held >= this.most) return false;
    this.held += 1;
    response.once('close', () => {
      this.held -= 1;
    });
    return true;
  }
}

/** Refuses a body that doesn't say how long it is as soon as it is too long. */
function countBytes(
  request: IncomingMessage,
  response: ServerResponse,
  most: number,
  large: LargeBodies,
): void {
  let read = 0;
  let isLarge = false;
  const findProblem = (): 413 | 503 | null => {
    if (read > most) return 413;
    if (read <= LARGE_BYTES || isLarge) return null;
    isLarge = large.take(response);
    return isLarge ? null : 503;
  };
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    const problem = findProblem();
    if (problem === null) return;
    // Where nobody reads the body, a handler is answering already.
    const isBeingRead = request.listenerCount('data') > 1 && !response.headersSent;
    if (isBeingRead) refuse(request, response, problem);
    else request.destroy();
  });
}

const guarded = new WeakSet<Server>();

/**
 * Puts a guard before whatever answers the requests of a server. It refuses with 415 a body in any encoding, which would have to be
 * unpacked to know its size, with 413 one that is longer than any that the service gets, and with 503 a large one beside as many as
 * an instance has room for.
 */
export function boundRequestsOf(server: Server, service: ServiceName): void {
  if (guarded.has(server)) return;
  guarded.add(server);
  server.requestTimeout = RECEIVE_MS;
  const { bodyMaxBytes, largeBodies } = SERVICE_TABLE[service];
  const large = new LargeBodies(largeBodies);
  const listeners = server.rawListeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-encoding': encoding, 'content-length': length = '0' } = request.headers;
    if (encoding !== undefined) return refuse(request, response, 415);
    if (Number(length) > bodyMaxBytes) return refuse(request, response, 413);
    if (Number(length) > LARGE_BYTES && !large.take(response)) return refuse(request, response, 503);
    if (request.headers['transfer-encoding'] !== undefined)
      countBytes(request, response, bodyMaxBytes, large);
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

const isService = (name: string): name is ServiceName => Object.hasOwn(SERVICE_TABLE, name);

/**
 * Bounds the requests of this process's service, before the functions framework reads them: its parsers unpack and keep up to a
 * gigabyte, whatever the path, and it has no place for a handler of ours before them (ADR 094). Does nothing in a process that is no
 * service, such as the CLI's or a test's.
 */
export function boundRequests(env: NodeJS.ProcessEnv = process.env): void {
  const service = env['FUNCTION_TARGET'] ?? env['K_SERVICE'] ?? '';
  if (!isService(service)) return;
  // Before the server passes on its first request.
  subscribe('http.server.request.start', (message) => {
    if (typeof message === 'object' && message && 'server' in message && message.server instanceof Server)
      boundRequestsOf(message.server, service);
  });
}
