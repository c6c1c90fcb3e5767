/**
 * `npm test`: what shows in a third of the time that a clone works. Installs and builds what is missing, then lint, types, unit, rules
 * and functions tests, the visitor's bundle list, the specification's rows and the journeys of project `core` in a real browser, with a
 * small case of each flood. Continues after a failure; the last line counts: 'N passed, N failed'.
 *
 * `npm run test:all` is everything, before a landing: all journeys, and the floods, crowds and kills (shared-lib/src/testing/run-size.ts).
 * It begins with what has changed since it was last green. `npm run test:affected [-- --since COMMIT]` runs what the changed files can
 * break. `npm run test:long` runs the jest tests with generated cases at full size with a new seed, and twenty minutes of mixed load
 * against a rehearsal of production. `-- --only lint,types` runs a part of any. `-- --no-cache` forgets what earlier runs have proved
 * (docs/decisions/018).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endPlainly } from './lib/operator-command.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
endPlainly();
const { values: options } = parseArgs({
  options: {
    ...{ all: { type: 'boolean' }, long: { type: 'boolean' }, affected: { type: 'boolean' } },
    ...{ only: { type: 'string' }, since: { type: 'string' }, 'no-cache': { type: 'boolean' } },
  },
});
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
const { requireChromium, requireJourneyChromium } = await import('./lib/chromium.mjs');
const { onInterruption } = await import('./lib/processes.mjs');
const { findChanges, findLateChanges, readManifest, rememberGreen } = await import('./test/changes.mjs');
const { runJest } = await import('./test/jest-step.mjs');
const { runJourneys } = await import('./test/journeys.mjs');
const { journeysReachedBy } = await import('./test/reach.mjs');
const { checkFormat, checkLint, checkTypes } = await import('./test/static-steps.mjs');
const { stopGroups } = await import('./lib/process-groups.mjs');
const { failureTable, run, Steps, timeTable } = await import('./test/steps.mjs');

const { long = false, since = null } = options;
const isShort = !long && !options.all && !options.affected;
process.env.TEST_SIZE = long ? 'long' : isShort ? 'short' : 'all';
const cached = !options['no-cache'];
if (!cached) process.env.BUILD_CACHE = '0';
const only = options.only?.split(',') ?? (long ? ['build', 'jest', 'e2e', 'soak'] : null);
onInterruption(async () => {
  await stopGroups();
  process.exit(130);
});

const results = join(ROOT, '.local/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const manifest = readManifest();
const affected = options.affected ? findChanges({ since, manifest }) : null;
if (affected) {
  console.log(`${affected.changed.length} files have changed since ${affected.base}`);
  for (const file of affected.changed.slice(0, 20)) console.log(`  ${file}`);
}
const first = isShort || affected ? [] : findLateChanges(manifest);

/** Returns a step that runs a script, green when it exits with 0. */
const script = (name, path, ...args) => ({
  name,
  work: async ({ print }) => (await run(process.execPath, [path, ...args], { print })).ok,
});

/** Checks the registry's advisories; a registry that doesn't answer counts neither way. */
async function checkAudit({ print }) {
  const { status } = await run(process.execPath, ['scripts/checks/check-audit.mjs'], { print });
  return { passed: Number(status === 0), failed: Number(status !== 0 && status !== 2) };
}

/** Lists the journeys that late changes can break; none where that is most of them. */
function specsToBeginWith() {
  const { specs, everythingFor } = journeysReachedBy(first);
  return everythingFor
    ? first.flatMap((file) => /^e2e\/tests\/(.+\.spec\.ts)$/.exec(file)?.[1] ?? [])
    : specs;
}

async function checkJourneys({ print }) {
  const reached = affected && journeysReachedBy(affected.changed);
  if (reached) {
    const reason = reached.everythingFor
      ? `all, because of ${reached.everythingFor}`
      : reached.specs.join(', ');
    print(`${reached.specs.length} journeys: ${reason}\n`);
    if (reached.specs.length === 0) return { passed: 0, failed: 0 };
  }
  // Two copies of the stack start at once: each would build what is stale.
  await buildIfStale({ print });
  return runJourneys({
    report: join(results, 'e2e.json'),
    chromium: await requireJourneyChromium(),
    specs: reached && !reached.everythingFor ? reached.specs : null,
    first: specsToBeginWith(),
    isShort,
    isQuiet: true,
  });
}

/** Steps that read, and the builds, two at a time; the longest first. */
const SIDE_BY_SIDE = [
  {
    name: 'build',
    work: async ({ print }) => {
      await buildIfStale({ print, force: !cached });
      return true;
    },
  },
  { name: 'types', work: ({ print }) => checkTypes({ print, cached }) },
  { name: 'lint', work: ({ print }) => checkLint({ print, cached }) },
  { name: 'format', work: ({ print }) => checkFormat({ print, cached }) },
  script('boundaries', 'scripts/checks/check-boundaries.mjs'),
  script('exports', 'node_modules/knip/bin/knip.js', '--no-progress'),
  script('reach', 'scripts/checks/check-reach.mjs'),
  { name: 'audit', work: checkAudit },
  script('packages', 'scripts/checks/check-packages.mjs'),
  script('spec', 'scripts/spec.mjs', '--ratchet'),
  script('config', 'scripts/firebase-config.mjs', '--check'),
];

/** Steps that check the built files. */
const OF_THE_BUILDS = [
  script('functions', 'scripts/checks/check-functions-bundle.mjs'),
  script('bundle', 'scripts/checks/check-bundle.mjs'),
];

/** Steps that want the machine to themselves. */
const ALONE = [
  {
    name: 'jest',
    work: async ({ print }) =>
      runJest({
        print,
        report: join(results, 'jest.json'),
        chromium: await requireChromium(),
        changed: affected?.changed ?? null,
        first,
        long,
        cached,
      }),
  },
  { name: 'e2e', work: checkJourneys },
  ...(long ? [script('soak', 'tools/rehearsal/rehearse.mjs', '--soak')] : []),
];

const names = [...SIDE_BY_SIDE, ...OF_THE_BUILDS, ...ALONE].map(({ name }) => name);
const unknown = only?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no step '${unknown.join("', '")}'. The steps are ${names.join(', ')}`);
  process.exit(1);
}

const steps = new Steps(only);
await steps.together(SIDE_BY_SIDE);
await steps.together(OF_THE_BUILDS);
for (const { name, work } of ALONE) await steps.alone(name, work);

const { passed, failed } = steps.total;
// A run of what a change reaches moves nothing on: its table of journeys is a judgement. Nor does one that leaves journeys out.
if (failed === 0 && !only && !affected && !isShort) rememberGreen(manifest);

console.log(`\n${timeTable(steps.done)}`);
if (failed > 0) console.log(`\n${failureTable(steps.done)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
