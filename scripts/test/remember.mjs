import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** Most results that are stored of each kind; the oldest are deleted first. */
const MAX_RESULTS = 40;

/**
 * Opens the cache of one kind of result. A result is stored under the fingerprint of everything that it depends on, so after a changed byte
 * nothing is found. Only green results belong here: the caller never stores another.
 *
 * @param {string} kind - Also the name of its folder.
 * @param {string} [folder] - Folder of all caches; a test has its own.
 */
export function memoryOf(kind, folder = join(ROOT, '.local/remembered')) {
  const home = join(folder, kind);
  const fileOf = (key) => join(home, `${key}.json`);
  return {
    /** Returns what was stored under a key; null when there is nothing, or nothing that can be read. */
    recall(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8'));
      } catch {
        return null;
      }
    },
    /** Stores a green result. */
    store(key, value) {
      mkdirSync(home, { recursive: true });
      // Written aside first: a process that is killed leaves no half of a result.
      const draft = `${fileOf(key)}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, fileOf(key));
      const byAge = readdirSync(home)
        .map((name) => ({ name, at: statSync(join(home, name)).mtimeMs }))
        .sort((a, b) => b.at - a.at);
      for (const { name } of byAge.slice(MAX_RESULTS)) rmSync(join(home, name), { force: true });
    },
  };
}
