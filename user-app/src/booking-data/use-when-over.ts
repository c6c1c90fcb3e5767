import { useEffect } from 'react';

/** Longest timer of browsers, in milliseconds: a longer one fires at once. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Calls back once an instant has passed, even if the device slept meanwhile.
 *
 * @param instant - Milliseconds since the epoch.
 */
export function useWhenOver(instant: number, onOver: (now: number) => void): void {
  useEffect(() => {
    const look = () => {
      if (Date.now() >= instant) onOver(Date.now());
    };
    // A timer may come a moment early; one that comes a second late is noticed by nobody.
    const timer = setTimeout(look, Math.min(instant - Date.now() + 1000, MAX_TIMER));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [instant, onOver]);
}
