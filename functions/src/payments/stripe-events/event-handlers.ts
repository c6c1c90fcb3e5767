import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { PAYMENT_EVENT_HANDLERS } from './payment-event-handlers';
import type { StripeEvent } from './stripe-event';
import { noteLostAccess, updateProvider } from '../connection/update-provider';

/** Database, clock and Stripe for the handler of an event. */
export interface EventContext {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
  stripe: Stripe;
}

/**
 * Applies an event. It fetches the present object from Stripe and stores that, so that it can be repeated, and events may come in any
 * order.
 */
export type EventHandler = (context: EventContext, event: StripeEvent) => Promise<unknown>;

/** Handlers by the type of event; events of other types are only remembered. */
export const EVENT_HANDLERS: Readonly<Record<string, EventHandler>> = {
  ...PAYMENT_EVENT_HANDLERS,
  'account.updated': (context, { account, objectId }) => updateProvider(context, account || objectId),
  'account.application.deauthorized': (context, { account }) => noteLostAccess(context, account),
};
