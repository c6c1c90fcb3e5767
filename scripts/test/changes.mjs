import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, fingerprint } from '../lib/fingerprint.mjs';
import { ROOT } from '../lib/paths.mjs';

/** The files of the last green run of everything, by content. */
const GREEN = join(ROOT, '.local/green.json');

/** Lists every file of the repository with a hash of its content. */
export function readManifest() {
  return Object.fromEntries(filesUnder('.').map((file) => [file, fingerprint([file])]));
}

/** Remembers the files that a green run of everything has seen. */
export function rememberGreen(manifest) {
  mkdirSync(dirname(GREEN), { recursive: true });
  writeFileSync(GREEN, JSON.stringify(manifest));
}

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Finds the commit at which this branch left the main one; the last commit when it is the main one. */
function branchPoint() {
  for (const main of ['origin/HEAD', 'origin/main', 'main', 'master']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // There is no branch of that name.
    }
  }
  return 'HEAD';
}

/** Commits whose files are late changes where no green run is known. */
const LATE_COMMITS = 10;

/**
 * Finds the files that a run of everything begins with: those that have changed since everything was last green on this machine;
 * otherwise since the branch left the main one, or in the last commits of the main one. None where git knows nothing.
 */
export function findLateChanges(manifest) {
  for (const since of [null, `HEAD~${LATE_COMMITS}`]) {
    try {
      const { changed } = findChanges({ since, manifest });
      if (since !== null || existsSync(GREEN) || changed.length > 0)
        return changed.filter((file) => file in manifest);
    } catch {
      // There are fewer commits, or none.
    }
  }
  return [];
}

/**
 * Finds the files that have changed: since the commit that is given; otherwise since everything was last green on this
 * machine; otherwise since this branch left the main one. What is not committed counts.
 *
 * @param {object} options
 * @param {string | null} options.since - A commit, as git names it.
 * @param {Record<string, string>} options.manifest
 * @returns {{ changed: string[], base: string }}
 */
export function findChanges({ since, manifest }) {
  if (!since && existsSync(GREEN)) {
    const green = JSON.parse(readFileSync(GREEN, 'utf8'));
    const names = new Set([...Object.keys(green), ...Object.keys(manifest)]);
    const changed = [...names].filter((file) => green[file] !== manifest[file]).sort();
    return { changed, base: 'the last run in which everything passed' };
  }
  const commit = git('rev-parse', '--verify', `${since ?? branchPoint()}^{commit}`);
  const list = (text) => text.split('\n').filter(Boolean);
  const changed = [
    ...list(git('diff', '--name-only', '--no-renames', commit)),
    ...list(git('ls-files', '--others', '--exclude-standard')),
  ];
  return { changed: [...new Set(changed)].sort(), base: commit.slice(0, 10) };
}
