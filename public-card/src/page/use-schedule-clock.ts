import { useEffect, useState } from 'react';
import type { PublicLink } from 'shared-lib/domain';
import { nextScheduleChange } from './link-schedule';

/** Longest delay of a timer, in milliseconds; longer ones overflow and fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Returns the instant to render scheduled links for: the server's at first, so that hydration matches, then the
 * present, then each moment at which a link appears or disappears while the page is open.
 */
export function useScheduleClock(links: readonly PublicLink[], serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const present = Date.now();
      setNow(present);
      const next = nextScheduleChange(links, present);
      if (next !== null) timer = setTimeout(tick, Math.min(next - present, MAX_TIMEOUT_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, [links]);
  return now;
}
