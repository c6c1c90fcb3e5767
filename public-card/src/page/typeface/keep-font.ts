import { readText, siteStorage, writeText } from 'shared-lib/storage';
import type { PageTypeface } from '../page-data';

/**
 * Resolves once all of a loaded page has been painted. The browser's first paint may have been of a part of it: the next frame paints the
 * rest, and has done so when the one after it begins.
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
 * Fetches the card's typeface when everything is on screen, sets the card in it where nothing moves, and notes that it is cached: the
 * page's inline script (`fontLoader`) loads it early from then on. With the data saver on nothing is fetched.
 *
 * @param base - Address on the site that has the file.
 */
export async function cacheFont(root: Element, { path, stack }: PageTypeface, base: string): Promise<void> {
  if (navigator.connection?.saveData) return;
  // The inline script has set the card in it.
  if (readText(siteStorage, path) && navigator.serviceWorker?.controller) return;
  // Without photos, a page may be loaded before its first paint.
  await drawn();
  const { setWithoutMoving } = await import(/* webpackChunkName: "typeface" */ './set-typeface');
  await setWithoutMoving(root, new URL(path, base).href, stack);
  writeText(siteStorage, path, '1');
}
