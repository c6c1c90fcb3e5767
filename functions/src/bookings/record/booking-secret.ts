import { createHmac, timingSafeEqual } from 'node:crypto';
import { params } from '../../deployment-params';

/** Secret of the local stack, which protects nothing. */
const LOCAL_SECRET = 'tarjetero-local-stack-signs-with-this';

/** Fewest characters of a secret that can't be guessed. */
const SECRET_MIN = 32;

/** Reports whether the project is a local one: projects named `demo-…` exist only on a developer's machine. */
const isLocal = () =>
  process.env['FUNCTIONS_EMULATOR'] === 'true' || (process.env['GCLOUD_PROJECT'] ?? '').startsWith('demo-');

type Purpose =
  | 'link'
  | 'reminder'
  | 'calendar'
  | 'next'
  | 'review'
  | 'mailbox'
  | 'proof'
  | 'proof-key'
  | 'appeal'
  | 'email-change'
  | 'waiting'
  | 'waiting-hold';

/**
 * Derives the keys for one purpose from the deployment's `BOOKING_SECRET`: one secret, or several with commas between them
 * while it is being changed. The first key signs; what any of them signed is valid.
 *
 * @throws Error when a deployment has no secret, or a short one: anybody could forge links.
 */
export function bookingKeys(purpose: Purpose): [string, ...string[]] {
  const isMissing = !process.env[params.bookingSecret.name];
  const [present = '', ...former] = (isMissing && isLocal() ? LOCAL_SECRET : params.bookingSecret.value())
    .split(',')
    .map((secret) => secret.trim());
  const short = [present, ...former].find((secret) => secret.length < SECRET_MIN);
  if (short !== undefined)
    throw new Error(
      `BOOKING_SECRET needs ${SECRET_MIN} characters or more; the deployment has ${short.length}`,
    );
  const keyOf = (secret: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return [keyOf(present), ...former.map(keyOf)];
}

/** Returns the key that signs for a purpose. */
export function bookingKey(purpose: Purpose): string {
  const [first] = bookingKeys(purpose);
  return first;
}

const signature = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Signs a text for a purpose. */
export const signed = (purpose: Purpose, text: string): string => signature(bookingKey(purpose), text);

/** Reports whether one of a purpose's keys signed a text, in constant time. */
export function isSigned(purpose: Purpose, text: string, proof: string): boolean {
  const given = Buffer.from(proof);
  let isValid = false;
  for (const key of bookingKeys(purpose)) {
    const wanted = Buffer.from(signature(key, text));
    isValid = (wanted.length === given.length && timingSafeEqual(wanted, given)) || isValid;
  }
  return isValid;
}
