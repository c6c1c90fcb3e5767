import { showToast } from 'shared-lib/toast';
import { MINUTE_MS } from '../../platform/time';
import { screenFailureMessages } from './messages';

/** Time for which the crash is on screen before the page reloads, in milliseconds. */
export const CRASH_RELOAD_MS = 3000;

/** Time within which a second crash doesn't reload the page again, in milliseconds. */
const LOOP_MS = MINUTE_MS;

const KEY = 'tarjetero.last-crash';

/** Reports whether this page crashed, and was reloaded for it, within the last minute. Remembers this crash. */
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
 * Announces a crash and reloads the page, but not after a second crash within a minute, which leaves the error screen.
 *
 * @param reload - Reloads the page.
 * @returns Cancels the reload.
 */
export function reloadOnce(reload: () => void, now = Date.now()): () => void {
  if (crashedJustNow(now)) return () => {};
  showToast('error', screenFailureMessages.reloads);
  const timer = setTimeout(reload, CRASH_RELOAD_MS);
  return () => clearTimeout(timer);
}
