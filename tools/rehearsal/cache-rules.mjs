/**
 * Rules by which Hosting's edge caches answers, as https://firebase.google.com/docs/hosting/manage-cache describes them: files until
 * the next release, answers of functions as their `Cache-Control` says, and missing pages of functions for ten minutes.
 */

/** Time for which a function's 404 without a `Cache-Control` is cached, in seconds. */
const MISSING_SECONDS = 600;

/** Returns the directives of a `Cache-Control` by name. */
function directivesOf(cacheControl = '') {
  return new Map(
    cacheControl
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim().split('='))
      .map(([name, value = '']) => [name, value]),
  );
}

/**
 * Returns for how many seconds the edge caches an answer; 0 for one that it doesn't cache.
 *
 * @param {object} answer
 * @param {string} answer.method
 * @param {number} answer.status
 * @param {string | undefined} answer.cacheControl - As the function set it, if it did.
 * @param {boolean} answer.isFile - True for what Hosting itself serves.
 */
export function cacheSeconds({ method, status, cacheControl, isFile }) {
  if (method !== 'GET') return 0;
  // A release empties the cache.
  if (isFile) return Infinity;
  if (cacheControl === undefined) return status === 404 ? MISSING_SECONDS : 0;
  const directives = directivesOf(cacheControl);
  if (['private', 'no-store', 'no-cache'].some((name) => directives.has(name))) return 0;
  const seconds = Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0);
  return Number.isFinite(seconds) && status < 500 ? seconds : 0;
}

/** Returns the cookie that Hosting lets through; empty for none. */
export function sessionCookie(cookies = '') {
  return cookies.split(/; ?/).find((cookie) => cookie.startsWith('__session=')) ?? '';
}

/**
 * Returns the cache key of an answer: host, path with query, and the values of the request's headers that the answer varies by.
 *
 * @param {{ host: string, path: string, headers: Record<string, string | undefined> }} request
 * @param {string} [vary] - Of the answer.
 */
export function cacheKey({ host, path, headers }, vary = '') {
  const named = vary
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    // The edge compresses by itself, and has one content for all encodings.
    .filter((name) => name !== '' && name !== 'accept-encoding');
  const said = named.sort().map((name) => {
    const value = name === 'cookie' ? sessionCookie(headers.cookie) : (headers[name] ?? '');
    return `${name}:${value}`;
  });
  return JSON.stringify([host, path, ...said]);
}
