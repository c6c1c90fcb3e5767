/** Longest delay on a busy page, in milliseconds. */
const MOST_WAIT_MS = 4000;

/** Calls back when the page has loaded and is idle. */
export function whenLoadedAndIdle(callback: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: MOST_WAIT_MS });
    else setTimeout(callback, 500);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
