import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerFrom, type Caller } from '../service/caller';
import { toStatusError } from '../store/status';
import { allowOrigin, readBody } from './http';
import { messageType, readJson } from './json-codec';
import type { ConnectionShares } from './connection-share';
import type { RpcBackend } from './rpc-backend';
import { chunk, ENDED_MILLIS, KEEP_ALIVE_MILLIS, WebChannelSession } from './webchannel-session';

const STREAMS = ['Listen', 'Write'] as const;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;
/** Status of a session whose end its client knows: nothing is missing, nothing waits. */
const ENDED_STATUS = [1, 0, 0];

/**
 * The browser SDK's streaming transport: one session is one stream. POSTs carry messages up (the first
 * one opens the session and holds the token), a long GET carries them down.
 */
export class WebChannelServer {
  private readonly sessions = new Map<string, WebChannelSession>();
  /**
   * Sessions that ended lately and whose clients know it, with the number of the client's goodbye, or infinity before that.
   *
   * Production answers every later POST with 400. It is reached over HTTP/2, where the requests of a page arrive in their
   * order; over the connections of HTTP/1.1 a goodbye can overtake the message before it, at every sign-out. That message
   * is answered as received, or the page's console would show an error that production never causes. What a client sends
   * after its goodbye is refused as there.
   */
  private readonly ended = new Map<string, number>();

  constructor(
    private readonly backend: RpcBackend,
    private readonly shares: ConnectionShares,
  ) {}

  /** Serves a channel request; returns false for any other address. */
  async serve(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const rpc = STREAMS.find((name) => url.pathname === `/google.firestore.v1.Firestore/${name}/channel`);
    if (!rpc) return false;
    allowOrigin(request, response);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    // Without this header Chromium holds the first bytes back to guess the type.
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const query = url.searchParams;
    const id = query.get('SID');
    if (id === null && request.method === 'POST') {
      const body = new URLSearchParams((await readBody(request)).toString());
      // The headers of the RPC travel in the body; the requesting page is named by those of the HTTP request.
      const caller = callerFrom({ ...request.headers, ...Object.fromEntries(headersOf(body)) });
      this.openSession(rpc, caller, body, response);
      return true;
    }
    const session = this.sessions.get(id ?? '');
    const requestNumber = Number(query.get('RID') ?? NaN);
    if (query.get('TYPE') === 'terminate') {
      session?.terminate();
      if (id !== null && (session || this.ended.has(id))) this.remember(id, requestNumber);
      // Also to a session that was closed from this side: nothing is wrong.
      response.writeHead(200).end();
      return true;
    }
    const goodbye = this.ended.get(id ?? '');
    const isAfterGoodbye = goodbye !== undefined && !(requestNumber < goodbye);
    if (!session || (request.method === 'POST' && isAfterGoodbye)) {
      if (request.method === 'POST' && goodbye !== undefined && !isAfterGoodbye) {
        response.writeHead(200).end(chunk(ENDED_STATUS));
        return true;
      }
      // The client looks for 'Unknown SID' anywhere but at the start; then it reconnects quietly.
      response.writeHead(400).end('Error 400: Unknown SID');
      return true;
    }
    session.acknowledge(Number(query.get('AID')) || 0);
    if (request.method === 'GET') {
      session.attach(response, query.get('CI') === '1');
      this.shares.addTurn(request, response, () => session.endTurn(response));
    } else {
      const body = new URLSearchParams((await readBody(request)).toString());
      session.receive(Number(body.get('ofs') ?? '0'), messagesOf(body));
      response.writeHead(200).end(chunk(session.status()));
    }
    return true;
  }

  close(): void {
    for (const session of [...this.sessions.values()]) session.close();
  }

  private openSession(
    rpc: 'Listen' | 'Write',
    caller: Caller,
    body: URLSearchParams,
    response: ServerResponse,
  ): void {
    const id = randomBytes(12).toString('base64url');
    const requestType = messageType(`${rpc}Request`);
    const session = new WebChannelSession({
      closesWhenIdle: rpc === 'Write',
      onMessage: (json) => {
        try {
          stream.onMessage(readJson(requestType, json));
        } catch (error) {
          session.fail(toStatusError(error));
        }
      },
      onClose: (isKnown) => {
        this.sessions.delete(id);
        if (isKnown) this.remember(id, Infinity);
        stream.onClose();
      },
    });
    this.sessions.set(id, session);
    const stream = this.backend.openStream(rpc, caller, session);
    const opening = [[0, ['c', id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MILLIS]]];
    response.writeHead(200).end(chunk(opening));
    session.receive(Number(body.get('ofs') ?? '0'), messagesOf(body));
  }

  private remember(id: string, goodbye: number): void {
    this.ended.set(id, goodbye);
    setTimeout(() => this.ended.delete(id), ENDED_MILLIS).unref();
  }
}

function messagesOf(body: URLSearchParams): string[] {
  const count = Math.min(Number(body.get('count') ?? '0') || 0, 1000);
  return Array.from({ length: count }, (_, index) => body.get(`req${index}___data__`) ?? '');
}

/** The RPC's own headers travel in the body of the opening POST. */
function headersOf(body: URLSearchParams): Map<string, string> {
  const lines = (body.get('headers') ?? '').split('\r\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
