import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Folders that hold no source: what is installed, built or remembered. */
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.local',
  '.git',
  '.results',
  '.nx',
  'coverage',
]);

/**
 * Lists the files under a path of the repository, always in the same order.
 *
 * @param {string} path - From the root; a file is listed as itself, what doesn't exist as nothing.
 * @param {object} [options]
 * @param {Set<string>} [options.skip] - Names of folders that are left out.
 * @param {string} [options.root] - Folder that paths are relative to; the repository's unless given.
 * @returns {string[]} Paths from the root.
 */
export function filesUnder(path, { skip = NOT_SOURCES, root = ROOT } = {}) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = path === '.' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return skip.has(entry.name) ? [] : filesUnder(inside, { skip, root });
    return entry.isFile() ? [inside] : [];
  });
}

/**
 * Computes a hash of the names and contents of files, and of whatever else decides a result.
 *
 * @param {string[]} files - Paths from the root.
 * @param {object} [options]
 * @param {string[]} [options.also] - Further text: versions, variables, options.
 * @param {string} [options.root]
 * @returns {string} In hexadecimal.
 */
export function fingerprint(files, { also = [], root = ROOT } = {}) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const content = readFileSync(join(root, file));
    // Lengths keep the end of one file and the beginning of the next apart.
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  for (const text of also) hash.update(`\n${text.length}\n${text}`);
  return hash.digest('hex');
}

/**
 * Lists the environment variables whose names pass a test, as `NAME=value`.
 *
 * @param {(name: string) => boolean} isWanted
 * @returns {string[]}
 */
export function variables(isWanted) {
  return Object.entries(process.env)
    .filter(([name]) => isWanted(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
}
