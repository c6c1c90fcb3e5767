/** Wait in a browser without `requestIdleCallback`, in milliseconds. */
const WAIT_MS = 200;

/**
 * Runs some work once the page has nothing better to do.
 *
 * @param options.withinMs - Longest wait, in milliseconds; without one a busy page may never do the work.
 * @returns A function that cancels the work.
 */
export function whenIdle(work: () => void, { withinMs }: { withinMs?: number } = {}): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, withinMs === undefined ? undefined : { timeout: withinMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}

/** Resolves once the page has loaded and is idle, or when the longest wait after loading has passed. */
export async function loadedAndIdle(options: { withinMs: number }): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve, options));
}
