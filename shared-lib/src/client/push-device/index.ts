import { deployment } from '../../platform/config';
import { sha256Hex } from '../../model';
import { deletePushSubscription, hasPushSubscription, savePushSubscription } from 'shared-lib/data';

/*
 * This device as one that an account is notified on. The browser has one subscription, and the account a document of it.
 */

/**
 * State of this device: `unavailable` where the browser can't be notified or the installation doesn't notify, `denied` where the
 * person has forbidden it in the browser.
 */
export type PushState = 'unavailable' | 'denied' | 'off' | 'on';

/** False where this installation notifies no devices at all. */
export const notifiesDevices = deployment?.pushKey !== '';

/** Public key of P-256, in base64url. */
const KEY = /^B[\w-]{86}$/;

/** Reads the public key of the installation; empty where it notifies no devices. That of this machine is made when it starts. */
async function readPushKey(): Promise<string> {
  if (deployment) return deployment.pushKey;
  try {
    const key = await (await fetch('/__local/push-key')).text();
    return KEY.test(key) ? key : '';
  } catch {
    return '';
  }
}

const isCapable = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Returns the worker of the product's site; `null` where there is none, as it is off or refused. */
async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration('/')) ?? null;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!notifiesDevices || !isCapable()) return null;
  return (await (await workerOf())?.pushManager.getSubscription()) ?? null;
}

/** Returns the id of a subscription's document: the same for the same browser. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  return (await sha256Hex(new TextEncoder().encode(endpoint))).slice(0, 40);
}

/** Finds out whether an account is notified on this device. */
export async function readPushState(uid: string): Promise<PushState> {
  if (!isCapable() || !(await workerOf()) || (await readPushKey()) === '') return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  return (await hasPushSubscription(uid, await idOf(subscription))) ? 'on' : 'off';
}

const encoded = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Requests the permission from the browser, and stores this device's push subscription for the account. */
export async function turnPushOn(uid: string): Promise<PushState> {
  const worker = await workerOf();
  if (!worker) return 'unavailable';
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await readPushKey(),
  });
  await savePushSubscription(uid, await idOf(subscription), {
    endpoint: subscription.endpoint,
    p256dh: encoded(subscription.getKey('p256dh')),
    auth: encoded(subscription.getKey('auth')),
  });
  return 'on';
}

/** Ends the notifications on this device: the browser's subscription, and with it the account's document, at once or when it is used next. */
export async function turnPushOff(uid: string): Promise<PushState> {
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  // Without a network it is sent later.
  void deletePushSubscription(uid, await idOf(subscription)).catch(() => undefined);
  return 'off';
}
