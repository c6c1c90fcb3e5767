import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closeBrowsers } from './pages/chromium.mjs';
import { notMeasured } from './rows.mjs';

const FOLDER = new URL('../budgets/', import.meta.url);

/** Groups that run first, as they measure the stack's memory before it has answered any request. */
const FIRST = ['stack', 'local-firebase'];

/** The group that `--quick` measures, in fewer rounds. */
const QUICK = 'public-card';

/** Longest time of a group, in milliseconds: one that hangs doesn't hold up the others. */
const PATIENCE_MS = 8 * 60_000;

/**
 * Lists the groups, one for each file in budgets/, in the order in which they are measured.
 *
 * @returns {string[]}
 */
export function listGroups() {
  const rank = (name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return readdirSync(fileURLToPath(FOLDER))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => name.slice(0, -'.mjs'.length))
    .sort()
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Parses the groups to measure from the command line: all of them unless some are named.
 *
 * @param {readonly string[]} args
 * @returns {{ groups: string[], quick: boolean }}
 * @throws {Error} When there is no such group.
 */
export function readArguments(args) {
  const quick = args.includes('--quick');
  const named = args.filter((arg) => arg !== '--quick');
  const all = listGroups();
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no group ${unknown.join(', ')}. The groups are: ${all.join(', ')}; or --quick.`,
    );
  }
  if (quick && named.length > 0) throw new Error(`--quick measures ${QUICK} and takes no other group.`);
  if (quick) return { groups: [QUICK], quick };
  return { groups: named.length > 0 ? all.filter((name) => named.includes(name)) : all, quick };
}

/** Fails the group that is being measured; null while there is none. */
let failGroup = null;

/**
 * Fails the group that is being measured with an error that nobody has caught.
 *
 * @returns {boolean} False when no group is being measured.
 */
export function failCurrentGroup(error) {
  failGroup?.(error);
  return failGroup !== null;
}

/** Returns a promise that rejects when the group takes too long, or when something fails that nobody awaits. */
function watchGroup() {
  let timer;
  const failed = new Promise((_, reject) => {
    failGroup = reject;
    timer = setTimeout(
      () => reject(new Error(`not done within ${PATIENCE_MS / 60_000} minutes`)),
      PATIENCE_MS,
    );
  });
  failed.catch(() => undefined);
  const stop = () => {
    clearTimeout(timer);
    failGroup = null;
  };
  return { failed, stop };
}

const firstLine = (error) => String(error?.message ?? error).split('\n', 1)[0];

/**
 * Measures a group. An error in it becomes a row that is missed, after those that were measured before.
 *
 * @param {string} group
 * @param {object} stack
 * @param {object} options
 * @param {boolean} options.quick
 * @param {(row: import('./rows.mjs').Row) => void} options.onRow - Gets each row as soon as it is measured.
 */
export async function measureGroup(group, stack, { quick, onRow }) {
  const watch = watchGroup();
  try {
    const { default: measure } = await import(new URL(`${group}.mjs`, FOLDER).href);
    const rows = measure(stack, { quick });
    for (;;) {
      const { value, done } = await Promise.race([rows.next(), watch.failed]);
      if (done) return;
      onRow(value);
    }
  } catch (error) {
    console.error(error);
    onRow(notMeasured(group, firstLine(error)));
  } finally {
    await closeBrowsers();
    watch.stop();
  }
}
