/**
 * `npm test`: everything that keeps this product honest, from a bare clone. Installs and builds what is missing, then
 * lint, types, unit, rules and functions tests, the visitor's bundle list, the specification's rows and the journeys in
 * a real browser. Goes on after a failure; the last line counts: 'N passed, N failed'.
 *
 * `-- --only lint,types,audit,jest,bundle,functions,spec,e2e` runs a part. `npm run test:long` runs the jest tests with their
 * floods, fuzz and generated cases at full size and drawn anew (TEST_LONG=1); `npm test` runs about a tenth, always the same.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
const { requireChromium } = await import('./lib/chromium.mjs');

const results = join(ROOT, '.local/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const long = process.argv.includes('--long');
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1].split(',')
  : long
    ? ['build', 'jest']
    : null;
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const total = { passed: 0, failed: 0 };

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC', ...env },
  });
  return status === 0;
}

/** Counts a step as one check, or as many as its report says. */
async function step(name, work) {
  if (only && !only.includes(name)) return;
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = false;
  }
  const counts =
    typeof outcome === 'boolean' ? { passed: Number(outcome), failed: Number(!outcome) } : outcome;
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`── ${name}: ${counts.passed} bien, ${counts.failed} mal (${seconds} s)`);
}

/** A report that is missing or empty is a failure: nothing may pass by not having run. */
function counted(ok, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: failed + Number((!ok && failed === 0) || passed === 0) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

const WORKSPACES = [
  'shared-lib',
  'shell',
  'user-app',
  'admin-app',
  'public-card',
  'functions',
  'local-firebase',
  'rules-tests',
  'e2e',
  'scripts',
];

await step('build', async () => {
  await buildIfStale();
  return true;
});
await step('format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']));
await step('lint', () => run(bin('eslint'), ['.', '--max-warnings=0']));
await step('boundaries', () => run(process.execPath, ['scripts/check-boundaries.mjs']));
await step('types', () => {
  const checked = WORKSPACES.map((workspace) => run(bin('tsc'), ['--noEmit', '-p', workspace]));
  return { passed: checked.filter(Boolean).length, failed: checked.filter((ok) => !ok).length };
});
await step('config', () => run(process.execPath, ['scripts/firebase-config.mjs', '--check']));
await step('audit', () => {
  const { status } = spawnSync(process.execPath, ['scripts/check-audit.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return { passed: Number(status === 0), failed: Number(status === 1) };
});
await step('jest', async () => {
  const report = join(results, 'jest.json');
  const chromium = await requireChromium();
  const ok = run(bin('jest'), ['--maxWorkers=2', '--json', `--outputFile=${report}`], {
    CHROME_PATH: chromium,
    ...(long && { TEST_LONG: '1' }),
  });
  return counted(ok, () => {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A file that can't even be loaded has no failed tests of its own; a skipped test is a failed one here.
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + broken };
  });
});
await step('bundle', () => run(process.execPath, ['scripts/check-bundle.mjs']));
await step('functions', () => run(process.execPath, ['scripts/check-functions-bundle.mjs']));
await step('spec', () => run(process.execPath, ['scripts/spec.mjs', '--ratchet']));
await step('e2e', async () => {
  const report = join(results, 'e2e.json');
  const chromium = await requireChromium();
  const ok = run(bin('playwright'), ['test', '-c', 'e2e'], { CHROME_PATH: chromium, E2E_REPORT: report });
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    // A test that needed a second try is not a passed one.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  });
});

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
