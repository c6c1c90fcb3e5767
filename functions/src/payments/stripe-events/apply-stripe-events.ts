import { FieldValue, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import type Stripe from 'stripe';
import type { Job } from '../../scheduling/job';
import { storeAlertOnce } from '../../monitoring/store-alert-once';
import { EVENT_HANDLERS, type EventHandler } from './event-handlers';
import { stripeClient } from '../stripe-client';
import { readEvent, stripeEventRef } from './stripe-event';

/** Events that one call applies. */
const BATCH = 100;

/** Longest pause between two tries, in milliseconds. */
const MAX_PAUSE_MS = 6 * HOUR_MS;

/** Failed tries after which somebody has to look. */
const TELL_AFTER = 8;

const pauseAfter = (attempts: number) => Math.min(MINUTE_MS * 2 ** attempts, MAX_PAUSE_MS);

interface Context {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Records a failed attempt, and alerts administrators of an event that keeps failing. */
async function noteFailure({ db, now }: Context, found: DocumentSnapshot, error: unknown): Promise<void> {
  const attempts = Number(found.get('attempts') ?? 0) + 1;
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 200);
  logger.warn('An event of Stripe could not be applied', redact({ event: found.id, error }));
  const dueAt = Timestamp.fromMillis(now + pauseAfter(attempts));
  await found.ref.update({ attempts, failure, dueAt });
  if (attempts < TELL_AFTER) return;
  await storeAlertOnce({ db, now }, db.doc('jobs/stripeEvents'), {
    title: 'Un aviso de Stripe no se puede aplicar',
    type: 'stripe-event-failed',
    description: `${found.get('type')} (${found.id}) ha fallado ${attempts} veces: mira docs/stripe.md.`,
  });
}

async function applyStored(
  context: Context & { stripe: Stripe },
  found: DocumentSnapshot,
  handlers: Readonly<Record<string, EventHandler>>,
): Promise<boolean> {
  try {
    const event = readEvent(found);
    await (Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined)?.(context, event);
  } catch (error) {
    await noteFailure(context, found, error);
    return false;
  }
  const appliedAt = Timestamp.fromMillis(context.now);
  await found.ref.update({ appliedAt, failure: '', dueAt: FieldValue.delete() });
  return true;
}

/** Applies one event that has just arrived; the job does it later if this fails. */
export async function applyStripeEvent(context: Context, id: string): Promise<boolean> {
  const stripe = stripeClient();
  const found = await stripeEventRef(context.db, id).get();
  if (!stripe || !found.exists || found.get('appliedAt') !== null) return false;
  return applyStored({ ...context, stripe }, found, EVENT_HANDLERS);
}

/** Applies the events of Stripe that are due, oldest first. Does nothing while no key is set: they wait. */
export const applyStripeEvents: Job = async ({ db, now, isOver, onFailure }) => {
  const due = await db
    .collection('stripeEvents')
    .where('dueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('dueAt')
    .limit(BATCH)
    .get();
  const stripe = due.empty ? null : stripeClient();
  if (!stripe) return 0;
  let done = 0;
  for (const found of due.docs) {
    if (isOver?.()) break;
    try {
      if (await applyStored({ db, now, stripe }, found, EVENT_HANDLERS)) done += 1;
    } catch (error) {
      onFailure?.(found.ref.path, error);
    }
  }
  return done;
};
