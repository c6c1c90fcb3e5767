/** Queue of tasks that can wait. */
export interface QuietTime {
  add: (task: () => void) => void;
  /** Runs the waiting tasks now. */
  flush: () => void;
}

/**
 * Delays tasks, and runs them together once the first has waited long enough, or the page is hidden.
 *
 * @param waitMs - Longest wait, in milliseconds.
 */
export function inQuietTime(waitMs: number): QuietTime {
  const waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const task of waiting.splice(0)) task();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  const add = (task: () => void) => {
    waiting.push(task);
    timer ??= setTimeout(flush, waitMs);
  };
  return { add, flush };
}
