import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, variables } from '../lib/fingerprint.mjs';
import { folderOf, ROOT } from '../lib/paths.mjs';
import { memoryOf } from './remember.mjs';
import { filesReachedBy, JEST_REACH, projectsReachedBy } from './reach.mjs';
import { counted, readJestReport } from './reports.mjs';
import { run } from './steps.mjs';

/** Reports whether tests may read an environment variable. Those of a terminal and of a shell change no result. */
const isTestVariable = (name) =>
  /^(TEST_|FIREBASE_|FIRESTORE_|GCLOUD_|GOOGLE_|OPERATOR_|SENTRY_|ALERT_|MAIL_|SMTP_|BOOKING_|KILL_|NODE_|LANG$|LC_|PORT_OFFSET)|_ORIGIN$|_HOST$/.test(
    name,
  );

/** Computes the key of a project's result: everything that its tests can reach. */
function keyOf(project, { root, reach, chromium }) {
  const also = [project, `chromium=${chromium}`, ...variables(isTestVariable)];
  return fingerprint(filesReachedBy(project, { root, reach }), { root, also });
}

/** Sums up the files of one project. */
function sumUp(files) {
  return {
    files: files.length,
    passed: files.reduce((total, { passed }) => total + passed, 0),
    failed: files.reduce((total, { failed }) => total + failed, 0),
    tests: files.flatMap(({ tests }) => tests),
    failures: files.flatMap(({ failures }) => failures),
  };
}

/**
 * Runs the jest projects whose results aren't known, all in one go, and counts the others as they were. A project with a
 * failure, or without a test, is never remembered.
 *
 * @param {object} options
 * @param {(text: string) => void} options.print
 * @param {string} options.report - Where jest writes.
 * @param {string} options.chromium
 * @param {boolean} [options.long] - At full size; its cases are generated with a new seed each time, so no result is remembered.
 * @param {string[]} [options.first] - Files that have changed lately: the tests about them come first.
 * @param {boolean} [options.cached]
 * @param {string[] | null} [options.changed] - Runs only the projects that these files can break.
 * @param {string} [options.root] - A test has a repository of its own,
 * @param {Record<string, string[]>} [options.reach] - with projects of its own,
 * @param {boolean} [options.quiet] - and prints nothing of theirs.
 */
export async function runJest(options) {
  const { print, report, chromium, long = false, cached = true, changed = null, first = [] } = options;
  const { root = ROOT, reach = JEST_REACH, quiet = false } = options;
  const memory = memoryOf('jest', join(root, '.local/remembered'));
  const where = { root, reach, chromium };
  const projects = changed ? projectsReachedBy(changed) : Object.keys(reach);
  if (projects.length === 0) {
    print('No project of jest reaches what has changed.\n');
    return { passed: 0, failed: 0 };
  }
  const remembers = cached && !long;
  const keys = new Map(projects.map((project) => [project, keyOf(project, where)]));
  const known = new Map(
    projects.map((project) => [project, remembers ? memory.recall(keys.get(project)) : null]),
  );
  const unknown = projects.filter((project) => !known.get(project));
  for (const [project, result] of known) {
    if (result) print(`${project}: unchanged, ${result.passed} tests passed (remembered)\n`);
  }
  const sums = [...known.values()].filter(Boolean);
  let outcome = { passed: 0, failed: 0 };
  if (unknown.length > 0) {
    rmSync(report, { force: true });
    const args = [
      ...['--maxWorkers=3', '--json', `--outputFile=${report}`],
      ...[`--reporters=${join(ROOT, 'build/testing/failures-reporter.cjs')}`],
      ...['--selectProjects', ...unknown],
    ];
    const { ok } = await run(join(ROOT, 'node_modules/.bin/jest'), args, {
      cwd: root,
      print: quiet ? () => {} : undefined,
      env: { CHROME_PATH: chromium, TESTS_FIRST: JSON.stringify(first) },
    });
    outcome = counted(ok, () => {
      const files = existsSync(report) ? readJestReport(report) : [];
      const ran = unknown.map((project) => ({
        project,
        ...sumUp(files.filter(({ file }) => file.startsWith(join(root, folderOf(project)) + '/'))),
      }));
      // A run that fails as a whole, with no test to blame, proves nothing.
      const isBlamed = ok || ran.some(({ failed }) => failed > 0);
      for (const { project, ...sum } of ran) {
        const isGreen = isBlamed && sum.passed > 0 && sum.failed === 0;
        // Files edited while the tests ran have not been tested.
        const isSame = isGreen && keyOf(project, where) === keys.get(project);
        if (remembers && isSame) memory.store(keys.get(project), { project, ...sum });
        if (sum.files === 0) print(`${project}: no test has run\n`);
      }
      const silent = ran.filter(({ files: count }) => count === 0).length;
      const total = sumUp(files);
      return { ...total, failed: total.failed + silent };
    });
  }
  return {
    passed: outcome.passed + sums.reduce((total, { passed }) => total + passed, 0),
    failed: outcome.failed,
    tests: [...(outcome.tests ?? []), ...sums.flatMap(({ tests }) => tests)],
    failures: outcome.failures ?? [],
  };
}
