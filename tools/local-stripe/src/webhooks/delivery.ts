import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';

/** Settings of the way to the webhook, with its faults. */
export interface DeliverySettings {
  /** Address that events are sent to; with `null` they are only stored. */
  url: string | null;
  /** Secret that events are signed with. */
  secret: string;
  /** Share of events that never arrive. */
  loss: number;
  /** Share of events that arrive twice. */
  duplicates: number;
  /** Longest random delay, in milliseconds; events overtake each other. */
  delayMs: number;
  /** Collects this many events and sends them in another order; 0 for none. */
  disorder: number;
  /** Tries after an answer that isn't 2xx. */
  retries: number;
}

/** Settings of a new stand-in: each event once, at once. */
export const DEFAULT_DELIVERY: Omit<DeliverySettings, 'url' | 'secret'> = {
  ...{ loss: 0, duplicates: 0, delayMs: 0, disorder: 0, retries: 3 },
};

/** Pause before a retry, in milliseconds; Stripe itself tries for three days. */
const RETRY_MS = 400;

/** Longest wait for the webhook's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Returns the header that proves where an event comes from.
 *
 * @see https://docs.stripe.com/webhooks/signature: `t` and the HMAC-SHA256 of `{t}.{body}`.
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends events to the webhook, with the faults that are set. */
export class Delivery {
  private readonly open = new Set<Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private held: Stripe.Event[] = [];
  private isClosed = false;

  constructor(
    public settings: DeliverySettings,
    private readonly random: () => number,
    private readonly now: () => number,
  ) {}

  /** Takes a new event. */
  take(event: Stripe.Event): void {
    const { loss, duplicates, disorder } = this.settings;
    if (this.settings.url === null || this.random() < loss) return;
    const copies = this.random() < duplicates ? [event, event] : [event];
    if (disorder === 0) {
      copies.forEach((copy) => this.start(copy));
      return;
    }
    this.held.push(...copies);
    if (this.held.length >= disorder) this.release();
  }

  /** Sends what is held back, in a random order. */
  release(): void {
    const events = this.held;
    this.held = [];
    while (events.length > 0) {
      const [event] = events.splice(Math.floor(this.random() * events.length), 1);
      if (event) this.start(event);
    }
  }

  /** Sends one event again, as an operator can in the dashboard. */
  async resend(event: Stripe.Event): Promise<number | null> {
    return this.post(event);
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    this.release();
    while (this.open.size > 0) await Promise.all(this.open);
  }

  /** Drops events that are on their way. */
  close(): void {
    this.isClosed = true;
    this.timers.forEach(clearTimeout);
  }

  private start(event: Stripe.Event): void {
    const work = this.send(event).finally(() => this.open.delete(work));
    this.open.add(work);
  }

  private async send(event: Stripe.Event): Promise<void> {
    const { delayMs, retries } = this.settings;
    // Never inside the request that caused the event.
    await this.pause(delayMs * this.random());
    for (let tries = 0; tries <= retries && !this.isClosed; tries += 1) {
      const status = await this.post(event);
      if (status !== null && status >= 200 && status < 300) return;
      await this.pause(RETRY_MS * 2 ** tries);
    }
  }

  private async post(event: Stripe.Event): Promise<number | null> {
    const { url, secret } = this.settings;
    if (url === null || this.isClosed) return null;
    const body = JSON.stringify(event);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, secret, this.now()),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms);
      this.timers.add(timer);
    });
  }
}
