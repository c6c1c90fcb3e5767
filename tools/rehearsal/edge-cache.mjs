import { cacheKey, cacheSeconds } from './cache-rules.mjs';

/** Most answers that a point of presence caches; the oldest are dropped first. */
const ENTRIES = 5000;

/**
 * Answer of a site, whole.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Buffer} body
 * @property {boolean} isFile - True for what Hosting itself serves.
 * @property {string} [keptBy] - `Cache-Control` as a function said it itself; Hosting adds one where there is none.
 */

/** Cache of the sites' answers at one point of presence. */
export class EdgeCache {
  #entries = new Map();
  /** Headers that answers for a path vary by, as the last of them said. */
  #vary = new Map();

  /** @param {() => number} now - The time, in milliseconds. */
  constructor(now = Date.now) {
    this.now = now;
  }

  /** Returns the cached answer for a request, with its age in seconds; `null` for none that is still fresh. */
  find(request) {
    const key = cacheKey(request, this.#vary.get(`${request.host}${request.path}`));
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.now() >= entry.until) {
      this.#entries.delete(key);
      return null;
    }
    return { answer: entry.answer, age: Math.floor((this.now() - entry.since) / 1000) };
  }

  /** Caches an answer for as long as it may be cached. */
  keep(request, answer) {
    const seconds = cacheSeconds({
      method: request.method,
      status: answer.status,
      cacheControl: answer.keptBy,
      isFile: answer.isFile,
    });
    if (seconds <= 0) return;
    const { vary } = answer.headers;
    this.#vary.set(`${request.host}${request.path}`, vary);
    const key = cacheKey(request, vary);
    this.#entries.delete(key);
    this.#entries.set(key, { answer, since: this.now(), until: this.now() + seconds * 1000 });
    if (this.#entries.size > ENTRIES) this.#entries.delete(this.#entries.keys().next().value);
  }

  /** Drops all answers of a host, as a release of its site does. */
  forget(host) {
    for (const key of this.#entries.keys()) if (JSON.parse(key)[0] === host) this.#entries.delete(key);
  }
}
