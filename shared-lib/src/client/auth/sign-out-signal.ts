/** Name of the channel on which the tabs of a browser announce sign-outs. */
const CHANNEL = 'tarjetero-sign-out';

/**
 * Age up to which a sign-out counts, in milliseconds: a tab that was frozen gets it when it wakes, when another session
 * may have begun.
 */
const HEARD_WITHIN_MS = 5000;

interface SignOutSignal {
  uid: string;
  sentAt: number;
}

/**
 * Announces to this browser's other tabs that a session was ended here.
 *
 * They would notice that the stored session is gone; but a tab that is refreshing its token at that moment stores the
 * session again when the answer comes, which would sign everybody in again.
 */
export function sendSignOut(uid: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ uid, sentAt: Date.now() } satisfies SignOutSignal);
  channel.close();
}

/**
 * @param onSignOut - Called with the uid whose session another tab has just ended.
 * @returns Stops listening.
 */
export function onSignOutElsewhere(onSignOut: (uid: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SignOutSignal>) => {
    if (Date.now() - data.sentAt < HEARD_WITHIN_MS) onSignOut(data.uid);
  };
  return () => channel.close();
}
