/**
 * Lets a build remember, on disk, the modules that have not changed since the one before.
 *
 * What it may reuse is decided by content alone: files by their hash, never by their time; and everything that is no module
 * of the build (webpack's configuration, our plugins, the lockfile, the variables that end up in a bundle) is part of the
 * cache's version, so that a change of any of them starts from nothing (docs/decisions/018).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsOf } from './release/settings.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const repository = join(folder, '..');

/** Files are compared by content. Packages are the lockfile's, which is in the version. */
export const CONTENT_SNAPSHOT = {
  module: { hash: true, timestamp: false },
  resolve: { hash: true, timestamp: false },
  buildDependencies: { hash: true, timestamp: false },
  resolveBuildDependencies: { hash: true, timestamp: false },
};

/** A dev server looks at a file's time first: it checks all of them after each change. */
export const WATCHED_SNAPSHOT = Object.fromEntries(
  Object.keys(CONTENT_SNAPSHOT).map((what) => [what, { hash: true, timestamp: true }]),
);

/** Reports whether an environment variable ends up inside a bundle. */
export const isBuildVariable = (name) => SETTING_NAMES.has(name) || name.startsWith('KILL_');

const SETTING_NAMES = new Set(settingsOf('build', 'param').map(({ name }) => name));

function* filesIn(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

function version(root) {
  const hash = createHash('sha256').update(process.version);
  const configuration = [
    join(repository, 'package-lock.json'),
    join(repository, 'tsconfig.base.json'),
    join(repository, 'shared-lib/package.json'),
    join(root, 'package.json'),
    join(root, 'tsconfig.json'),
    ...readdirSync(root)
      .filter((name) => /\.(mjs|cjs)$/.test(name))
      .map((name) => join(root, name)),
    ...filesIn(folder),
  ];
  for (const path of configuration) hash.update(path).update(readFileSync(path));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (isBuildVariable(name)) hash.update(`${name}=${value}\n`);
  }
  return hash.digest('hex');
}

/**
 * Returns the `cache` of one webpack configuration. A release is built from nothing: what is reused gives the same program,
 * but now and then under other names of variables, and a release should come out byte for byte the same everywhere.
 *
 * @param {object} options
 * @param {string} options.root - The workspace's folder.
 * @param {string} options.name - The configuration's name, unique in its workspace.
 * @param {boolean} options.production
 * @returns {false | import('webpack').FileCacheOptions}
 */
export function buildCache({ root, name, production }) {
  const isRelease = production && Boolean(process.env.FIREBASE_PROJECT_ID);
  if (isRelease || process.env.BUILD_CACHE === '0') return false;
  return {
    type: 'filesystem',
    cacheDirectory: join(root, 'node_modules/.cache/webpack'),
    name: `${name}-${production ? 'production' : 'development'}`,
    version: version(root),
    compression: false,
  };
}
