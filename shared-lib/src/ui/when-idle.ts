/** Wait in a browser that doesn't tell when it is idle, in milliseconds. */
const WAIT_MS = 200;

/**
 * Runs some work once the page has nothing better to do.
 *
 * @returns Gives the work up.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}
