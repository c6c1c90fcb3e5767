import { request } from 'node:http';
import { connect } from 'node:net';

/** Longest wait of a request for a service that is being started, in milliseconds: Cloud Run holds it as well. */
const START_MS = 20_000;

/** Longest wait of Hosting for an answer, in milliseconds. */
const ANSWER_MS = 60_000;

/** Connects to a service's socket, however long it takes to start. */
async function connection(path) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        const socket = connect(path, () => resolve(socket));
        socket.once('error', reject);
      });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Address of Hosting's edge on this machine: a reserved one, so that a client that calls a function directly isn't taken for it. */
export const LOCAL_EDGE = '192.0.2.1';

/** Returns the headers of a request as Google's front end passes them on: it appends the client's address to `X-Forwarded-For`. */
function forwardedHeaders(incoming) {
  const { headers, socket } = incoming;
  const before = headers['x-forwarded-for'];
  return {
    ...headers,
    'x-forwarded-for': before ? `${before}, ${socket.remoteAddress}` : socket.remoteAddress,
    'x-forwarded-proto': 'http',
  };
}

/**
 * Passes a request on to a service's socket and its answer back.
 *
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {object} options
 * @param {string} options.socketPath
 * @param {string} options.path - Path and query of the request to the service.
 * @param {(headers: Record<string, any>) => Record<string, any>} [options.toService] - Changes the request's headers.
 * @param {(headers: Record<string, any>) => Record<string, any>} [options.toClient] - Changes the answer's headers.
 */
export async function passOn(
  incoming,
  outgoing,
  { socketPath, path, toService = (headers) => headers, toClient = (headers) => headers },
) {
  const fail = (status, text) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(status, { 'content-type': 'text/plain' }).end(text);
  };
  let socket;
  try {
    socket = await connection(socketPath);
  } catch {
    return fail(503, 'The service is not available\n');
  }
  // The client has disconnected meanwhile, and its address is unknown.
  if (incoming.socket.remoteAddress === undefined) {
    socket.destroy();
    return;
  }
  const call = request({
    createConnection: () => /** @type {import('node:net').Socket} */ (socket),
    method: incoming.method,
    path,
    headers: { ...toService(forwardedHeaders(incoming)), connection: 'close' },
    timeout: ANSWER_MS,
  });
  call.on('response', (answer) => {
    const { connection: _hop, 'keep-alive': _alive, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode, toClient(headers));
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  call.on('timeout', () => {
    fail(504, 'Timed out waiting for function to respond.\n');
    call.destroy();
  });
  call.on('error', () => fail(500, 'The service ended without an answer\n'));
  outgoing.on('close', () => call.destroy());
  incoming.pipe(call);
}

const REQUIRED_VARY = ['Accept-Encoding', 'Authorization', 'Cookie'];

/**
 * Returns the headers that Hosting sends to a function: of cookies only `__session`, the requested host as `X-Forwarded-Host`, and in
 * `X-Forwarded-For` also the edge's address, which Google's front end between them appends.
 */
export function hostingRequestHeaders(headers, edge = LOCAL_EDGE) {
  const session = (headers.cookie ?? '').split(/; ?/).find((cookie) => cookie.startsWith('__session='));
  const { cookie: _dropped, ...others } = headers;
  return {
    ...others,
    'x-forwarded-for': `${headers['x-forwarded-for']}, ${edge}`,
    'x-forwarded-host': headers.host,
    ...(session && { cookie: session }),
  };
}

/** Returns the headers that Hosting sends back: private unless said otherwise, and no cookie on an answer that shared caches may store. */
export function hostingAnswerHeaders(headers) {
  const cacheControl = headers['cache-control'] ?? 'private';
  const { 'set-cookie': cookies, ...others } = headers;
  const vary = new Set([...(headers.vary?.split(/, ?/) ?? []), ...REQUIRED_VARY]);
  return {
    ...others,
    ...(cookies && cacheControl.includes('private') && { 'set-cookie': cookies }),
    'cache-control': cacheControl,
    vary: [...vary].join(', '),
  };
}
