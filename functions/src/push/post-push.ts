import { createHash, createPrivateKey, sign } from 'node:crypto';
import { PUSH_ENDPOINT, type PushMessage, type PushSubscriptionKeys } from 'shared-lib/domain';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { encryptPush } from './encrypt-push';
import type { PushKeys } from './push-keys';

/** Time for which a service keeps a push for a device that is off, in seconds. */
const KEPT_SECONDS = DAY_MS / 1000;

/** Time for which a token is good, in milliseconds; services take up to a day. */
const TOKEN_MS = 12 * HOUR_MS;

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

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the token by which a service knows us (RFC 8292). */
function tokenFor(origin: string, { publicKey, privateKey, contact }: PushKeys, now: number): string {
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const claims = { aud: origin, exp: Math.floor((now + TOKEN_MS) / 1000), sub: contact };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/**
 * Returns the request that notifies a device.
 *
 * @throws Error for an address that isn't one of a browser's service, or keys that are none
 */
export function pushRequest(
  device: PushSubscriptionKeys,
  message: PushMessage,
  keys: PushKeys,
  now: number,
): PushRequest {
  const { endpoint } = device;
  // The rules have checked it; what stands in the database may be older than they are.
  if (!PUSH_ENDPOINT.test(endpoint)) throw new Error('not an address of a push service');
  return {
    url: endpoint,
    headers: {
      Authorization: `vapid t=${tokenFor(new URL(endpoint).origin, keys, now)}, k=${keys.publicKey}`,
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(KEPT_SECONDS),
      // A later try replaces one that waits.
      Topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    },
    body: encryptPush(JSON.stringify(message), device),
  };
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
