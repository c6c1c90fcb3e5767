import { useEffect } from 'react';

/** Timers of browsers count no further, in milliseconds: more fires at once. */
const TIMER_MAX = 2 ** 31 - 1;

/**
 * Tells the time once an instant is over, also where the device slept meanwhile.
 *
 * @param instant - Milliseconds since the epoch.
 */
export function useWhenOver(instant: number, onOver: (now: number) => void): void {
  useEffect(() => {
    const look = () => {
      if (Date.now() >= instant) onOver(Date.now());
    };
    // A timer may come a moment early; one that comes a second late is noticed by nobody.
    const timer = setTimeout(look, Math.min(instant - Date.now() + 1000, TIMER_MAX));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [instant, onOver]);
}
