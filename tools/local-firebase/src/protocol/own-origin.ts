import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../store/status';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Lets only programs of this machine and this server's own pages at the tools.
 *
 * A page from elsewhere that runs in a developer's browser must neither read the data nor reset
 * anything: not by a request of its own, and not under a name of its own that it makes resolve to
 * 127.0.0.1. Following a link to the page is fine.
 */
export function requireOwnOrigin(request: IncomingMessage, response: ServerResponse): void {
  for (const header of ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials']) {
    response.removeHeader(header);
  }
  const { host = '', origin } = request.headers;
  if (!LOOPBACK.test(hostName(host))) throw refused(`it was asked for as '${host}'`);
  const site = request.headers['sec-fetch-site'];
  const isLink = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  if (!isOwnSite && !isLink) throw refused('a page of another origin asks');
  if (origin !== undefined && origin !== `http://${host}`) throw refused(`the page ${origin} asks`);
}

function hostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

function refused(why: string): StatusError {
  return new StatusError(
    'PERMISSION_DENIED',
    `The tools serve this machine and their own page only; ${why}.`,
  );
}
