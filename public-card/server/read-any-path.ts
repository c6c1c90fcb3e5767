import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { readablePath } from '../../build/server/readable-path.mjs';

const CHANNEL = 'http.server.request.start';

function makeReadable(message: unknown): void {
  if (typeof message !== 'object' || !message || !('request' in message)) return;
  const { request } = message;
  if (request instanceof IncomingMessage) request.url = readablePath(request.url ?? '/');
}

/**
 * Makes this process accept every path, so that a visitor with a broken link gets our error page: Express refuses a
 * path that can't be decoded before a handler of ours sees it.
 */
export function readAnyPath(): void {
  subscribe(CHANNEL, makeReadable);
}

/** Restores the default, as a test process has other servers too. */
export function leavePaths(): void {
  unsubscribe(CHANNEL, makeReadable);
}
