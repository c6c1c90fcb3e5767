import { remoteAt } from '../remotes/remote-at';

/** Mark of what was pressed last; its style says that it is being opened. */
const BUSY = 'aria-busy';

/** Name of the mark on a screen with what was pressed in it last. */
const PRESSED = 'pressed';

/** Links, and buttons that do nothing but open what they name. */
const PRESSABLE = 'a[href], button[data-opens]';

/** Time after which the app's button is no longer waited for, in milliseconds. */
const BUTTON_WITHIN_MS = 3000;

/** Returns what can be pressed at a point of a screen. What is inert can't be hit, so it isn't for as long as the browser looks. */
function pressableAt(screen: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null {
  screen.inert = false;
  const hit = document.elementFromPoint(clientX, clientY);
  screen.inert = true;
  const pressable = hit?.closest<HTMLElement>(PRESSABLE) ?? null;
  return pressable && screen.contains(pressable) ? pressable : null;
}

/** Returns the path of a link to one of the app's own screens, `null` for any other; of a button, what it opens. */
function aimOf(pressed: HTMLElement): string | null {
  if (!(pressed instanceof HTMLAnchorElement)) return pressed.dataset['opens']!;
  const { origin, pathname, search, hash } = pressed;
  return origin === location.origin && remoteAt(pathname) ? pathname + search + hash : null;
}

/**
 * Remembers a press in a screen that is only looked at, so that the app answers it as soon as it is there. The last one counts. Only links to
 * the app's own screens do, and buttons that open something: nothing is ever written by such a press. A touch that scrolls isn't one.
 */
export function rememberPresses(screen: HTMLElement): void {
  let begunAt: HTMLElement | null = null;
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
  on('pointerdown', (event) => (begunAt = pressableAt(screen, event)));
  on('pointercancel', () => (begunAt = null));
  on('pointerup', (event) => {
    const pressed = pressableAt(screen, event);
    const aim = pressed && pressed === begunAt ? aimOf(pressed) : null;
    begunAt = null;
    if (aim === null) return;
    screen.querySelector(`[${BUSY}]`)?.removeAttribute(BUSY);
    pressed!.setAttribute(BUSY, 'true');
    screen.dataset[PRESSED] = aim;
  });
}

/** Returns what was pressed last in a screen that the app takes the place of: a path, or what a button opens; `null` for nothing. */
export function pressedIn(screen: HTMLElement | null): string | null {
  return screen?.dataset[PRESSED] ?? null;
}

/** Presses the app's button that opens something as soon as it is there, unless somebody does something else first. */
export function pressOpener(app: HTMLElement, opens: string): void {
  const press = () => {
    const buttons = [...app.querySelectorAll<HTMLElement>('button[data-opens]')];
    const button = buttons.find(({ dataset }) => dataset['opens'] === opens);
    // As a press does, so that a dialog gives the focus back to it.
    button?.focus({ preventScroll: true });
    button?.click();
    return button !== undefined;
  };
  if (press()) return;
  const giveUp = new AbortController();
  const observer = new MutationObserver(() => {
    if (press()) giveUp.abort();
  });
  const timer = setTimeout(() => giveUp.abort(), BUTTON_WITHIN_MS);
  giveUp.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  observer.observe(app, { childList: true, subtree: true });
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, () => giveUp.abort(), { signal: giveUp.signal });
}
