import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_BANNER } from '../../build/release/release-plugin.mjs';
import { ROOT } from '../lib/paths.mjs';
import { readLiveJson, readLiveReleases } from './live-site.mjs';
import { PARTS } from './parts.mjs';
import { lastingFiles } from './lasting-files.mjs';
import { readFunctionsRelease } from './smoke.mjs';

/**
 * Returns the name that the build of a site calls itself, `user-app@0.1.0+3f2a9c01`.
 *
 * @throws Error for a folder that isn't built for production.
 */
export const releaseOfSite = (part, root = ROOT) => releaseIn(part, join(root, PARTS[part].site.folder));

/** Returns the same of a folder that holds a build of a part's site. */
export function releaseIn(part, folder) {
  for (const path of lastingFiles(folder).filter((file) => file.endsWith('.js'))) {
    const named = RELEASE_BANNER.exec(readFileSync(join(folder, path), 'utf8').slice(0, 500));
    if ((named?.[1] ?? named?.[2]) === part) return named[3];
  }
  throw new Error(`${folder} says no release: build it for production first`);
}

const sentenceOf = (error) => `unknown (${error.message})`;

async function describeSite({ origin, isRemote }) {
  const [newest, ...earlier] = await readLiveReleases(origin);
  if (!newest) return 'never released in this way';
  const { canary, percent } = isRemote ? ((await readLiveJson(origin, 'remote.json')) ?? {}) : {};
  const share = canary ? `, for ${percent} %` : '';
  const commit = newest.commit?.slice(0, 8) ?? '?';
  const kept = earlier.length > 0 ? `; keeps ${earlier.map(({ release }) => release).join(', ')}` : '';
  return `${newest.release} of ${commit}, ${newest.at}${share}${kept}`;
}

/** Returns what runs where, a line for each part. */
export async function describeLive(settings) {
  const lines = Object.entries(PARTS).map(async ([name, { site, codebase }]) => {
    const described = [];
    if (site) {
      const origin = settings[site.origin];
      described.push(origin ? describeSite({ ...site, origin }).catch(sentenceOf) : 'no address');
    }
    if (codebase && settings.PUBLIC_CARD_ORIGIN) {
      const read = readFunctionsRelease(codebase, settings.PUBLIC_CARD_ORIGIN);
      described.push(read.then((release) => release ?? 'does not say its version').catch(sentenceOf));
    }
    const texts = await Promise.all(described);
    return texts.length > 0 ? [`${name}: ${texts.join(' · ')}`] : [];
  });
  return (await Promise.all(lines)).flat().join('\n');
}
