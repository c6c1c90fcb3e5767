import { errorMessages } from 'shared-lib/errors';
import { showToast } from 'shared-lib/toast';

/** How long the crash is on screen before the page reloads, in milliseconds. */
export const CRASH_RELOAD_MS = 3000;

/** A second crash within this time is not mended by reloading again, in milliseconds. */
const LOOP_MS = 60_000;

const KEY = 'tarjetero.last-crash';

/** True when this page crashed, and was reloaded for it, within the last minute. Remembers this crash. */
function crashedJustNow(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(now));
    return now - last < LOOP_MS;
  } catch {
    // Without storage a loop couldn't be noticed, so it is not begun.
    return true;
  }
}

/**
 * After a crash: says so and reloads the page once. A second crash within a minute leaves the error screen.
 *
 * @param reload - Reloads the page.
 * @returns Calls the reload off.
 */
export function reloadOnce(reload: () => void, now = Date.now()): () => void {
  if (crashedJustNow(now)) return () => {};
  showToast('error', errorMessages.boundary);
  const timer = setTimeout(reload, CRASH_RELOAD_MS);
  return () => clearTimeout(timer);
}
