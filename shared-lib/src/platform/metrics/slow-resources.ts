/** Duration above which a resource is slow, in milliseconds. */
export const SLOW_RESOURCE_MS = 1000;

/** Time after the page's load at which its resources are checked, in milliseconds. */
export const LOOK_AFTER_LOAD_MS = 1000;

/** A resource that was slow to load. */
export interface SlowResource {
  /** Host and path, without its query. */
  name: string;
  durationMs: number;
}

/** Returns the resources that took longer than {@link SLOW_RESOURCE_MS}, slowest first. */
export function slowResourcesAmong(
  entries: readonly Pick<PerformanceEntry, 'name' | 'duration'>[],
): SlowResource[] {
  return entries
    .filter(({ duration }) => duration > SLOW_RESOURCE_MS)
    .map(({ name, duration }) => ({ name: withoutQuery(name), durationMs: Math.round(duration) }))
    .sort((a, b) => b.durationMs - a.durationMs);
}

function withoutQuery(address: string): string {
  try {
    const { host, pathname } = new URL(address);
    return host + pathname;
  } catch {
    return address.replace(/\?.*/s, '');
  }
}

/** Matches requests that stay open on purpose, listeners of the database, which say nothing about speed. */
const STAYS_OPEN = /\/(?:Listen|Write)\/channel\?/;

/** Returns this page's slow resources so far. */
export function findSlowResources(): SlowResource[] {
  return slowResourcesAmong(
    performance.getEntriesByType('resource').filter(({ name }) => !STAYS_OPEN.test(name)),
  );
}

/** Calls back once with the page's slow resources, one second after it has loaded. */
export function checkResourcesAfterLoad(onChecked: (slow: SlowResource[]) => void): void {
  const check = () => setTimeout(() => onChecked(findSlowResources()), LOOK_AFTER_LOAD_MS);
  if (document.readyState === 'complete') check();
  else addEventListener('load', check, { once: true });
}
