import type { IncomingMessage, ServerResponse } from 'node:http';

/** Connections that a browser opens to one host over HTTP/1.1. */
const MAX_CONNECTIONS = 6;

/**
 * Times for which a GET may wait once all connections are busy. Each GET that is ended costs its page some work, so that
 * the time depends on what turned out to be held back: nothing, further GETs that wait, or something that has to get through.
 */
const TURN_MILLIS = { nothingHeldBack: 1_000, getsHeldBack: 300, othersHeldBack: 100 };
/** Time for which more of the same is expected after a request that was held back: a write sends two and waits for one. */
const EXPECTED_MILLIS = 1_000;

/** Facts about a request by which the share is arranged. */
export interface SharedRequest {
  /** Session of WebChannel that it belongs to. */
  session: string | undefined;
  isGet: boolean;
}

/** A GET that waits for messages, and can be ended in a way that its client takes for an ordinary pause. */
interface Turn {
  since: number;
  session: string | undefined;
  end: () => void;
}

/**
 * Lets the tabs of a browser take turns in waiting for messages.
 *
 * Each tab that listens keeps a connection busy with a GET that waits. Once all connections that a browser opens are busy,
 * whatever else a tab sends (the POST of a write, the GET for its answer) is held back inside the browser, where the server never sees it.
 * The GET that has waited longest is therefore ended: its client opens the next one, behind what was held back, and misses no message
 * meanwhile. The first request on the freed connection shows whether anything was.
 */
export class ConnectionShare {
  /** The requests under way, in their order; those without a turn end by themselves, or never. */
  private readonly busy = new Map<ServerResponse, Turn | undefined>();
  /** Sessions whose GET was ended, while their connections are free. */
  private readonly freedBy = new Set<string | undefined>();
  private turnMillis = TURN_MILLIS.getsHeldBack;
  private hurriesUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  get isUnused(): boolean {
    return this.busy.size === 0;
  }

  /** Counts a request that has come. */
  add(response: ServerResponse, request: SharedRequest): void {
    this.learnFrom(request);
    this.busy.set(response, undefined);
    this.makeRoom();
  }

  /** Declares a request a GET that waits. */
  addTurn(response: ServerResponse, session: string | undefined, end: () => void): void {
    this.busy.set(response, { since: performance.now(), session, end });
    this.makeRoom();
  }

  remove(response: ServerResponse): void {
    if (this.busy.delete(response)) this.makeRoom();
  }

  private makeRoom(): void {
    clearTimeout(this.timer);
    for (const [response, turn] of this.busy) {
      if (this.busy.size < MAX_CONNECTIONS) return;
      if (!turn) continue;
      const now = performance.now();
      const rest =
        turn.since + (now < this.hurriesUntil ? TURN_MILLIS.othersHeldBack : this.turnMillis) - now;
      if (rest > 0) {
        this.timer = setTimeout(() => this.makeRoom(), Math.ceil(rest)).unref();
        return;
      }
      this.busy.delete(response);
      this.freedBy.add(turn.session);
      turn.end();
    }
  }

  /** Takes the first request on a freed connection for one that was held back, unless it is the ended GET's next one. */
  private learnFrom({ session, isGet }: SharedRequest): void {
    if (this.freedBy.size === 0) return;
    if (isGet && this.freedBy.delete(session)) {
      this.turnMillis = Math.min(2 * this.turnMillis, TURN_MILLIS.nothingHeldBack);
      return;
    }
    const [oldest] = this.freedBy;
    this.freedBy.delete(oldest);
    this.turnMillis = TURN_MILLIS.getsHeldBack;
    if (!isGet) this.hurriesUntil = performance.now() + EXPECTED_MILLIS;
  }
}

/** The shares of all browsers. They are distinguished by the browsers' names, which is enough on one machine. */
export class ConnectionShares {
  private readonly byBrowser = new Map<string, ConnectionShare>();

  /** Counts a request until it is answered or given up. */
  add(request: IncomingMessage, response: ServerResponse): void {
    const browser = nameOf(request);
    const share = this.byBrowser.get(browser) ?? new ConnectionShare();
    this.byBrowser.set(browser, share);
    response.once('close', () => {
      share.remove(response);
      if (share.isUnused && this.byBrowser.get(browser) === share) this.byBrowser.delete(browser);
    });
    share.add(response, { session: sessionOf(request), isGet: request.method === 'GET' });
  }

  /** Lets a counted GET be ended when other requests of its browser need the connection. */
  addTurn(request: IncomingMessage, response: ServerResponse, end: () => void): void {
    this.byBrowser.get(nameOf(request))?.addTurn(response, sessionOf(request), end);
  }
}

function nameOf({ headers }: IncomingMessage): string {
  return headers['user-agent'] ?? '';
}

function sessionOf({ url = '' }: IncomingMessage): string | undefined {
  return /[?&]SID=([^&]*)/.exec(url)?.[1];
}
