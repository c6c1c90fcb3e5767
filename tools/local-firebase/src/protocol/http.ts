import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { gzipSync } from 'node:zlib';
import { invalidArgument, type StatusError, type StatusName } from '../store/status';

const MAX_BODY_BYTES = 32 * 1024 * 1024;

const HTTP_STATUS: Partial<Record<StatusName, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

/** Time for which an idle connection stays open, in milliseconds, as at Google's front end. */
const IDLE_MS = 600_000;

/**
 * Creates an HTTP server that waits for slow requests and keeps idle connections: a request that is sent while its
 * connection is being closed gets no answer, and Node's five seconds are short for a slow machine.
 */
export function createHttpServer(serve: RequestListener): Server {
  const server = createServer(serve);
  server.requestTimeout = 0;
  server.keepAliveTimeout = IDLE_MS;
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}

/** Reads the whole body of a request. */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const body: AsyncIterable<Buffer> = request;
  for await (const chunk of body) {
    size += chunk.length;
    // The rest is read and dropped: leaving the loop would cut the connection before the answer.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw invalidArgument(`A request has at most ${maxBytes} bytes.`);
  return Buffer.concat(chunks);
}

/** Reads the body as JSON; an empty body counts as an empty object. */
export async function readJsonBody(request: IncomingMessage, maxBytes?: number): Promise<unknown> {
  const text = (await readBody(request, maxBytes)).toString();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('The request body is not JSON.');
  }
}

/**
 * Lets a page of any origin in, with credentials: the full SDK sends its calls in that mode, and
 * browsers then accept neither `*` nor an error without these headers.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight by allowing whatever it requests. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader('Access-Control-Max-Age', '3600');
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(204).end();
}

/** Shortest answer that is compressed, in bytes. */
const COMPRESSED_FROM_BYTES = 1024;

/** Answers with JSON, compressed where the client takes it, as Google's interfaces do. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const json = Buffer.from(JSON.stringify(body));
  const takesGzip = /\bgzip\b/.test(String(response.req.headers['accept-encoding'] ?? ''));
  const isCompressed = takesGzip && json.length >= COMPRESSED_FROM_BYTES;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipSync(json) : json);
}

/** Sends an error in the form that both the REST clients and the lite SDK read. */
export function sendError(response: ServerResponse, error: StatusError): void {
  const code = HTTP_STATUS[error.status] ?? 500;
  sendJson(response, { error: { code, message: error.message, status: error.status } }, code);
}

/** Returns a path without percent encoding; one that is encoded wrongly stays as it is, and matches nothing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
