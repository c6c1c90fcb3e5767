import type { PublicLink } from 'shared-lib/model';

type Schedule = Pick<PublicLink, 'from' | 'until'>;

function boundaries(links: readonly Schedule[]): number[] {
  return links
    .flatMap((link) => [link.from, link.until])
    .filter((instant) => instant !== null)
    .map((instant) => Date.parse(instant))
    .filter(Number.isFinite);
}

/** Returns the next instant after `now` at which the set of links changes, or `null`. */
export function nextScheduleChange(links: readonly Schedule[], now: number): number | null {
  const later = boundaries(links).filter((instant) => instant > now);
  return later.length > 0 ? Math.min(...later) : null;
}
