import { deployment, PRODUCT_NAME } from 'shared-lib/config';
import Stripe from 'stripe';
import { STRIPE_KEYS } from '../deployment-params';
import { isLocal, standInAt } from '../stand-in';

/** Longest wait for one answer of Stripe, in milliseconds. A visitor is waiting. */
const TIMEOUT_MS = 8000;

/** Further tries after a lost connection or a fault of Stripe's; the library sends each with the same idempotency key. */
const RETRIES = 2;

/** Pages of Stripe's dashboard show which integration made a request. */
const APP_INFO = { name: PRODUCT_NAME };

/**
 * Returns Stripe's library with the deployment's key; `null` where no key is set.
 *
 * The key is read at each call: a process that lives on notices a new one. A local project reaches its stand-in only, never
 * Stripe, so that a real key in a developer's environment does nothing.
 */
export function stripeClient(): Stripe | null {
  const key = (process.env[STRIPE_KEYS.key] ?? '').trim();
  if (key === '') return null;
  const origin = isLocal() ? standInAt('STRIPE_API_ORIGIN') : null;
  if (isLocal() && origin === null) return null;
  // A key of the other mode would move real money in a trial, or none in production.
  if (deployment && !key.includes(`_${deployment.stripeMode}_`)) return null;
  const standIn = origin === null ? null : new URL(origin);
  return new Stripe(key, {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, appInfo: APP_INFO },
    ...(standIn ? { protocol: 'http', host: standIn.hostname, port: standIn.port } : {}),
  });
}
