import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-lib/router';
import { whenIdle } from '../../client/when-idle';

/** Wait after the first screen is shown, in milliseconds, so that its requests come first. */
const SETTLE_MS = 2000;

/** A screen whose file can be loaded before somebody goes there. */
interface PreloadableScreen {
  preload: () => Promise<unknown>;
}

/** Reports whether files may be loaded ahead: not in data-saving mode, nor on a slow connection. */
function mayLoadAhead(): boolean {
  const { connection } = navigator;
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
 * Loads the screens that a menu leads to, one after another while the page is idle, so that a press shows its screen at once. One that
 * can't be loaded is loaded when somebody opens it. Renders nothing.
 */
export function PreloadedScreens({ screens }: PreloadedScreensProps) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  /** Continues loading; `null` while nothing waits. */
  const goOn = useRef<(() => void) | null>(null);
  useEffect(() => {
    shown.current = pathname;
    goOn.current?.();
  }, [pathname]);

  useEffect(() => {
    if (!mayLoadAhead()) return undefined;
    let stop: () => void;
    const loadFrom = (index: number) => {
      goOn.current = null;
      const screen = screens[index];
      if (!screen) return;
      stop = whenIdle(() => {
        // The address changes with a press. Its screen is rendered in slices, between which the page counts as idle.
        if (location.pathname !== shown.current) {
          goOn.current = () => loadFrom(index);
          return;
        }
        const next = () => loadFrom(index + 1);
        screen.preload().then(next, next);
      });
    };
    const timer = setTimeout(() => loadFrom(0), SETTLE_MS);
    stop = () => clearTimeout(timer);
    return () => {
      stop();
      goOn.current = null;
    };
  }, [screens]);

  return null;
}
