import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-lib/router';
import { whenIdle } from '../../when-idle';

/** Wait after the first screen is there, so that what it asks for comes first, in milliseconds. */
const SETTLE_MS = 2000;

/** Wait while a press's screen is drawn, in milliseconds. */
const NAVIGATING_MS = 300;

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
 * Loads screens one after another, without waiting for an idle moment: somebody is about to choose one of them. It ends
 * with the choice, as another screen's file would delay the chosen one.
 */
export async function preloadSoon(screens: readonly PreloadableScreen[]): Promise<void> {
  if (!mayLoadAhead()) return;
  const { pathname } = location;
  for (const screen of screens) {
    if (location.pathname !== pathname) return;
    // One that can't be loaded is loaded when somebody goes there.
    await screen.preload().catch(() => undefined);
  }
}

/** Props of {@link PreloadedScreens}. */
interface PreloadedScreensProps {
  /** The same list at every drawing. */
  screens: readonly PreloadableScreen[];
}

/**
 * Loads the screens that a menu leads to, one after another while the page has nothing better to do, so that a press shows
 * its screen at once. One that can't be loaded is loaded when somebody goes there. Renders nothing.
 */
export function PreloadedScreens({ screens }: PreloadedScreensProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    if (!mayLoadAhead()) return undefined;
    let stop: () => void;
    const later = (index: number, ms: number) => {
      const timer = setTimeout(() => loadFrom(index), ms);
      stop = () => clearTimeout(timer);
    };
    const loadFrom = (index: number) => {
      const screen = screens[index];
      if (!screen) return;
      stop = whenIdle(() => {
        // The address changes with a press. Its screen is drawn in slices, between which the page counts as idle.
        if (location.pathname !== shown.current) return later(index, NAVIGATING_MS);
        const next = () => loadFrom(index + 1);
        screen.preload().then(next, next);
      });
    };
    later(0, SETTLE_MS);
    return () => stop();
  }, [screens]);

  return null;
}
