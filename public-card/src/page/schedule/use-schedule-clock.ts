import { useEffect, useState } from 'react';
import type { PublicLink } from 'shared-lib/model';
import { nextScheduleChange } from './link-schedule';
import { timeout } from './long-timeout';

/**
 * Returns the instant to render scheduled links for: the given one at first, then the present, then each moment at
 * which a link appears or disappears while the page is open.
 */
export function useScheduleClock(links: readonly PublicLink[], first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const present = Date.now();
      setNow(present);
      const next = nextScheduleChange(links, present);
      if (next !== null) timer = timeout(tick, next - present);
    };
    tick();
    return () => clearTimeout(timer);
  }, [links]);
  return now;
}
