import { deployment, operator } from 'shared-lib/config';

/** Keys by which browsers' push services know us (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Contact address of the sender, which push services require. */
  contact: string;
}

/** Returns the public key; empty where devices aren't notified. A local project takes it from the environment. */
export const publicPushKey = (): string =>
  deployment ? deployment.pushKey : (process.env['VAPID_PUBLIC_KEY'] ?? '');

/** Reads the keys of the deployment; `null` where devices aren't notified. */
export function readPushKeys(): PushKeys | null {
  const publicKey = publicPushKey();
  // The secret is defined only where there is a public key.
  const privateKey = process.env['VAPID_PRIVATE_KEY']?.trim() ?? '';
  if (publicKey === '' || privateKey === '') return null;
  return { publicKey, privateKey, contact: `mailto:${operator.email}` };
}
