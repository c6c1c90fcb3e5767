import type { IncomingMessage, ServerResponse } from 'node:http';

/** Connections that a browser opens to one host over HTTP/1.1. */
const MOST_CONNECTIONS = 6;
/**
 * Time for which a GET may wait although others need its connection. With twenty tabs a request then waits for about
 * a quarter of a second, and a browser whose tabs do nothing sends sixty small requests a second.
 */
const TURN_MILLIS = 100;

/** A GET that waits for messages, and can be ended in a way that its client takes for an ordinary pause. */
interface Turn {
  since: number;
  end: () => void;
}

/**
 * Lets the tabs of a browser take turns in waiting for messages.
 *
 * Each tab that listens keeps a connection busy with a GET that waits. Once all connections that a browser opens are busy,
 * whatever else a tab sends (the POST of a write, the GET for its answer) is held back inside the browser, where nobody
 * would ever see it. The GET that has waited longest is therefore ended: its client opens the next one, behind what was
 * held back, and misses no message meanwhile.
 */
export class ConnectionShare {
  /** The requests under way, in their order; those without a turn end by themselves, or never. */
  private readonly busy = new Map<ServerResponse, Turn | undefined>();
  private timer: NodeJS.Timeout | undefined;

  get isUnused(): boolean {
    return this.busy.size === 0;
  }

  /** Counts a request that has come. */
  add(response: ServerResponse): void {
    this.busy.set(response, undefined);
    this.makeRoom();
  }

  /** Declares a request a GET that waits. */
  addTurn(response: ServerResponse, end: () => void): void {
    this.busy.set(response, { since: performance.now(), end });
    this.makeRoom();
  }

  remove(response: ServerResponse): void {
    if (this.busy.delete(response)) this.makeRoom();
  }

  private makeRoom(): void {
    clearTimeout(this.timer);
    for (const [response, turn] of this.busy) {
      if (this.busy.size < MOST_CONNECTIONS) return;
      if (!turn) continue;
      const rest = turn.since + TURN_MILLIS - performance.now();
      if (rest > 0) {
        this.timer = setTimeout(() => this.makeRoom(), rest).unref();
        return;
      }
      this.busy.delete(response);
      turn.end();
    }
  }
}

/** The shares of all browsers. They are told apart by their names, which is enough on one machine. */
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
    share.add(response);
  }

  /** Lets a counted GET be ended when other requests of its browser need the connection. */
  addTurn(request: IncomingMessage, response: ServerResponse, end: () => void): void {
    this.byBrowser.get(nameOf(request))?.addTurn(response, end);
  }
}

function nameOf({ headers }: IncomingMessage): string {
  return headers['user-agent'] ?? '';
}
