import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastingFiles } from './lasting-files.mjs';
import { ask, MANIFEST, readLiveReleases } from './live-site.mjs';

/** Releases whose files a site has, the newest included: pages that are open for days still find theirs. */
export const RETAINED_RELEASES = 5;

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** Brings a file of an earlier release into the folder, where it isn't yet; false when the live site has lost it. */
async function bring(folder, origin, path, hash) {
  const target = join(folder, path);
  if (existsSync(target)) return true;
  const response = await ask(origin, path);
  if (response.status >= 500) throw new Error(`${origin}/${path} answers ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  if (!response.ok || hashOf(content) !== hash) return false;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  return true;
}

/**
 * Completes a built site with the files of earlier releases, from the live site, and writes its manifest. A release of which a file is
 * missing is left out.
 *
 * @param {object} options
 * @param {string} options.folder - The built site.
 * @param {string} options.origin - The live site.
 * @param {Omit<import('./live-site.mjs').RetainedRelease, 'files'>} options.release - The one that was built.
 * @returns {Promise<{ kept: string[], lost: string[] }>} Names of earlier releases.
 */
export async function keepEarlierFiles({ folder, origin, release }) {
  const earlier = (await readLiveReleases(origin)).filter((other) => other.release !== release.release);
  const own = lastingFiles(folder).map((path) => [path, hashOf(readFileSync(join(folder, path)))]);
  const manifest = [{ ...release, files: Object.fromEntries(own) }];
  const lost = [];
  for (const other of earlier.slice(0, RETAINED_RELEASES - 1)) {
    const brought = [];
    for (const [path, hash] of Object.entries(other.files))
      brought.push(await bring(folder, origin, path, hash));
    if (brought.every(Boolean)) manifest.push(other);
    else lost.push(other.release);
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return { kept: manifest.slice(1).map(({ release: name }) => name), lost };
}
