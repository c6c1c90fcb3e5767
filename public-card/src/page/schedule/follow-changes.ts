import { readText, tabStorage, writeText } from 'shared-lib/storage';
import { HAS_CHANGED } from '../../service-worker/messages';
import { pressedOn } from '../pressed-on';

/** Time after which the page counts as current until the answer comes: an older release's worker gives none. In milliseconds. */
const ANSWERED_WITHIN_MS = 10_000;

/** Asks the worker whether the server has another page than it has shown. */
const askWorker = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: HAS_CHANGED }, [port2]);
  });

const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false));

/** Events after which a dialog over the card, with its address, may be closed. */
const DIALOG_ENDS = ['close', 'popstate'];

/** Key of the mark that this tab has reloaded a page by itself. */
const RELOADED = 'tarjetero.reloaded';

/**
 * Reports whether this page was opened by a navigation, not a reload. The mark of an earlier page may still be there: of one without this
 * script, or one that was left before the script ran.
 */
const wasOpened = () => Object(performance.getEntriesByType('navigation')[0]).type === 'navigate';

/** Removes the mark; returns true where it belongs to this page. */
function takeMark(pathname: string): boolean {
  const marked = readText(tabStorage, RELOADED) === pathname;
  writeText(tabStorage, RELOADED, null);
  return marked && !wasOpened();
}

/**
 * Marks the page as reloaded by itself, so that a page that differs at each answer doesn't reload for ever; false where that can't be
 * stored.
 */
const mark = (pathname: string) => writeText(tabStorage, RELOADED, pathname);

/** Time for which the page stays after a press of a link, whose page may be on its way, in milliseconds. */
const LEAVES_WITHIN_MS = 30_000;

/** Returns a function that returns for how long the page must not reload because one of its links was pressed, in milliseconds. */
function watchLinks(): () => number {
  // A press before this script was loaded may have been of a link.
  const wasPressed = navigator.userActivation?.hasBeenActive;
  let until = wasPressed ? performance.now() + LEAVES_WITHIN_MS : 0;
  addEventListener(
    'click',
    (event) => {
      if (pressedOn(event, 'a[href]')) until = performance.now() + LEAVES_WITHIN_MS;
    },
    true,
  );
  return () => until - performance.now();
}

/**
 * Reloads the page once nothing is open over it in which somebody may be typing, and no link was just pressed: a reload would take that
 * back.
 */
function reloadWhenFree(pathname: string, staysFor: () => number, reload: () => void): void {
  const look = () => {
    if (document.querySelector('dialog[open]') || location.pathname !== pathname) return;
    const rest = staysFor();
    if (rest > 0) {
      setTimeout(look, rest);
      return;
    }
    for (const type of DIALOG_ENDS) removeEventListener(type, look, true);
    if (mark(pathname)) reload();
  };
  // The event of a dialog doesn't bubble.
  for (const type of DIALOG_ENDS) addEventListener(type, look, true);
  look();
}

/**
 * Finds out whether this page, which the worker may have shown from its cache, is still the server's, and reloads if not.
 *
 * @returns A promise that settles once the page is known to be current, or when that can't be found out; never if it is reloaded.
 */
export async function followChanges(reload = () => location.reload()): Promise<void> {
  // A dialog may give the page another address in the meantime.
  const { pathname } = location;
  // Missing where a browser refuses workers.
  const worker = navigator.serviceWorker?.controller;
  if (!worker || takeMark(pathname)) return;
  const staysFor = watchLinks();
  const changed = askWorker(worker);
  void changed.then((value) => value && reloadWhenFree(pathname, staysFor, reload));
  if (await Promise.race([changed, wait(ANSWERED_WITHIN_MS)])) await new Promise<never>(() => undefined);
}
