/**
 * `npm run bench`: starts a copy of the stack of its own, measures every budget and prints each row of the table when it
 * is measured; exit code 1 when one is missed. Ratios and counts, hardly any absolute times: they hold on any machine.
 *
 * `npm run bench -- public-card` measures one group, `-- --quick` the visitor's page in fewer rounds. A group that fails
 * is a missed row, and the next one begins. The results are also in .local/bench/latest.json.
 */
import { ensureInstalled, requireNode } from '../../scripts/lib/install.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('../../scripts/lib/build.mjs');
const { onInterruption } = await import('../../scripts/lib/processes.mjs');
const { stopGroups } = await import('../../scripts/lib/process-groups.mjs');
const { readPortOffset } = await import('../../scripts/lib/ports.mjs');
const { startStack } = await import('../../scripts/stack/stack.mjs');
const { failCurrentGroup, measureGroup, readArguments } = await import('./lib/groups.mjs');
const { openResults } = await import('./lib/results.mjs');
const { formatHead, formatRow } = await import('./lib/rows.mjs');
const { keepData, restoreData } = await import('./lib/stack-data.mjs');

/** A copy that nothing else uses and that stores no data. Linux gives ports from 32768 on to outgoing connections. */
const BENCH_OFFSET = 10_000;

// The Admin SDK would otherwise look for Google's own machines before it believes that it is on none.
process.env.METADATA_SERVER_DETECTION = 'none';

let stack = null;
let starting = null;
let failed = true;
const interruption = new AbortController();
const leave = async () => {
  interruption.abort();
  await stopGroups();
  const started = await starting?.catch(() => null);
  await started?.stop();
  process.exit(1);
};
onInterruption(leave);
// The bench's servers end with it, for whatever reason; a failing group ends alone.
process.on('uncaughtException', (error) => {
  if (failCurrentGroup(error)) return;
  console.error(error);
  void leave();
});

/** Measures the groups one after another; answers true when no budget is missed. */
async function measureAll({ groups, quick }) {
  const results = await openResults({ quick });
  // Production's periodic work runs on other machines; here it would be counted with what a person reads.
  stack.stopJobs();
  const { firestore } = stack.addresses;
  const saved = groups.length > 1 ? await keepData(firestore) : null;
  console.log(formatHead());
  for (const [index, name] of groups.entries()) {
    console.log(`\n${name} (${index + 1} of ${groups.length})`);
    if (index > 0) await restoreData(firestore, saved);
    const group = results.begin(name);
    const onRow = (row) => {
      console.log(formatRow(row));
      group.addRow(row);
    };
    await measureGroup(name, stack, { quick, onRow });
    console.log(`${name}: ${group.end()} s`);
  }
  const rows = results.rows();
  const missed = rows.filter((row) => !row.ok);
  console.log(`\n${rows.length} rows, ${missed.length} missed, ${results.seconds()} s: ${results.path}`);
  for (const row of missed) console.log(formatRow(row));
  return missed.length === 0;
}

let wanted;
try {
  wanted = readArguments(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

try {
  const offset = process.env.PORT_OFFSET === undefined ? BENCH_OFFSET : readPortOffset();
  await buildIfStale();
  starting = startStack({
    ...{ offset, memory: true, signal: interruption.signal },
    report: (line) => console.error(line),
  });
  stack = await starting;
  failed = !(await measureAll(wanted));
} catch (error) {
  console.error(error);
} finally {
  await stack?.stop();
}
process.exit(failed ? 1 : 0);
