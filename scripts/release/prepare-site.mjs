import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiveJson } from './live-site.mjs';
import { keepEarlierFiles } from './retained-files.mjs';
import { releasedPointer } from './pointer.mjs';

/** Returns what an override (`npm run remotes`) names of a build. */
const entryOf = ({ entry, integrity, builtWith }) => ({ entry, integrity, builtWith });

/**
 * Makes a built site ready to replace the live one: with the files of the releases before it, and as a remote with the pointer that
 * names it and the live build.
 *
 * @param {object} options
 * @param {string} options.folder - The built site.
 * @param {string} options.origin - The live site.
 * @param {boolean} options.isRemote
 * @param {{ release: string, commit: string | null, at: string }} options.release
 * @param {number | null} options.canaryPercent - Share of the browsers that get it; `null` for all.
 */
export async function prepareSite({ folder, origin, isRemote, release, canaryPercent }) {
  if (!isRemote && canaryPercent !== null) throw new Error('only remotes have canaries');
  const path = join(folder, 'remote.json');
  const built = isRemote ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const live = isRemote ? await readLiveJson(origin, 'remote.json') : null;
  if (built) {
    writeFileSync(path, `${JSON.stringify(releasedPointer(built, live, canaryPercent), null, 2)}\n`);
  }
  const entry = built && entryOf(built.current);
  return keepEarlierFiles({ folder, origin, release: { ...release, entry } });
}
