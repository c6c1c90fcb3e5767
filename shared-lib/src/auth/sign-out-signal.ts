/** What the tabs of a browser tell each other of sign-outs over. */
const CHANNEL = 'tarjetero-sign-out';

/** A tab that was frozen hears of a sign-out when it wakes, when another session may be there; in milliseconds. */
const HEARD_WITHIN_MS = 5000;

interface SignOutSignal {
  uid: string;
  sentAt: number;
}

/**
 * Tells this browser's other tabs that a session was ended here.
 *
 * They would learn of it from the stored session that is gone; but one that is just refreshing its token stores the
 * session again when the answer comes, and everybody is signed in once more.
 */
export function sendSignOut(uid: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ uid, sentAt: Date.now() } satisfies SignOutSignal);
  channel.close();
}

/**
 * @param onSignOut - Told whose session another tab has just ended.
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
