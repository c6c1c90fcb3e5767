import { readText, siteStorage, writeText } from 'shared-lib/storage';

const KEY = 'tarjetero.typeface';

/** Wait after the page has loaded, in milliseconds, so that the requests of its first screen come first. */
const SETTLE_MS = 4000;

/** Reports whether this browser has cached the typeface before, so that it loads at once. */
const hasTypeface = () => readText(siteStorage, KEY) !== null;

/** Longest round trip of a fast connection, in milliseconds. Browsers report it in steps of fifty, with noise. */
const FAST_RTT_MS = 100;

/** Least throughput of a fast connection, in Mbps: the typeface's 48 KB take it a tenth of a second. */
const FAST_MBPS = 4;

/**
 * Reports whether the typeface loads about as soon as the first screen on this connection; false where the browser doesn't report its
 * speed.
 */
function isFast(): boolean {
  const { effectiveType, rtt = Infinity, downlink = 0, saveData } = navigator.connection ?? {};
  return effectiveType === '4g' && rtt <= FAST_RTT_MS && downlink >= FAST_MBPS && saveData !== true;
}

/**
 * Turns the typeface off for this page where it would only hold up the first screen, and otherwise preloads it: an optional typeface that
 * arrives after the first paint would be used as soon as another style sheet applies, and the text would move. To be called before the
 * first paint.
 */
export function startTypeface(file: string | undefined): void {
  if (!hasTypeface() && !isFast()) {
    document.documentElement.dataset['withoutTypeface'] = '';
    return;
  }
  if (!file) return;
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href: file,
  });
  document.head.append(link);
}

/** Fetches the typeface for the next visit. A page without it stays as it is: nothing moves. */
export async function cacheTypeface(): Promise<void> {
  if (hasTypeface() || !('fonts' in document)) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const faces = await document.fonts.load("1em 'Inter Variable'");
  if (faces.length > 0) writeText(siteStorage, KEY, '1');
}
