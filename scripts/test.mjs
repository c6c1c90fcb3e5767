/**
 * `npm test`: everything that keeps this product honest, from a bare clone. Installs and builds what is missing, then
 * lint, types, unit, rules and functions tests, the visitor's bundle list, the specification's rows and the journeys in
 * a real browser. Goes on after a failure; the last line counts: 'N passed, N failed'.
 *
 * `-- --only lint,types` runs a part. `-- --no-cache` forgets what earlier runs have proved (docs/decisions/018).
 * `npm run test:affected [-- --since COMMIT]` runs what the changed files can break. `npm run test:long` runs the jest tests
 * with their floods, fuzz and generated cases at full size and drawn anew (TEST_LONG=1), of which `npm test` runs about a tenth,
 * always the same; and twenty minutes of mixed load against a rehearsal of production.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
const { requireChromium, requireJourneyChromium } = await import('./lib/chromium.mjs');
const { findChanges, readManifest, rememberGreen } = await import('./lib/test/changes.mjs');
const { runJest } = await import('./lib/test/jest-step.mjs');
const { runJourneys } = await import('./lib/test/journeys.mjs');
const { journeysReachedBy } = await import('./lib/test/reach.mjs');
const { checkFormat, checkLint, checkTypes } = await import('./lib/test/static-steps.mjs');
const { run, Steps, timeTable } = await import('./lib/test/steps.mjs');

const has = (flag) => process.argv.includes(flag);
const valueOf = (flag) => (has(flag) ? process.argv[process.argv.indexOf(flag) + 1] : null);

const long = has('--long');
const cached = !has('--no-cache');
if (!cached) process.env.BUILD_CACHE = '0';
const only = valueOf('--only')?.split(',') ?? (long ? ['build', 'jest', 'e2e', 'soak'] : null);
const results = join(ROOT, '.local/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const manifest = readManifest();
const affected = has('--affected') ? findChanges({ since: valueOf('--since'), manifest }) : null;
if (affected) {
  console.log(`${affected.changed.length} ficheros han cambiado desde ${affected.base}`);
  for (const file of affected.changed.slice(0, 20)) console.log(`  ${file}`);
}

/** Returns a step that runs a script, green when it exits with 0. */
const script = (name, path, ...args) => ({
  name,
  work: async ({ print }) => (await run(process.execPath, [path, ...args], { print })).ok,
});

/** Checks the registry's advisories; a registry that doesn't answer counts neither way. */
async function checkAudit({ print }) {
  const { status } = await run(process.execPath, ['scripts/check-audit.mjs'], { print });
  return { passed: Number(status === 0), failed: Number(status !== 0 && status !== 2) };
}

async function checkJourneys({ print }) {
  const reached = affected && journeysReachedBy(affected.changed);
  if (reached) {
    const reason = reached.everythingFor ? `todos, por ${reached.everythingFor}` : reached.specs.join(', ');
    print(`${reached.specs.length} recorridos: ${reason}\n`);
    if (reached.specs.length === 0) return { passed: 0, failed: 0 };
  }
  // Two copies of the stack start at once: each would build what is stale.
  await buildIfStale({ print });
  return runJourneys({
    report: join(results, 'e2e.json'),
    chromium: await requireJourneyChromium(),
    specs: reached && !reached.everythingFor ? reached.specs : null,
    ...(long && { env: { TEST_LONG: '1' } }),
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
  script('boundaries', 'scripts/check-boundaries.mjs'),
  script('api', 'scripts/check-api.mjs'),
  script('exports', 'node_modules/knip/bin/knip.js', '--no-progress'),
  script('reach', 'scripts/check-reach.mjs'),
  { name: 'audit', work: checkAudit },
  script('packages', 'scripts/check-packages.mjs'),
  script('spec', 'scripts/spec.mjs', '--ratchet'),
  script('config', 'scripts/firebase-config.mjs', '--check'),
];

/** Steps that look at what was built. */
const OF_THE_BUILDS = [
  script('functions', 'scripts/check-functions-bundle.mjs'),
  script('bundle', 'scripts/check-bundle.mjs'),
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
        long,
        cached,
      }),
  },
  { name: 'e2e', work: checkJourneys },
  ...(long ? [script('soak', 'scripts/rehearse.mjs', '--soak')] : []),
];

const names = [...SIDE_BY_SIDE, ...OF_THE_BUILDS, ...ALONE].map(({ name }) => name);
const unknown = only?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`No hay ningún paso «${unknown.join('», «')}». Los hay: ${names.join(', ')}`);
  process.exit(1);
}

const steps = new Steps(only);
await steps.together(SIDE_BY_SIDE);
await steps.together(OF_THE_BUILDS);
for (const { name, work } of ALONE) await steps.alone(name, work);

const { passed, failed } = steps.total;
// A run of what a change reaches moves nothing on: its table of journeys is a judgement.
if (failed === 0 && !only && !affected) rememberGreen(manifest);

console.log(`\n${timeTable(steps.done)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
