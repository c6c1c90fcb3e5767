import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { ApiServer, catchUp } from './api/api-server';
import { FAULTS, type Fault, type FaultState } from './api/faults';
import { answerControl } from './control';
import { answerPage } from './pages';
import { deauthorize, endOnboarding, type OnboardingEnd } from './state/accounts';
import { closeDispute, openDispute } from './state/disputes';
import { paySession, type Attempt } from './state/pay-session';
import type { Payer } from './state/payment-methods';
import { failRefund, settleRefund } from './state/refunds';
import { APPLICATION, newWorld, type BookObjects, type ObjectsById, type RefundMode } from './state/world';
import { DEFAULT_DELIVERY, Delivery, signatureOf, type DeliverySettings } from './webhooks/delivery';

export type { Attempt, DeliverySettings, Fault, OnboardingEnd, Payer, RefundMode };
export { FAULTS, signatureOf };

/** Options of a stand-in. */
export interface LocalStripeOptions {
  /** 0 takes a free port. */
  port?: number;
  /** Address that events are sent to; without it they are only stored. */
  webhookUrl?: string;
  /** Secret that events are signed with. */
  webhookSecret?: string;
  /** Returns the time in milliseconds; the machine's by default. */
  now?: () => number;
  /** Returns a random number from 0 to 1 for lost, doubled and delayed events. */
  random?: () => number;
  /** Seconds until a direct debit settles. */
  settlesAfter?: number;
}

/** A running stand-in, with the things that people do at Stripe as functions for tests. */
export interface LocalStripe {
  port: number;
  /** Address for the `stripe` package's host, port and protocol, and for browsers. */
  origin: string;
  /** Returns every event so far, oldest first. */
  events(): Stripe.Event[];
  /** Returns the API's requests so far as `POST /v1/refunds`. */
  requests(): readonly string[];
  /** Changes how events are delivered. */
  deliver(settings: Partial<DeliverySettings>): void;
  /** Sends an event again; returns the webhook's status. */
  resend(eventId: string): Promise<number | null>;
  /** Resolves when no event is on its way any more. */
  idle(): Promise<void>;
  /** Simulates a fault for the next requests; without a number, for all until the next call. */
  fail(fault: Fault, options?: { requests?: number; slowMs?: number; isCarriedOut?: boolean }): void;
  /** Moves the clock ahead: sessions end and direct debits settle. */
  advance(seconds: number): void;
  /** Ends an account's onboarding. */
  endOnboarding(account: string, end: OnboardingEnd): void;
  /** Takes the platform's access to an account away. */
  deauthorize(account: string): void;
  /** Pays a session of Checkout, as somebody does on its page. */
  pay(account: string, session: string, payer?: Partial<Payer>, answer?: 'yes' | 'no'): Attempt;
  /** Decides how the next refunds end. */
  refunds(mode: RefundMode): void;
  /** Ends a refund that is pending or was reported as finished. */
  endRefund(account: string, refund: string, end: 'succeeded' | 'failed'): void;
  dispute(account: string, charge: string, reason?: string): Stripe.Dispute;
  endDispute(account: string, dispute: string, end: 'won' | 'lost'): void;
  close(): Promise<void>;
}

/** Pause between two looks at what depends on the time, in milliseconds. */
const TICK_MS = 1000;

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** The platform, as an event about an account's access names it. */
const PLATFORM: Stripe.Application = { id: APPLICATION, object: 'application', name: 'Plataforma local' };

/**
 * Starts the stand-in on loopback. Several in one process share nothing.
 *
 * @example
 * const local = await startLocalStripe({ webhookUrl });
 * const stripe = new Stripe('sk_test_local', { host: '127.0.0.1', port: local.port, protocol: 'http' });
 */
export async function startLocalStripe(options: LocalStripeOptions = {}): Promise<LocalStripe> {
  const clock = options.now ?? Date.now;
  let ahead = 0;
  const now = () => Math.floor(clock() / 1000) + ahead;
  const delivery = new Delivery(
    {
      ...DEFAULT_DELIVERY,
      url: options.webhookUrl ?? null,
      secret: options.webhookSecret ?? 'whsec_local',
    },
    options.random ?? Math.random,
    now,
  );
  const world = newWorld({
    now,
    deliver: (event) => delivery.take(event),
    settlesAfter: options.settlesAfter ?? 20,
  });
  const faults: FaultState = { fault: 'none', left: 0, slowMs: 0, isCarriedOut: false };
  const api = new ApiServer(world, faults);

  const accountOrThrow = (id: string) => {
    const account = world.accounts.get(id);
    if (!account) throw new Error(`There is no account ${id}`);
    return account;
  };
  const inBooks = <Kind extends keyof BookObjects>(account: string, kind: Kind, id: string) => {
    const books: ObjectsById | undefined = world.books.get(account);
    const object = books?.[kind].get(id);
    if (!object) throw new Error(`${account} has no ${id} among its ${kind}`);
    return object;
  };
  const handle: Omit<LocalStripe, 'port' | 'origin' | 'close'> = {
    events: () => [...world.events.values()],
    requests: () => api.requests,
    deliver: (settings) => {
      delivery.settings = { ...delivery.settings, ...settings };
    },
    resend: async (id) => {
      const event = world.events.get(id);
      if (!event) throw new Error(`There is no event ${id}`);
      return delivery.resend(event);
    },
    idle: () => delivery.idle(),
    fail: (fault, { requests = Infinity, slowMs = 3000, isCarriedOut = false } = {}) => {
      Object.assign(faults, { fault, left: requests, slowMs, isCarriedOut });
    },
    advance: (seconds) => {
      ahead += seconds;
      catchUp(world);
    },
    endOnboarding: (account, end) => endOnboarding(world, accountOrThrow(account), end),
    deauthorize: (account) => deauthorize(world, accountOrThrow(account), PLATFORM),
    pay: (account, id, payer = {}, answer) => {
      catchUp(world);
      const session = inBooks(account, 'sessions', id);
      if (session.status !== 'open') return { refusedBecause: `The session is ${session.status}` };
      const whole: Payer = {
        way: 'card',
        number: '4242424242424242',
        email: 'ana@ejemplo.com',
        name: 'Ana',
        ...payer,
      };
      return paySession(world, account, session, whole, answer);
    },
    refunds: (mode) => {
      world.refundMode = mode;
    },
    endRefund: (account, id, end) => {
      const refund = inBooks(account, 'refunds', id);
      if (end === 'failed') failRefund(world, account, refund);
      else settleRefund(world, account, refund);
    },
    dispute: (account, charge, reason = 'fraudulent') =>
      openDispute(world, account, inBooks(account, 'charges', charge), reason),
    endDispute: (account, id, end) => closeDispute(world, account, inBooks(account, 'disputes', id), end),
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    void (async () => {
      try {
        const body = await text(request);
        if (url.pathname.startsWith('/v1/')) await api.handle(request, response, url, body);
        else if (url.pathname.startsWith('/__local/'))
          await answerControl(handle, request, response, url, body);
        else answerPage(world, request, response, url, body);
      } catch (error) {
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(String(error));
      }
    })();
  });
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  world.origin = `http://127.0.0.1:${port}`;
  const ticks = setInterval(() => catchUp(world), TICK_MS);
  ticks.unref();
  return {
    ...handle,
    port,
    origin: world.origin,
    close: async () => {
      clearInterval(ticks);
      delivery.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
