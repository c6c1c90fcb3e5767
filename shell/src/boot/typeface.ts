const KEY = 'tarjetero.typeface';

/** Wait after the page has loaded, so that what its first screen asks for comes before, in milliseconds. */
const SETTLE_MS = 4000;

/** True when this browser has had the typeface before, so that it is there as soon as it is asked for. */
function hasTypeface(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Longest round trip of a fast connection, in milliseconds. Browsers tell it in steps of fifty, with noise. */
const FAST_RTT_MS = 100;

/** Least throughput of a fast connection, in Mbps: the typeface's 48 KB take it a tenth of a second. */
const FAST_MBPS = 4;

/** True for a connection on which the typeface comes about as soon as the first screen; false where the browser doesn't say. */
function isFast(): boolean {
  const { effectiveType, rtt = Infinity, downlink = 0, saveData } = navigator.connection ?? {};
  return effectiveType === '4g' && rtt <= FAST_RTT_MS && downlink >= FAST_MBPS && saveData !== true;
}

/**
 * Has the page do without the typeface where it would only hold up the first screen, and else fetches it before the style sheet asks for it:
 * an optional typeface that comes after the first paint would be used as soon as another style sheet applies, and the text would move.
 * Before the first paint.
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

/** Fetches the typeface for the next visit. A page that does without goes on as it is: nothing moves. */
export async function keepTypeface(): Promise<void> {
  if (hasTypeface() || !('fonts' in document)) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const faces = await document.fonts.load("1em 'Inter Variable'");
  if (faces.length > 0) localStorage.setItem(KEY, '1');
}
