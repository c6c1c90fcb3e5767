import type { PublicLink } from 'shared-lib/domain';

type Schedule = Pick<PublicLink, 'from' | 'until'>;

function boundaries(links: readonly Schedule[]): number[] {
  return links
    .flatMap((link) => [link.from, link.until])
    .filter((instant) => instant !== null)
    .map((instant) => Date.parse(instant))
    .filter(Number.isFinite);
}

/**
 * Returns the last instant, up to `now`, at which the set of links changed; 0 when it never did. Rendering as of then
 * gives the same page as rendering as of now, and the same bytes from one change to the next, so that it can be
 * revalidated.
 */
export function lastScheduleChange(links: readonly Schedule[], now: number): number {
  return Math.max(0, ...boundaries(links).filter((instant) => instant <= now));
}

/** Returns the next instant after `now` at which the set of links changes, or `null`. */
export function nextScheduleChange(links: readonly Schedule[], now: number): number | null {
  const later = boundaries(links).filter((instant) => instant > now);
  return later.length > 0 ? Math.min(...later) : null;
}
