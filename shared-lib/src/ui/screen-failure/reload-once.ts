import { showToast } from 'shared-lib/toast';
import { readText, tabStorage, writeText } from '../../platform/storage';
import { MINUTE_MS } from '../../platform/time';
import { screenFailureMessages } from './messages';

/** Time for which the crash is on screen before the page reloads, in milliseconds. */
export const CRASH_RELOAD_MS = 3000;

/** Time within which a second crash doesn't reload the page again, in milliseconds. */
const LOOP_MS = MINUTE_MS;

const KEY = 'tarjetero.last-crash';

/** Reports whether this page crashed, and was reloaded for it, within the last minute. Remembers this crash. */
function crashedJustNow(now: number): boolean {
  const last = Number(readText(tabStorage, KEY) ?? 0);
  // Without storage a loop couldn't be noticed, so it is not begun.
  return !writeText(tabStorage, KEY, String(now)) || now - last < LOOP_MS;
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
