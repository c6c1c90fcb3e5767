import { resolveEndpoints } from 'shared-lib/config';
import { overridesUrl } from 'shared-lib/remote-overrides';
import { requireShape } from 'shared-lib/model';
import type { RemoteEntry } from '../remotes/release/remote-entries';

/** Wait after a remote was loaded, in milliseconds, so that its first requests aren't delayed. */
const SETTLE_MS = 4000;

const KEPT_FILE = /\.[0-9a-f]{8}\.(js|css|woff2)$/;

/** Part of `remote.json` that matters here. */
interface Pointer {
  current: Pick<RemoteEntry, 'entry' | 'integrity'>;
  /** Files of its screens, which another visit may need without a network. */
  files?: string[];
}

function loadedFrom(origin: string): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((url) => url.startsWith(`${origin}/`) && KEPT_FILE.test(url));
}

async function keepRemote(origin: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const pointerUrl = `${origin}/remote.json`;
  const response = await fetch(pointerUrl, { cache: 'no-cache' });
  if (!response.ok) return;
  const answer: unknown = await response.json();
  const { current, files = [] } = requireShape<Pointer>(answer, { current: 'map', files: 'list?' });
  const { integrity } = current;
  const entry = new URL(current.entry, origin).href;
  const saveData = navigator.connection?.saveData === true;
  const ahead = saveData ? [] : files.map((path) => new URL(path, origin).href);
  const others = new Set([overridesUrl(), pointerUrl, ...loadedFrom(origin), ...ahead]);
  others.delete(entry);
  // With the integrity that the page checks: a wrong entry must not be cached.
  const urlsToCache = [[entry, { integrity }], ...others];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * Makes the worker cache every remote in use: the files loaded before the worker started, and the screens that weren't
 * opened yet.
 *
 * @returns Stops.
 */
export function cacheUsedRemotes(): () => void {
  const { userApp, adminApp } = resolveEndpoints().origins;
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const keepSoon = (origin: string) => {
    if (waiting.has(origin)) return;
    waiting.set(
      origin,
      setTimeout(() => void keepRemote(origin).catch(() => waiting.delete(origin)), SETTLE_MS),
    );
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      for (const origin of [userApp, adminApp])
        if (name.startsWith(`${origin}/remoteEntry`)) keepSoon(origin);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    observer.disconnect();
    waiting.forEach((timer) => clearTimeout(timer));
  };
}
