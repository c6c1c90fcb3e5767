import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { API_HEADERS } from './csp';

/** Policy that Express's default error handler sets, by which its pages are distinguished from our answers. */
const EXPRESS_POLICY = "default-src 'none'";

const isExpressPage = (response: ServerResponse) =>
  !response.headersSent &&
  response.statusCode >= 400 &&
  response.getHeader('Content-Security-Policy') === EXPRESS_POLICY;

/** Says the same as Express's page, in the words of visitors' pages (`reason`) and of the callable protocol (`error`). */
export function unreadableBody(status: number): string {
  const isTheirs = status < 500;
  const platform = status === 503 ? 'UNAVAILABLE' : 'INTERNAL';
  return JSON.stringify({
    reason: isTheirs ? 'invalid-input' : 'internal',
    error: {
      status: isTheirs ? 'INVALID_ARGUMENT' : platform,
      message: isTheirs ? 'The request can’t be read' : 'The server could not finish',
    },
  });
}

function answerJson(response: ServerResponse): void {
  const end = response.end.bind(response);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- It takes what the server's own takes.
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isExpressPage(response)) return end(...args);
    const body = unreadableBody(response.statusCode);
    for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    return response.req.method === 'HEAD' ? end() : end(body);
  }) as ServerResponse['end'];
}

/**
 * Makes every service of this process answer JSON to what never reaches a handler of ours: a body that is no JSON, a path that
 * can't be decoded. The functions framework has no place for an error handler; Express's own answers a page, with a stack
 * unless `NODE_ENV` says production, which Cloud Run doesn't promise.
 */
export function answerUnreadableRequestsAsJson(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message === 'object' && message && 'response' in message) {
      const { response } = message;
      if (response instanceof ServerResponse) answerJson(response);
    }
  });
}
