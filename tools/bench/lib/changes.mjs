import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/paths.mjs';

/** Wait before each change, so that the work after the one before has ended, in milliseconds. */
const SETTLE_MS = 3000;

/** Longest wait for a change to show, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Changes a source so many times, and measures how long each change takes to show. The source is restored.
 *
 * @param {object} options
 * @param {string} options.file - From the root.
 * @param {string} options.text - Part of the source that each change replaces.
 * @param {(mark: string) => string} options.replacement - What a change puts in its place; the mark is another each time.
 * @param {(mark: string, patienceMs: number) => Promise<void>} options.shows - Resolves once the change with this mark shows.
 * @param {number} options.times
 * @returns {Promise<number[]>} In seconds.
 */
export async function changeSeconds({ file, text, replacement, shows, times }) {
  const path = join(ROOT, file);
  const original = readFileSync(path, 'utf8');
  if (!original.includes(text)) throw new Error(`${file} has no ${text}`);
  const restore = () => writeFileSync(path, original);
  process.once('exit', restore);
  const seconds = [];
  try {
    for (let time = 1; time <= times; time += 1) {
      const mark = `bench-${time}`;
      await setTimeout(SETTLE_MS);
      const startedAt = performance.now();
      writeFileSync(path, original.replace(text, replacement(mark)));
      await shows(mark, PATIENCE_MS);
      seconds.push((performance.now() - startedAt) / 1000);
    }
  } finally {
    restore();
    process.off('exit', restore);
  }
  return seconds;
}
