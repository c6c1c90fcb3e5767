import { useEffect, useState } from 'react';
import type { PublicLink } from 'shared-lib/domain';
import { nextScheduleChange } from './link-schedule';

/** Longest wait that a timer takes; longer ones overflow and fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * The instant to draw scheduled links for: the server's at first, so that hydration matches, then the present, then
 * each moment at which a link comes or goes while the page is open.
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
