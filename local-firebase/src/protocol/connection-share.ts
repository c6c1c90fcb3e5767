import type { ServerResponse } from 'node:http';

/** Connections that a browser opens to one host over HTTP/1.1. */
const MOST_CONNECTIONS = 6;
/**
 * Time for which a GET may wait although others need its connection. With twenty tabs a request then waits for about
 * a quarter of a second, and a browser whose tabs do nothing sends sixty small requests a second.
 */
const TURN_MILLIS = 100;

/**
 * Lets the tabs of a browser take turns in waiting for messages.
 *
 * Each tab that listens keeps a connection busy with a GET that waits. Once these take all connections that a browser
 * opens, whatever else a tab sends (the POST of a write, the GET for its answer) is held back inside the browser, where
 * nobody would ever see it. The GET that has waited longest is therefore ended: its client opens the next one, behind
 * what was held back, and misses no message meanwhile.
 */
export class ConnectionShare {
  private readonly waiting = new Map<ServerResponse, { since: number; endTurn: () => void }>();
  private timer: NodeJS.Timeout | undefined;

  get isUnused(): boolean {
    return this.waiting.size === 0;
  }

  /** @param endTurn - Ends the GET in a way that its client takes for an ordinary pause. */
  add(get: ServerResponse, endTurn: () => void): void {
    this.waiting.set(get, { since: performance.now(), endTurn });
    this.makeRoom();
  }

  remove(get: ServerResponse): void {
    if (this.waiting.delete(get)) this.makeRoom();
  }

  private makeRoom(): void {
    clearTimeout(this.timer);
    for (const [get, { since, endTurn }] of this.waiting) {
      if (this.waiting.size < MOST_CONNECTIONS) return;
      const rest = since + TURN_MILLIS - performance.now();
      if (rest > 0) {
        this.timer = setTimeout(() => this.makeRoom(), rest).unref();
        return;
      }
      this.waiting.delete(get);
      endTurn();
    }
  }
}
