import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { chromiumVersion } from './pages/chromium.mjs';

const FOLDER = join(ROOT, '.local/bench');

/** Returns the commit that is measured; a '+' after it says that files were changed since. */
function readCommit() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    // Not every copy of the sources has its history.
    return null;
  }
}

/**
 * Opens the file of a run: `.local/bench/latest.json`, and a copy named after its start.
 *
 * @param {{ quick: boolean }} options
 */
export async function openResults({ quick }) {
  const startedAt = new Date();
  const about = {
    startedAt: startedAt.toISOString(),
    commit: readCommit(),
    quick,
    machine: {
      cores: cpus().length,
      processor: cpus()[0]?.model ?? '',
      memoryMegabytes: Math.round(totalmem() / 1024 / 1024),
      node: process.version,
      chromium: await chromiumVersion(),
    },
  };
  const groups = [];
  const secondsSince = (instant) => Math.round((Date.now() - instant) / 100) / 10;
  const stamped = `${startedAt.toISOString().slice(0, 19).replaceAll(':', '')}.json`;
  const save = () => {
    const ok = groups.every(({ rows }) => rows.every((row) => row.ok));
    const text = `${JSON.stringify({ ...about, seconds: secondsSince(startedAt), ok, groups }, null, 2)}\n`;
    mkdirSync(FOLDER, { recursive: true });
    for (const name of [stamped, 'latest.json']) writeFileSync(join(FOLDER, name), text);
  };
  return {
    path: '.local/bench/latest.json',
    /** Starts a group; `addRow` and `end` rewrite the file, so that an interrupted run keeps its results. */
    begin(name) {
      const group = { name, seconds: 0, rows: [] };
      const beganAt = Date.now();
      groups.push(group);
      return {
        addRow(row) {
          group.rows.push(row);
          group.seconds = secondsSince(beganAt);
          save();
        },
        end() {
          group.seconds = secondsSince(beganAt);
          save();
          return group.seconds;
        },
      };
    },
    seconds: () => secondsSince(startedAt),
    rows: () => groups.flatMap(({ rows }) => rows),
  };
}
