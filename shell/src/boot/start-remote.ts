import { overridesUrl } from 'shared-lib/remote-overrides';
import { applySheet } from './apply-sheet';
import { canaryBucket } from '../remotes/release/canary-bucket';
import { askEarly } from '../remotes/release/early-answers';
import { overriddenPointer } from '../remotes/release/overrides';
import { filesAt } from '../remotes/release/release-files';
import { rememberedRelease } from '../remotes/release/remembered-release';
import { entriesToTry, pointerAddress, type RemoteEntry } from '../remotes/release/remote-entries';
import { remoteAt } from '../remotes/remote-at';
import { remoteOrigin } from '../remotes/remote-origin';

interface StartOptions {
  sessionFiles: readonly string[];
  sheets?: readonly string[];
}

/**
 * Starts to load a remote's screen while the app itself is still loading: fetches its pointer to the current release, and preloads that
 * release's entry and the files of the screen. Runs in the page's first script.
 *
 * If a worker caches files, those of the release that this browser used last are read at once, while the pointer is being fetched. If another
 * release is current, only a read of the cache was wasted.
 *
 * It only fetches files that the app would request later: a failure here is ignored, as the app will report it.
 *
 * @param options.sessionFiles - Addresses of what the shell loads for a session.
 * @param options.sheets - Addresses of style sheets to apply before the app requests them, if the screen needs them.
 * @returns A promise that resolves when they apply, which is never if they are another release's.
 */
export function startRemote(pathname: string, { sessionFiles, sheets = [] }: StartOptions): Promise<unknown> {
  const name = remoteAt(pathname);
  if (!name) return Promise.resolve();
  const origin = remoteOrigin(name);
  const requests = new Set<string>();
  const applied: Promise<void>[] = [];
  let tellApplied: (all: Promise<unknown>) => void = () => {};
  const allApplied = new Promise<unknown>((resolve) => (tellApplied = resolve));
  const fetchAhead = (build: RemoteEntry) => {
    const entry = new URL(build.entry, origin).href;
    const files = [[entry, build.integrity] as const];
    for (const file of filesAt(pathname, build)) files.push([origin + file, undefined]);
    for (const [href, integrity] of files) {
      if (requests.has(href)) continue;
      requests.add(href);
      if (sheets.includes(href)) applied.push(applySheet(href));
      else preload(href, integrity);
    }
    if (sheets.every((href) => requests.has(href))) tellApplied(Promise.all(applied));
  };
  overriddenPointer(name, readJson(overridesUrl()), readJson(pointerAddress(origin)))
    .then((pointer) => {
      const [first] = entriesToTry(pointer, canaryBucket());
      if (!first) return;
      fetchAhead(first);
      markOutdated(
        sheets,
        filesAt(pathname, first).map((file) => origin + file),
      );
    })
    .catch(() => undefined);
  const last = rememberedRelease(name);
  if (last) fetchAhead(last);
  for (const file of sessionFiles) preload(file);
  return allApplied;
}

async function readJson(url: string): Promise<unknown> {
  const response = await askEarly(url);
  return response.clone().json();
}

function preload(href: string, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  // The same as in the app's request, or the browser fetches it twice.
  if (!href.startsWith('/')) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/** Marks style sheets that apply but aren't the current release's: they are removed with the cached screen that used them. */
function markOutdated(sheets: readonly string[], current: readonly string[]): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheets.includes(sheet.href) && !current.includes(sheet.href)) sheet.dataset['outdated'] = '';
}
