import { useEffect } from 'react';
import { whenIdle } from '../../when-idle';

/** Wait after the first screen is there, so that what it asks for comes first, in milliseconds. */
const SETTLE_MS = 2000;

/** A screen whose file can be loaded before somebody goes there. */
interface PreloadableScreen {
  preload: () => Promise<unknown>;
}

/** True unless the person or the connection asks to be spared what may not be needed. */
function mayLoadAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData !== true && !connection?.effectiveType?.includes('2g');
}

/**
 * Loads screens one after another, without waiting for an idle moment: somebody is about to choose one of them.
 */
export async function preloadSoon(screens: readonly PreloadableScreen[]): Promise<void> {
  if (!mayLoadAhead()) return;
  // One that can't be loaded is loaded when somebody goes there.
  for (const screen of screens) await screen.preload().catch(() => undefined);
}

/**
 * Loads the screens that a menu leads to, one after another while the page has nothing better to do, so that a press shows
 * its screen at once. One that can't be loaded is loaded when somebody goes there.
 *
 * @param screens - The same list at every call.
 */
export function usePreloadedScreens(screens: readonly PreloadableScreen[]): void {
  useEffect(() => {
    if (!mayLoadAhead()) return undefined;
    let stop: () => void;
    const loadFrom = (index: number) => {
      const screen = screens[index];
      if (!screen) return;
      stop = whenIdle(() => {
        const next = () => loadFrom(index + 1);
        screen.preload().then(next, next);
      });
    };
    const timer = setTimeout(() => loadFrom(0), SETTLE_MS);
    stop = () => clearTimeout(timer);
    return () => stop();
  }, [screens]);
}
