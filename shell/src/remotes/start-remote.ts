import { overridesUrl } from 'shared-lib/remote-overrides';
import { canaryBucket } from './canary-bucket';
import { askEarly } from './early-answers';
import { overriddenPointer } from './overrides';
import { rememberedRelease, rememberRelease } from './remembered-release';
import { entriesToTry, pointerAddress, type RemoteEntry, type RemotePointer } from './remote-entries';
import { remoteAt } from './remote-at';
import { remoteOrigin } from './remote-origin';

/**
 * Begins what a remote's screen needs while the app itself is still on its way: asks its site which release is current, and
 * has the browser fetch that release's entry and the files of the screen. Runs in the page's first script.
 *
 * Reads the files of the release that this browser used last at once where a worker keeps them, beside the question which release is
 * current. If another one is, only a read of the cache was wasted.
 *
 * It only ever fetches what the app would ask for later: a failure here is the app's to meet again.
 *
 * @param sessionFiles - Addresses of what the shell loads for a session.
 */
export function startRemote(pathname: string, sessionFiles: readonly string[]): void {
  const name = remoteAt(pathname);
  if (!name) return;
  const origin = remoteOrigin(name);
  const asked = new Set<string>();
  const fetchAhead = (build: RemoteEntry) => {
    const files = [[new URL(build.entry, origin).href, build.integrity] as const];
    for (const file of filesAt(pathname, build)) files.push([origin + file, undefined]);
    for (const [href, integrity] of files) {
      if (!asked.has(href)) preload(href, integrity);
      asked.add(href);
    }
  };
  const overrides = readJson<unknown>(overridesUrl());
  overriddenPointer(name, overrides, readJson<RemotePointer>(pointerAddress(origin)))
    .then((pointer) => {
      const [first] = entriesToTry(pointer, canaryBucket());
      if (!first) return;
      fetchAhead(first);
      rememberRelease(name, first);
    })
    .catch(() => undefined);
  const last = rememberedRelease(name);
  if (last) fetchAhead(last);
  for (const file of sessionFiles) preload(file);
}

async function readJson<T>(url: string): Promise<T> {
  const response = await askEarly(url);
  return (await response.clone().json()) as T;
}

/** The files that a release names for the screen at a path: the frame's, and those of the pattern that fits best. */
function filesAt(pathname: string, { preload: named }: RemoteEntry): string[] {
  if (!named) return [];
  const fits = (pattern: string) =>
    pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  const best = Object.keys(named.screens)
    .filter(fits)
    .sort((a, b) => b.length - a.length)[0];
  return [...named.frame, ...(best === undefined ? [] : named.screens[best]!)];
}

function preload(href: string, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  // As the app will ask for it, or the browser fetches it twice.
  if (!href.startsWith('/')) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
