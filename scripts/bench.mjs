/**
 * `npm run bench`: starts a copy of the stack of its own, measures every budget and prints the table; exit code 1 when
 * one is missed. Ratios and counts, no absolute times: they hold on any machine.
 *
 * A file in bench/budgets/ is a group of budgets: its default export takes the running stack and answers rows
 * (bench/lib/rows.mjs). `npm run bench -- public-card` measures that group only.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
const { readPortOffset } = await import('./lib/ports.mjs');
const { startStack } = await import('./lib/stack.mjs');
const { formatTable } = await import('../bench/lib/rows.mjs');

/** A copy that nobody uses otherwise and that keeps no data. Linux gives ports from 32768 on to outgoing connections. */
const BENCH_OFFSET = 10_000;

/** What also looks at the stack while nobody uses it. */
const IDLE_GROUP = 'local-firebase';

const wanted = process.argv.slice(2);
const folder = join(ROOT, 'bench/budgets');
const groups = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.slice(0, -'.mjs'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort()
  // The idle stack is weighed before anything has been asked of it.
  .sort((a, b) => Number(b === IDLE_GROUP) - Number(a === IDLE_GROUP));

let stack = null;
let failed = false;
const leave = async () => {
  await stack?.stop();
  process.exit(1);
};
process.on('SIGINT', leave);
process.on('SIGTERM', leave);
// Whatever a bench dies of, its servers end with it.
process.on('uncaughtException', (error) => {
  console.error(error);
  void leave();
});

try {
  await buildIfStale();
  const offset = process.env.PORT_OFFSET === undefined ? BENCH_OFFSET : readPortOffset();
  stack = await startStack({ offset, memory: true, report: (line) => console.error(line) });
  const rows = [];
  for (const group of groups) {
    const { default: measure } = await import(pathToFileURL(join(folder, `${group}.mjs`)).href);
    rows.push(...(await measure(stack)));
  }
  console.log(formatTable(rows));
  failed = rows.some((row) => !row.ok);
} catch (error) {
  console.error(error);
  failed = true;
} finally {
  await stack?.stop();
}
process.exit(failed ? 1 : 0);
