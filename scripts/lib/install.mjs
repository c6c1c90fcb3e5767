import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = join(ROOT, 'node_modules/.installed-lockfile');

/** Stops with a plain sentence on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Tarjetero needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the pinned packages unless this very lockfile is installed already.
 *
 * Not `npm ci`: it refuses a lockfile without the binaries of every platform, and some registries don't carry them all.
 * `--no-save` installs just what the lockfile says and leaves it untouched.
 */
export function ensureInstalled() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-save'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0 || !statSync(join(ROOT, 'node_modules')).isDirectory()) {
    console.error('The packages could not be installed. Check the network and repeat the command.');
    process.exit(1);
  }
  writeFileSync(STAMP, lockfile);
}
