import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'shared-lib/router';

/** Longest wait for a page to become as tall as it was, in milliseconds. */
const WITHIN_MS = 5000;

/** Largest difference of two positions that are the same, as browsers round them, in pixels. */
const ROUNDED = 1;

/** What somebody does who has begun to use the page where it is. */
const USES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Positions by the key of an entry of the history, as the router's `ScrollRestoration` keeps them for a reload. */
function storedPositions(storageKey: string): Map<string, number> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
    return new Map(Object.entries(stored));
  } catch {
    // Without the storage, or with something else in it, there are none.
    return new Map();
  }
}

/**
 * Scrolls to a position once the page is tall enough for it, unless somebody uses the page before.
 *
 * @returns Gives it up.
 */
function scrollOnceTall(position: number): () => void {
  const look = () => {
    if (Math.abs(scrollY - position) <= ROUNDED) return;
    if (document.documentElement.scrollHeight - innerHeight < position - ROUNDED) return;
    scrollTo(0, position);
  };
  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const use of USES) removeEventListener(use, stop, true);
  };
  const timer = setTimeout(stop, WITHIN_MS);
  for (const use of USES) addEventListener(use, stop, { capture: true, passive: true });
  return stop;
}

/**
 * Restores the scroll position of a page whose parts come after it, on the way back or after a reload. The router's
 * `ScrollRestoration` scrolls when the page is drawn, and it may be short then. Renders nothing.
 *
 * @param props.storageKey - The same as of `ScrollRestoration`.
 */
export function LateScroll({ storageKey }: { storageKey: string }) {
  const { key } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(() => storedPositions(storageKey));
  useLayoutEffect(() => {
    const position = type === 'POP' ? positions.get(key) : undefined;
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    const stop = position ? scrollOnceTall(position) : undefined;
    return () => {
      removeEventListener('scroll', note);
      stop?.();
    };
  }, [key, type, positions]);
  return null;
}
