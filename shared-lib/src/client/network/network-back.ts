/** Name of the page's event for a network that is back although it was never reported as gone: a request was answered again. */
export const CONNECTION_BACK = 'tarjetero:connection-back';

/** Time within which several signs of a wake count as one, in milliseconds. */
const ONE_WAKE_MS = 1000;

/**
 * Calls back each time that there may be a network again: the browser says so, the service worker has met an answer, or the page is looked
 * at again, as a device that wakes needn't report anything: its page is shown, thawed, taken from the back button's cache, or its window gets
 * the focus. What failed without a network is worth one attempt then. It comes after the event, as Firestore's SDK, which hears of it too,
 * refuses to ask a server until then.
 *
 * @param options.once - True to call back the first time only.
 * @returns Stops calling back.
 */
export function onNetworkBack(listener: () => void, { once = false } = {}): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  let isWanted = true;
  let toldAt = -Infinity;
  const tell = () => {
    toldAt = performance.now();
    if (once) hearing.abort();
    setTimeout(() => {
      if (isWanted) listener();
    });
  };
  const tellIfSeen = () => {
    if (!document.hidden && navigator.onLine && performance.now() - toldAt > ONE_WAKE_MS) tell();
  };
  addEventListener('online', tell, { signal });
  addEventListener(CONNECTION_BACK, tell, { signal });
  addEventListener('focus', tellIfSeen, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && tellIfSeen(), { signal });
  document.addEventListener('visibilitychange', tellIfSeen, { signal });
  document.addEventListener('resume', tellIfSeen, { signal });
  return () => {
    isWanted = false;
    hearing.abort();
  };
}
