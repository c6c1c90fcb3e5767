/** File in which a site says which releases' files it has. */
export const MANIFEST = 'releases.json';

/** Longest wait for an answer of a live site, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Release of a site, as its manifest lists it.
 *
 * @typedef {object} RetainedRelease
 * @property {string} release - `user-app@0.1.0+3f2a9c01`.
 * @property {string | null} commit
 * @property {string} at - When it was made ready, as an ISO time.
 * @property {{ entry: string, integrity: string, builtWith?: Record<string, string> } | null} entry - Of a remote.
 * @property {Record<string, string>} files - Hash (sha256) of each file that never changes, by its path in the site.
 */

/** Fetches a file from a live site. */
export const ask = (origin, path) =>
  fetch(`${origin}/${path}`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });

/**
 * Reads a JSON file of a live site.
 *
 * @returns {Promise<any>} `null` where there is none: a site answers unknown paths with its page.
 * @throws Error for a site that doesn't answer, so that nothing is concluded from that.
 */
export async function readLiveJson(origin, path) {
  const response = await ask(origin, path);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${origin}/${path} answers ${response.status}`);
  return response.headers.get('content-type')?.includes('json') ? response.json() : null;
}

/** @returns {Promise<RetainedRelease[]>} Newest first; none for a site that was never released. */
export async function readLiveReleases(origin) {
  return (await readLiveJson(origin, MANIFEST)) ?? [];
}

/**
 * Returns the entry of a release whose files a remote's site has.
 *
 * @throws Error that lists the releases that it has.
 */
export async function findCachedEntry(origin, release) {
  const releases = await readLiveReleases(origin);
  const found = releases.find((stored) => stored.release === release);
  if (found?.entry) return found.entry;
  const known = releases.map((stored) => stored.release).join(', ');
  throw new Error(`${origin} has no ${release}; it has ${known || 'no releases'}`);
}
