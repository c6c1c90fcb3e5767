/** Name of the page's event for a network that is back although it was never reported as gone: a request was answered again. */
export const CONNECTION_BACK = 'tarjetero:connection-back';

/**
 * Calls back each time that there may be a network again: the browser says so, the service worker has met an answer, or the page is
 * looked at again, as a phone that wakes needn't report anything. What failed without a network is worth one attempt then. It comes
 * after the event, as Firestore's SDK, which hears of it too, refuses to ask a server until then.
 *
 * @param options.once - True to call back the first time only.
 * @returns Stops calling back.
 */
export function onNetworkBack(listener: () => void, { once = false } = {}): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  let isWanted = true;
  const tell = () => {
    if (once) hearing.abort();
    setTimeout(() => {
      if (isWanted) listener();
    });
  };
  const tellIfSeen = () => {
    if (!document.hidden && navigator.onLine) tell();
  };
  addEventListener('online', tell, { signal });
  addEventListener(CONNECTION_BACK, tell, { signal });
  document.addEventListener('visibilitychange', tellIfSeen, { signal });
  return () => {
    isWanted = false;
    hearing.abort();
  };
}
