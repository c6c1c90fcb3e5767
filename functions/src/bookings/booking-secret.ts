import { createHmac } from 'node:crypto';

/** What the local stack signs with. It protects nothing. */
const LOCAL_SECRET = 'tarjetero-local-stack-signs-with-this';

/** A secret that can't be guessed. */
const SECRET_MIN = 32;

/** Projects named `demo-…` exist nowhere but on somebody's own machine. */
const isLocal = () =>
  process.env['FUNCTIONS_EMULATOR'] === 'true' || (process.env['GCLOUD_PROJECT'] ?? '').startsWith('demo-');

/**
 * A key for one purpose, made from the deployment's `BOOKING_SECRET`.
 *
 * @throws Error when a deployment has no secret, or a short one: links that anybody can make are worse than none.
 */
export function bookingKey(purpose: 'link' | 'proof' | 'proof-key'): string {
  const secret = process.env['BOOKING_SECRET'] || (isLocal() ? LOCAL_SECRET : '');
  if (secret.length < SECRET_MIN)
    throw new Error(
      `BOOKING_SECRET needs ${SECRET_MIN} characters or more; the deployment has ${secret.length}`,
    );
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
