import { remoteAt } from '../remotes/remote-at';

/** Mark of the link that was pressed last; its style says that it is being opened. */
const BUSY = 'aria-busy';

/** Address of the pressed link, on the screen that it belongs to. */
const PRESSED = 'pressed';

/** Returns the link of a screen at a point. What is inert can't be hit, so it isn't for as long as the browser looks. */
function linkAt(screen: HTMLElement, { clientX, clientY }: PointerEvent): HTMLAnchorElement | null {
  screen.inert = false;
  const hit = document.elementFromPoint(clientX, clientY);
  screen.inert = true;
  const link = hit?.closest<HTMLAnchorElement>('a[href]') ?? null;
  return link && screen.contains(link) ? link : null;
}

/** Returns the path of a link to one of the app's own screens; `null` for any other. */
function pathOf({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  return origin === location.origin && remoteAt(pathname) ? pathname + search + hash : null;
}

/**
 * Remembers the press of a link in a screen that is only looked at, so that the app opens it as soon as it is there. The last one counts.
 * Only links to the app's own screens do: nothing is ever written by such a press. A touch that scrolls isn't one.
 */
export function rememberPresses(screen: HTMLElement): void {
  let begunAt: HTMLAnchorElement | null = null;
  const stop = new AbortController();
  const on = (name: 'pointerdown' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) =>
    window.addEventListener(
      name,
      (event) => {
        if (!screen.isConnected) return stop.abort();
        const isPlain = event.isPrimary && event.button <= 0;
        if (isPlain && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) hear(event);
      },
      { signal: stop.signal },
    );
  on('pointerdown', (event) => (begunAt = linkAt(screen, event)));
  on('pointercancel', () => (begunAt = null));
  on('pointerup', (event) => {
    const link = linkAt(screen, event);
    const path = link && link === begunAt ? pathOf(link) : null;
    begunAt = null;
    if (path === null) return;
    screen.querySelector(`a[${BUSY}]`)?.removeAttribute(BUSY);
    link!.setAttribute(BUSY, 'true');
    screen.dataset[PRESSED] = path;
  });
}

/** Returns the path that was pressed last in a screen that the app takes the place of; `null` for none. */
export function pressedPath(screen: HTMLElement | null): string | null {
  return screen?.dataset[PRESSED] ?? null;
}
