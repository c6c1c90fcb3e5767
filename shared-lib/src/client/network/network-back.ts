/** Name of the page's event for a network that is back although it was never reported as gone: a request was answered again. */
export const CONNECTION_BACK = 'tarjetero:connection-back';

/** Time within which several signs of a wake count as one, in milliseconds. */
const ONE_WAKE_MS = 1000;

/**
 * Calls back each time that there may be a network again: the browser reports it, the service worker has got a response, or the page
 * becomes visible again, is resumed, is restored from the back/forward cache, or its window gets the focus, as a device that wakes may
 * report nothing. Requests that failed without a network are worth one attempt then. The call comes in a task after the event, as
 * Firestore's SDK, which handles the same event, sends no request before.
 *
 * @param options.once - True to call back the first time only.
 * @returns A function that stops the calls.
 */
export function onNetworkBack(listener: () => void, { once = false } = {}): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  let isWanted = true;
  let reportedAt = -Infinity;
  const tell = () => {
    reportedAt = performance.now();
    if (once) hearing.abort();
    setTimeout(() => {
      if (isWanted) listener();
    });
  };
  const notifyIfVisible = () => {
    if (!document.hidden && navigator.onLine && performance.now() - reportedAt > ONE_WAKE_MS) tell();
  };
  addEventListener('online', tell, { signal });
  addEventListener(CONNECTION_BACK, tell, { signal });
  addEventListener('focus', notifyIfVisible, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && notifyIfVisible(), { signal });
  document.addEventListener('visibilitychange', notifyIfVisible, { signal });
  document.addEventListener('resume', notifyIfVisible, { signal });
  return () => {
    isWanted = false;
    hearing.abort();
  };
}
