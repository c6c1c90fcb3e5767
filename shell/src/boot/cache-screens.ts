import type { AppStore } from 'shared-lib/store';
import { loadedAndIdle } from 'shared-lib/when-idle';
import { remoteOrigin } from '../remotes/remote-origin';
import { remoteAt } from '../remotes/remote-at';
import { lastRelease } from '../remotes/release/remembered-release';
import { filesAt } from '../remotes/release/release-files';
import { isCached, cacheScreen } from './cached-screen';
import { onlyMarkup } from './only-markup';

/** Time without a change after which a screen is cached, in milliseconds. */
const SETTLED_MS = 1500;

/** Longest wait for an idle moment after that, in milliseconds. */
const IDLE_WITHIN_MS = 4000;

/** Parts that the next first render won't have: an empty element of the same height takes their place. */
const LATER = '[data-comes-later]';

/** Returns the markup of a screen, without the parts that aren't cached. */
function markupOf(container: HTMLElement): string {
  const copy = document.importNode(container, true);
  const places = container.querySelectorAll<HTMLElement>(LATER);
  copy.querySelectorAll<HTMLElement>(LATER).forEach((place, index) => {
    place.replaceChildren();
    place.style.height = `${places[index]?.offsetHeight}px`;
  });
  // The style sheet shows the updating mark of a cached screen.
  for (const mark of copy.querySelectorAll('[data-updating]')) mark.replaceChildren();
  return onlyMarkup(copy).innerHTML;
}

/** Reports whether a screen is still loading, apart from parts that always come later, or has failed. */
function isUnfinished(container: HTMLElement): boolean {
  const waits = [...container.querySelectorAll('main [data-loading]')].some((part) => !part.closest(LATER));
  return (
    waits || !container.querySelector('main h1') || container.querySelector('main [role=alert]') !== null
  );
}

function keepNow(container: HTMLElement, store: AppStore): void {
  const { pathname } = location;
  const uid = store.getState().auth.firebaseUser?.uid;
  const remote = remoteAt(pathname);
  const release = remote && lastRelease(remote);
  if (uid === undefined || !isCached(pathname) || !release || isUnfinished(container)) return;
  const origin = remoteOrigin(remote);
  const sheets = filesAt(pathname, release).filter((file) => file.endsWith('.css'));
  cacheScreen(uid, location, { markup: markupOf(container), sheets: sheets.map((file) => origin + file) });
}

/**
 * Caches the rendering of Inicio, and of the administration's Dashboard, so that the next page shows it before the app has loaded
 * (start-first-frame.ts): when nothing has changed for a while and the page is idle, and when it is left.
 *
 * @returns A function that stops this.
 */
export function cacheScreens(container: HTMLElement, store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void loadedAndIdle({ withinMs: IDLE_WITHIN_MS }).then(() => keepNow(container, store));
    }, SETTLED_MS);
  };
  const keepWhenLeft = () => {
    if (document.hidden) keepNow(container, store);
  };
  const unsubscribe = store.subscribe(keepSoon);
  keepSoon();
  document.addEventListener('visibilitychange', keepWhenLeft);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', keepWhenLeft);
  };
}
