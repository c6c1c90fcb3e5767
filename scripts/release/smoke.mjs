import { createHash } from 'node:crypto';
import { ask, readLiveJson, readLiveReleases } from './live-site.mjs';

/** Paths of each site that must answer, with the status. */
const PAGES = {
  shell: [
    ['', 200],
    ['login', 200],
    ['dashboard', 200],
    ['dashboard/tarjetas', 200],
    ['sw-old.js', 404],
    ['c/-', 404],
  ],
  'user-app': [['', 200]],
  'admin-app': [['', 200]],
  'public-card': [
    ['', 200],
    ['sandbox.html', 200],
    ['c/-', 404],
  ],
};

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Lists what is wrong with the entries that a remote's pointer names. */
async function findEntryProblems(origin) {
  const { current, previous, canary } = await readLiveJson(origin, 'remote.json');
  const problems = [];
  const builds = [current, previous, canary].filter((build) => build);
  for (const named of builds) {
    const response = await ask(origin, named.entry.slice(1));
    const isWhole = response.ok && integrityOf(Buffer.from(await response.arrayBuffer())) === named.integrity;
    if (!isWhole) problems.push(`${named.entry} isn't what remote.json names`);
  }
  return problems;
}

/**
 * Checks that a live site serves what was released, and lists what is wrong in words.
 *
 * @param {string} part
 * @param {{ origin: string, isRemote: boolean }} site
 * @param {string} release - Name of the release that should be there.
 */
export async function findSiteProblems(part, { origin, isRemote }, release) {
  const problems = [];
  const [newest] = await readLiveReleases(origin);
  if (newest?.release !== release) problems.push(`it says ${newest?.release ?? 'nothing'}, not ${release}`);
  for (const [path, status] of PAGES[part]) {
    const response = await ask(origin, path);
    const policy = response.headers.get('content-security-policy');
    if (response.status !== status) problems.push(`/${path} answers ${response.status}, not ${status}`);
    else if (!policy) problems.push(`/${path} comes without a policy of content`);
  }
  return isRemote ? [...problems, ...(await findEntryProblems(origin))] : problems;
}

/** Requests by which each codebase says its release: a method that it doesn't take. */
const ASKED = { default: ['GET', 'v/-'], card: ['POST', 'c/-'] };

/**
 * Fetches the name of its release from a live codebase.
 *
 * @param {'default' | 'card'} codebase
 * @param {string} origin - Of the cards' site.
 * @returns {Promise<string | null>} `null` for one that answers otherwise.
 */
export async function readFunctionsRelease(codebase, origin) {
  const [method, path] = ASKED[codebase];
  const response = await fetch(`${origin}/${path}`, { method, signal: AbortSignal.timeout(20_000) });
  return response.headers.get('x-release');
}
