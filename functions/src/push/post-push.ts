import { createHash } from 'node:crypto';
import { PUSH_ENDPOINT, type PushMessage, type PushSubscriptionKeys } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import webPush from 'web-push';
import type { PushKeys } from './push-keys';

/** Time for which a push service stores a push for a device that is off, in seconds. */
const KEPT_SECONDS = DAY_MS / 1000;

/** Timeout of a service, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A push as it goes to the service of a browser. */
export interface PushRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends a push, and returns the status that the service answers with. */
export type PostPush = (request: PushRequest) => Promise<number>;

/**
 * Returns the request that notifies a device.
 *
 * @throws Error for an address that isn't one of a browser's service, or keys that are none
 */
export function pushRequest(device: PushSubscriptionKeys, message: PushMessage, keys: PushKeys): PushRequest {
  const { endpoint, p256dh, auth } = device;
  // The rules have checked it, but a stored address may be older than the rules.
  if (!PUSH_ENDPOINT.test(endpoint)) throw new Error('not an address of a push service');
  const { contact: subject, publicKey, privateKey } = keys;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: KEPT_SECONDS,
      // A later try replaces one that waits.
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    },
  );
  if (!body) throw new Error('web-push has made no message');
  // The client writes the length itself.
  const { 'Content-Length': _length, ...named } = headers;
  const texts = Object.entries(named).map(([name, value]) => [name, String(value)]);
  return { url: endpoint, headers: Object.fromEntries(texts), body };
}

/** Sends a push over the network; redirects aren't followed, as they could lead anywhere. */
export const postPush: PostPush = async ({ url, headers, body }) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
};
