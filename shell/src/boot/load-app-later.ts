import { forgetEarlySubmit } from '../app/early-submit';
import { parsed } from './parsed';

/** Longest wait for the first paint, as a browser may not report it, in milliseconds. */
const PAINTED_WITHIN_MS = 3000;

/** Events by which a person uses the page. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Resolves when the browser has painted the page; in a hidden tab, when the page has loaded. */
function painted(): Promise<unknown> {
  const waits = [new Promise((resolve) => setTimeout(resolve, PAINTED_WITHIN_MS))];
  waits.push(
    document.hidden
      ? new Promise((resolve) => addEventListener('load', resolve))
      : new Promise<void>((resolve) => {
          new PerformanceObserver((list, observer) => {
            if (list.getEntriesByName('first-contentful-paint').length === 0) return;
            observer.disconnect();
            resolve();
          }).observe({ type: 'paint', buffered: true });
        }),
  );
  return Promise.race(waits);
}

/** Resolves when somebody uses the page. */
function used(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_USE) addEventListener(sign, resolve, { once: true, capture: true });
  });
}

/** Resolves when the browser has a network again. */
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Runs a script; resolves with false if it didn't come. */
function run(src: string): Promise<boolean> {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
  });
}

/**
 * Loads the app of a prerendered page: once its text is on screen, or at the first sign of use. Earlier, on a slow connection, its scripts
 * would delay the text. A script that couldn't be loaded is loaded again at the next use, or when the network is back. Runs in the page's
 * first script.
 *
 * @param scripts - Addresses of the app's first script, which runs, and of those that it loads.
 * @param atOnce - True where the page is going to show something else than its text.
 */
export async function loadAppLater(
  [first = '', ...others]: readonly string[],
  atOnce: boolean,
): Promise<void> {
  await Promise.all([parsed(), atOnce || Promise.race([painted(), used()])]);
  const came = run(first);
  for (const href of others) {
    const preload = document.createElement('link');
    preload.rel = 'preload';
    preload.as = 'script';
    preload.href = href;
    document.head.append(preload);
  }
  let isThere = await came;
  while (!isThere) {
    forgetEarlySubmit();
    await Promise.race([used(), online()]);
    isThere = await run(first);
  }
}
