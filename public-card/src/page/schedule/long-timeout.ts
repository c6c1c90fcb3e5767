/** Longest delay of a timer, in milliseconds; longer ones overflow and fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Calls a function after a delay, or earlier where the delay is longer than timers allow: 24 days. */
export function timeout(task: () => void, delay: number): ReturnType<typeof setTimeout> {
  return setTimeout(task, Math.min(delay, MAX_TIMEOUT_MS));
}
