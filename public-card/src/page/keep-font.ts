import { connectionOf } from './connection';

/**
 * Resolves once all of a loaded page has been drawn. The browser's first paint may have been of a part of it: the frame that
 * begins next draws the rest, and has done so when the one after it begins.
 */
const drawn = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Fetches the card's typeface for its next visit, when everything is on screen; the page's inline script (`fontLoader`)
 * asks for it ahead from then on. It isn't shown in this visit, where texts would move. Who asks for little data gets none.
 *
 * @param path - Path of the file, which is also the key of the note that it is kept.
 * @param base - Address on the site that has the file.
 */
export async function keepFont(path: string, base: string): Promise<void> {
  if (connectionOf()?.saveData || localStorage.getItem(path)) return;
  // Without photos, a page may be loaded before it is drawn.
  await drawn();
  await new FontFace('kept', `url(${new URL(path, base).href})`).load();
  localStorage.setItem(path, '1');
}
