import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Name of the stamp in a built folder. Hosting uploads no file that begins with a dot. */
const STAMP_FILE = '.build-stamp.json';

/**
 * Origin of a production build, stored beside it.
 *
 * @typedef {object} BuildStamp
 * @property {string | null} project - Project that it was built for; `null` for the local stack.
 * @property {string | null} commit - Commit that it was built from; `null` outside a repository.
 * @property {boolean} isDirty - True when files differed from that commit.
 * @property {boolean} needsMaps - True when a monitoring service gets its errors.
 * @property {boolean} hasMaps - True once that service has its source maps.
 */

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Returns the commit that is checked out, and whether files differ from it. */
export function readTree() {
  try {
    return { commit: git('rev-parse', 'HEAD'), isDirty: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: null, isDirty: false };
  }
}

/**
 * Returns the name of a codebase's release, `tarjetero-functions@0.1.0+3f2a9c01`: the workspace's version and the commit. A build for
 * this machine is called `local`, so that it doesn't change with each commit.
 */
export function functionsRelease(workspace, name) {
  if (!process.env.FIREBASE_PROJECT_ID) return `${name}@local`;
  const { version } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  return `${name}@${version}+${readTree().commit?.slice(0, 8) ?? 'unknown'}`;
}

const stampIn = (folder) => join(folder, STAMP_FILE);

/** @returns {BuildStamp | null} `null` for a folder without a production build. */
export function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(stampIn(folder), 'utf8'));
  } catch {
    return null;
  }
}

/** Notes that the monitoring service has the source maps of a build. */
export function noteMaps(folder) {
  const stamp = readStamp(folder);
  if (stamp) writeFileSync(stampIn(folder), JSON.stringify({ ...stamp, hasMaps: true }));
}

/** Webpack plugin that stamps a build. */
export class BuildStampPlugin {
  /** @param {{ isWatched?: boolean }} [options] - True for an app whose errors a monitoring service may get. */
  constructor({ isWatched = false } = {}) {
    this.isWatched = isWatched;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('BuildStampPlugin', () => {
      const { FIREBASE_PROJECT_ID: project = null, SENTRY_DSN } = process.env;
      /** @type {BuildStamp} */
      const stamp = {
        project,
        ...readTree(),
        needsMaps: this.isWatched && Boolean(SENTRY_DSN),
        hasMaps: false,
      };
      writeFileSync(stampIn(compiler.outputPath), JSON.stringify(stamp));
    });
  }
}

/**
 * Returns why a build must not be deployed, in words; `null` when it may.
 *
 * @param {BuildStamp | null} stamp
 * @param {string} project - Project that it would go to.
 * @param {{ commit: string | null, isDirty: boolean }} tree - As {@link readTree} returns it.
 */
export function findBuildProblem(stamp, project, tree) {
  if (!stamp) return 'there is no production build';
  if (stamp.project !== project)
    return `it was built for ${stamp.project ?? 'the local stack'}, not for ${project}`;
  if (tree.isDirty) return 'there are changes that aren’t committed';
  if (stamp.isDirty) return 'it was built with changes that weren’t committed';
  if (stamp.commit !== tree.commit)
    return `it was built from ${stamp.commit}, and ${tree.commit} is checked out`;
  if (stamp.needsMaps && !stamp.hasMaps) return 'its source maps aren’t released: npm run release:maps';
  return null;
}
