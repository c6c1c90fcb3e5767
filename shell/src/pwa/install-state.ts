import { readText, siteStorage, writeText } from 'shared-lib/storage';
import { DAY_MS } from 'shared-lib/time';

const DISMISSED_KEY = 'tarjetero.install-dismissed-at';

/** Time for which a refused offer isn't repeated, in milliseconds. */
export const INSTALL_PAUSE_MS = 30 * DAY_MS;

/** Reports whether this page runs as an installed app. */
export function isInstalled(): boolean {
  const onIos = 'standalone' in navigator && navigator.standalone === true;
  return onIos || matchMedia('(display-mode: standalone)').matches;
}

/** Reports whether this browser installs apps from its own menu only, without an event: Safari on a phone or tablet. */
export function needsIosHint(): boolean {
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isIos =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isIos && /Safari/.test(navigator.userAgent) && !/CriOS|FxiOS|EdgiOS/.test(navigator.userAgent);
}

/** Reports whether the offer was refused in the last thirty days; true in a browser where a refusal can't be stored. */
export function isOfferPaused(now = Date.now()): boolean {
  const stored = readText(siteStorage, DISMISSED_KEY);
  if (!writeText(siteStorage, DISMISSED_KEY, stored)) return true;
  const at = Number(stored);
  return at > 0 && at <= now && now - at < INSTALL_PAUSE_MS;
}

/** Stores that the offer was refused. */
export function pauseOffer(now = Date.now()): void {
  writeText(siteStorage, DISMISSED_KEY, String(now));
}
