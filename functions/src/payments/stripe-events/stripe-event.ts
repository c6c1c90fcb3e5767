import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { errorCode } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import type Stripe from 'stripe';
import { z } from 'zod';
import { requireStored } from '../../stored/read-stored';

/** Time for which an event is remembered, in milliseconds: far longer than Stripe repeats one. */
const KEPT_MS = 90 * DAY_MS;

/**
 * `stripeEvents/{id}`: an event of Stripe's and the id of its object. The object itself isn't stored: the handler of the event fetches it.
 */
const eventSchema = z.object({
  type: z.string(),
  /** Connected account; empty for the platform itself. */
  account: z.string(),
  objectId: z.string(),
  livemode: z.boolean(),
});

export type StripeEvent = z.infer<typeof eventSchema> & { id: string };

/** Reads a stored event, which must exist. */
export const readEvent = (found: DocumentSnapshot): StripeEvent => ({
  ...requireStored(eventSchema, found),
  id: found.id,
});

/** Refers to the record of an event. */
export const stripeEventRef = (db: Firestore, id: string): DocumentReference => db.doc(`stripeEvents/${id}`);

/**
 * Stores that an event arrived, once.
 *
 * @returns False for one that is known: a repetition.
 */
export async function storeStripeEvent(db: Firestore, event: Stripe.Event, now: number): Promise<boolean> {
  const { object } = event.data;
  const at = Timestamp.fromMillis(now);
  try {
    await stripeEventRef(db, event.id).create({
      type: event.type,
      account: event.account ?? '',
      objectId: 'id' in object && typeof object.id === 'string' ? object.id : '',
      livemode: event.livemode,
      happenedAt: Timestamp.fromMillis(event.created * 1000),
      receivedAt: at,
      // Until it has been applied.
      dueAt: at,
      attempts: 0,
      appliedAt: null,
      failure: '',
      expiresAt: Timestamp.fromMillis(now + KEPT_MS),
    });
    return true;
  } catch (error) {
    // ALREADY_EXISTS
    if (errorCode(error) === 6) return false;
    throw error;
  }
}
