import type { ServerResponse } from 'node:http';
import { MAX_REQUEST_BYTES } from '../store/limits';
import { invalidArgument, type StatusError } from '../store/status';
import type { StreamTransport } from '../streams/rpc-stream';

/** Silence after which a noop is sent; the client gives up after 1.5 times this. */
export const KEEP_ALIVE_MILLIS = 30_000;
/** A session nobody listens to is a closed tab, which says nothing when it goes. */
const ABANDONED_MILLIS = 60_000;
/**
 * An idle Write session is ended by the server: browsers allow six connections per host, and two for
 * each tab would stall the third one. The client opens a new session for its next write.
 */
const IDLE_WRITE_MILLIS = 1_000;
/** The client opens a Write stream with a message that holds no writes. */
const OPENING_MESSAGES = 1;
/**
 * For this long a session that ended idle, or whose end its client knows, still answers: what was on its way is taken as
 * received and never carried out. A client that needs it reads the end on its GET and sends it again on a new session. A
 * refusal would have the same effect, and would appear in the page's console as an error.
 */
export const ENDED_MILLIS = 30_000;
/** With XHR the client keeps the whole response in memory, so a long one is ended now and then. */
const MAX_RESPONSE_UNITS = 2_000_000;
const MAX_PENDING_MESSAGES = 1_000;

/** Length counted in UTF-16 units, as the client counts it, then the JSON. */
export function chunk(json: unknown): string {
  const text = JSON.stringify(json);
  return `${text.length}\n${text}`;
}

interface SessionOptions {
  closesWhenIdle: boolean;
  onMessage(json: unknown): void;
  /** @param isKnown - Whether the client ended it, or was sent the error that did. */
  onClose(isKnown: boolean): void;
}

/** One WebChannel session: numbered messages both ways, over whatever requests come and go. */
export class WebChannelSession implements StreamTransport<unknown> {
  private outgoing: [id: number, payload: unknown][] = [];
  private lastId = 0;
  private sentId = 0;
  private expectedMessage = 0;
  private readonly early = new Map<number, string>();
  private back: { response: ServerResponse; longPoll: boolean; units: number } | undefined;
  private closed = false;
  private failed = false;
  private ended = false;
  private readonly keepAlive: NodeJS.Timeout;
  /** Runs while no GET is attached, and after the session ended idle. */
  private closing: NodeJS.Timeout | undefined;
  private readonly idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: SessionOptions) {
    this.keepAlive = setInterval(() => this.push(['noop']), KEEP_ALIVE_MILLIS).unref();
    this.awaitListener();
    if (options.closesWhenIdle) this.idle = setTimeout(() => this.endIdle(), IDLE_WRITE_MILLIS).unref();
  }

  send(message: unknown): void {
    this.idle?.refresh();
    this.push([message]);
  }

  /** Ends the session; without an open GET the error waits for the next one, so that it reaches the client. */
  fail({ code, message, status }: StatusError): void {
    this.push([{ error: { code, message, status } }]);
    this.failed = true;
    if (this.back) this.close({ isKnown: true });
  }

  /** Takes messages of a forward POST; a repeated one is dropped, one that overtook waits. */
  receive(offset: number, messages: readonly string[]): void {
    if (this.ended) return;
    this.idle?.refresh();
    messages.forEach((message, index) => {
      const number = offset + index;
      if (number >= this.expectedMessage && this.early.size < MAX_PENDING_MESSAGES)
        this.early.set(number, message);
    });
    for (let next = this.early.get(this.expectedMessage); next !== undefined;) {
      this.early.delete(this.expectedMessage++);
      if (!this.closed && !this.failed) this.deliver(next);
      next = this.early.get(this.expectedMessage);
    }
  }

  /** Drops the messages that the client has received. */
  acknowledge(id: number): void {
    this.outgoing = this.outgoing.filter(([sent]) => sent > id);
  }

  /** Makes a GET the back channel. Something is written at once: an empty wait looks like a proxy that buffers. */
  attach(response: ServerResponse, longPoll: boolean): void {
    this.endBack();
    if (!this.ended) clearTimeout(this.closing);
    this.back = { response, longPoll, units: 0 };
    response.on('close', () => {
      if (this.back?.response === response) this.back = undefined;
      if (!this.back && !this.closed) this.awaitListener();
    });
    response.writeHead(200);
    response.flushHeaders();
    this.sentId = this.outgoing[0] ? this.outgoing[0][0] - 1 : this.lastId;
    if (this.outgoing.length === 0 && !longPoll) this.push(['noop']);
    else this.flush();
    if (this.failed) this.close({ isKnown: true });
    if (this.ended) this.endBack();
  }

  /** Ends a GET that is still the back channel, so that other requests of its browser get the connection. */
  endTurn(response: ServerResponse): void {
    if (this.back?.response === response) this.endBack();
  }

  /**
   * Returns the answer to a forward POST: whether a GET is attached, the id of the last message sent on it, and the
   * size of the waiting messages.
   */
  status(): [number, number, number] {
    const waiting = this.outgoing.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
    return [this.back ? 1 : 0, this.sentId, waiting];
  }

  /** Takes the client's goodbye. One to a session that ended idle may overtake a write, which still needs its answer. */
  terminate(): void {
    if (!this.ended) this.close({ isKnown: true });
  }

  close({ isKnown = false } = {}): void {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.keepAlive);
    clearTimeout(this.closing);
    clearTimeout(this.idle);
    this.endBack();
    this.options.onClose(isKnown);
  }

  private awaitListener(): void {
    if (!this.ended) this.closeAfter(ABANDONED_MILLIS);
  }

  private closeAfter(millis: number): void {
    clearTimeout(this.closing);
    this.closing = setTimeout(() => this.close(), millis).unref();
  }

  private deliver(text: string): void {
    if (Buffer.byteLength(text) > MAX_REQUEST_BYTES) {
      this.fail(invalidArgument(`A request has at most ${MAX_REQUEST_BYTES} bytes.`));
      return;
    }
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      this.fail(invalidArgument('A message is not JSON.'));
      return;
    }
    this.options.onMessage(json);
  }

  private push(payload: unknown): void {
    if (this.closed || this.failed) return;
    this.outgoing.push([++this.lastId, payload]);
    this.flush();
  }

  private flush(): void {
    const { back } = this;
    const waiting = this.outgoing.filter(([id]) => id > this.sentId);
    if (!back || waiting.length === 0) return;
    const text = chunk(waiting);
    back.response.write(text);
    back.units += text.length;
    this.sentId = this.lastId;
    this.keepAlive.refresh();
    if (back.longPoll || back.units > MAX_RESPONSE_UNITS) this.endBack();
  }

  /** Ends the GET, never without a byte: the client counts an empty answer as a failure. */
  private endBack(): void {
    const { back } = this;
    if (!back) return;
    this.back = undefined;
    if (back.units === 0) back.response.write(chunk([[++this.lastId, ['noop']]]));
    back.response.end();
  }

  /**
   * Ends an idle session, once a GET is there to say so on: a slow client's first one may still be on its way. So may its
   * first write, which it opened the session for: the browser holds that back while other tabs use its connections.
   */
  private endIdle(): void {
    const hasWritten = this.expectedMessage > OPENING_MESSAGES;
    if (!this.back || !hasWritten) {
      this.idle?.refresh();
      return;
    }
    this.push(['close']);
    this.ended = true;
    this.endBack();
    clearInterval(this.keepAlive);
    this.closeAfter(ENDED_MILLIS);
  }
}
