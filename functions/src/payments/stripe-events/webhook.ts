import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { deployment } from 'shared-lib/config';
import { redact } from 'shared-lib/logger';
import Stripe from 'stripe';
import { API_HEADERS } from '../../../../build/server/csp';
import { SERVICE_TABLE } from '../../../../build/server/services';
import { STRIPE_KEYS } from '../../deployment-params';
import { firestore } from '../../firebase';
import { applyStripeEvent } from './apply-stripe-events';
import { storeStripeEvent } from './stripe-event';

type Response = NonNullable<Request['res']>;

/** Path that Stripe sends events to. */
const PATH = '/stripe/webhook';

/** Longest body that is read, in bytes; events are far shorter. */
const MAX_BODY_BYTES = SERVICE_TABLE.stripe.bodyMaxBytes;

/** Age at which a signature is too old, in seconds: a recorded request can't be sent again later. */
const TOLERANCE_SECONDS = 300;

/** Longest wait for an event to be applied before the answer, in milliseconds; the job applies what takes longer. */
const PATIENCE_MS = 2000;

/** Returns the secrets that events may be signed with: several, with commas between them, while one is being replaced. */
const secrets = () =>
  (process.env[STRIPE_KEYS.webhook] ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');

/** Returns the event of a request, or `null` for one that Stripe didn't sign just now. */
function readEvent(body: Buffer, signature: string): Stripe.Event | null {
  for (const secret of secrets()) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch {
      // Perhaps the other secret.
    }
  }
  return null;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Applies an event for as long as Stripe may wait. */
async function applySoon(id: string): Promise<void> {
  const work = applyStripeEvent({ db: firestore(), now: Date.now() }, id).catch((error: unknown) => {
    logger.warn('An event of Stripe waits for the job', redact({ event: id, error }));
  });
  await Promise.race([work, pause(PATIENCE_MS)]);
}

/**
 * Answers `POST /stripe/webhook`: verifies the sender of the event, stores it and confirms that. Events are applied elsewhere; a failure
 * there doesn't change the answer, as Stripe would only resend a stored event.
 */
export async function handleStripe(request: Request, response: Response): Promise<void> {
  response.set(API_HEADERS);
  const signature = request.headers['stripe-signature'];
  if (request.path !== PATH) {
    response.status(404).end();
    return;
  }
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  if (secrets().length === 0) {
    // Stripe tries again for days, until the operator has set it.
    response.status(503).end();
    return;
  }
  const body = request.rawBody;
  const isReadable = typeof signature === 'string' && body !== undefined && body.length <= MAX_BODY_BYTES;
  const event = isReadable ? readEvent(body, signature) : null;
  if (!event || !/^evt_\w{1,120}$/.test(event.id)) {
    response.status(400).end();
    return;
  }
  // An event of the other mode is taken and left: the endpoint was set up in both.
  if (deployment && event.livemode !== (deployment.stripeMode === 'live')) {
    response.status(200).end();
    return;
  }
  try {
    if (await storeStripeEvent(firestore(), event, Date.now())) await applySoon(event.id);
    response.status(200).end();
  } catch (error) {
    logger.error('An event of Stripe could not be stored', redact({ event: event.id, error }));
    response.status(500).end();
  }
}
