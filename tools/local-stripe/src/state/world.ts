import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** Kinds of objects in the books of an account. */
export interface BookObjects {
  sessions: Stripe.Checkout.Session;
  paymentIntents: Stripe.PaymentIntent;
  setupIntents: Stripe.SetupIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  balanceTransactions: Stripe.BalanceTransaction;
  customers: Stripe.Customer;
  paymentMethods: Stripe.PaymentMethod;
  disputes: Stripe.Dispute;
}

/** Objects of each kind by their id, in the order of their creation. */
export type ObjectsById = { [Kind in keyof BookObjects]: Map<string, BookObjects[Kind]> };

/** Everything that is known about one account's money. */
export interface Books extends ObjectsById {
  /** Card number or IBAN of each payment method: decides what happens when it is charged. */
  numbers: Map<string, string>;
}

/** A link to the hosted onboarding: single use, valid for some minutes. */
export interface OnboardingLink {
  account: string;
  expiresAt: number;
  refreshUrl: string;
  returnUrl: string;
  isUsed: boolean;
}

/** End of the next refunds. */
export type RefundMode = 'succeeded' | 'pending' | 'failed';

/** All state of a stand-in. */
export interface World {
  /** Address of the stand-in's own pages. */
  origin: string;
  /** Returns the time in seconds since the epoch. */
  now: () => number;
  accounts: Map<string, Stripe.Account>;
  /** Accounts that took back the platform's access. */
  deauthorized: Set<string>;
  links: Map<string, OnboardingLink>;
  events: Map<string, Stripe.Event>;
  fees: Map<string, Stripe.ApplicationFee>;
  books: Map<string, Books>;
  refundMode: RefundMode;
  /** Seconds after which a direct debit settles. */
  settlesAfter: number;
  /** Sends a new event to the webhooks. */
  deliver: (event: Stripe.Event) => void;
}

/** The platform's id; events of applications name it. */
export const APPLICATION = 'ca_local_platform';

/** Returns an id as the API makes them: a prefix and random letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Creates an empty world. */
export function newWorld(options: Pick<World, 'now' | 'deliver' | 'settlesAfter'>): World {
  return {
    ...options,
    origin: '',
    accounts: new Map(),
    deauthorized: new Set(),
    links: new Map(),
    events: new Map(),
    fees: new Map(),
    books: new Map(),
    refundMode: 'succeeded',
  };
}

/** Returns the books of an account; `''` is the platform's own. */
export function booksOf(world: World, account: string): Books {
  const known = world.books.get(account);
  if (known) return known;
  const books: Books = {
    sessions: new Map(),
    paymentIntents: new Map(),
    setupIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    balanceTransactions: new Map(),
    customers: new Map(),
    paymentMethods: new Map(),
    disputes: new Map(),
    numbers: new Map(),
  };
  world.books.set(account, books);
  return books;
}

/** Returns the charge that another object names. */
export function chargeOf(world: World, account: string, id: string | Stripe.Charge | null): Stripe.Charge {
  const charge = booksOf(world, account).charges.get(String(id));
  if (!charge) throw new Error(`${account} has no charge ${String(id)}`);
  return charge;
}
