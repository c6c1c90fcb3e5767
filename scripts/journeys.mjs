/**
 * `npm run test:journeys [-- --repeat N] [PLAYWRIGHT'S ARGUMENTS]`: all journeys, N rounds one after another, each with a stack of
 * its own. A failure in any round is a failure; at the end, the failures of each round.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
const { requireJourneyChromium } = await import('./lib/chromium.mjs');
const { onInterruption } = await import('./lib/processes.mjs');
const { stopGroups } = await import('./lib/process-groups.mjs');
const { runJourneys } = await import('./test/journeys.mjs');
const { failureTable, Steps, timeTable } = await import('./test/steps.mjs');

const args = process.argv.slice(2);
const at = args.indexOf('--repeat');
const rounds = at === -1 ? 1 : Number(args.splice(at, 2)[1]);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run test:journeys -- --repeat 3');
  process.exit(1);
}

onInterruption(async () => {
  await stopGroups();
  process.exit(130);
});

const results = join(ROOT, '.local/results');
mkdirSync(results, { recursive: true });
await buildIfStale();
const chromium = await requireJourneyChromium();

const steps = new Steps(null);
for (let round = 1; round <= rounds; round += 1) {
  await steps.alone(`round ${round}`, () =>
    runJourneys({ report: join(results, `e2e-${round}.json`), chromium, args }),
  );
}

const { passed, failed } = steps.total;
console.log(`\n${timeTable(steps.done)}`);
if (failed > 0) console.log(`\n${failureTable(steps.done)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
