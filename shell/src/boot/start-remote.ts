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
 * Begins what a remote's screen needs while the app itself is still on its way: asks its site which release is current, and
 * has the browser fetch that release's entry and the files of the screen. Runs in the page's first script.
 *
 * Reads the files of the release that this browser used last at once where a worker keeps them, beside the question which release is
 * current. If another one is, only a read of the cache was wasted.
 *
 * It only ever fetches what the app would ask for later: a failure here is the app's to meet again.
 *
 * @param options.sessionFiles - Addresses of what the shell loads for a session.
 * @param options.sheets - Addresses of style sheets that are to apply before the app asks for them, if they are among what the screen needs.
 * @returns Resolves when they apply, which is never where they are another release's.
 */
export function startRemote(pathname: string, { sessionFiles, sheets = [] }: StartOptions): Promise<unknown> {
  const name = remoteAt(pathname);
  if (!name) return Promise.resolve();
  const origin = remoteOrigin(name);
  const asked = new Set<string>();
  const applied: Promise<void>[] = [];
  let tellApplied: (all: Promise<unknown>) => void = () => {};
  const allApplied = new Promise<unknown>((resolve) => (tellApplied = resolve));
  const fetchAhead = (build: RemoteEntry) => {
    const entry = new URL(build.entry, origin).href;
    const files = [[entry, build.integrity] as const];
    for (const file of filesAt(pathname, build)) files.push([origin + file, undefined]);
    for (const [href, integrity] of files) {
      if (asked.has(href)) continue;
      asked.add(href);
      if (sheets.includes(href)) applied.push(applySheet(href));
      else preload(href, integrity);
    }
    if (sheets.every((href) => asked.has(href))) tellApplied(Promise.all(applied));
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
  // As the app will ask for it, or the browser fetches it twice.
  if (!href.startsWith('/')) link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/** Marks style sheets that apply but aren't the current release's: they go with what was drawn with them. */
function markOutdated(sheets: readonly string[], current: readonly string[]): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheets.includes(sheet.href) && !current.includes(sheet.href)) sheet.dataset['outdated'] = '';
}
