/** Pattern of the endpoints of browsers' push services; any other URL would let a client make our server call it. */
export const PUSH_ENDPOINT =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]{1,60}\.notify\.windows\.com|([a-z0-9-]{1,60}\.)?push\.apple\.com)\/[A-Za-z0-9_.~:\/?=&%+-]{1,800}$/;

/** `users/{uid}/pushSubscriptions/{id}`: a device that an owner is notified on. */
export interface PushSubscriptionKeys {
  /** Address of the browser's push service that reaches the device. */
  endpoint: string;
  /** Public key of the device, and the secret that it shares with us, in base64url. */
  p256dh: string;
  auth: string;
}

/** Time for which a device that isn't used is notified, in days. */
export const PUSH_DEVICE_DAYS = 183;

/** Devices of one account that are notified, those that were used last. */
export const MAX_PUSH_DEVICES = 10;

/** Text of a push, as the worker of the product's site gets it. */
export interface PushMessage {
  title: string;
  text: string;
  /** Address within the product that it leads to. */
  path: string;
  /** Id of the notification: the same one is shown once. */
  tag: string;
}
