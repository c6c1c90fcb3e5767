import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from '../chromium.mjs';
import { ROOT } from '../paths.mjs';
import { counted, readJourneyReport } from './reports.mjs';
import { run } from './steps.mjs';

/** The projects of e2e/playwright.config.ts, one after the other: what changes the whole stack runs by itself. */
const PROJECTS = ['journeys', 'alone'];

/** The projects that arguments for Playwright leave: one that is named is run, and once. */
const projectsOf = (args) =>
  PROJECTS.filter((name) =>
    args.every((arg) => !arg.startsWith('--project=') || arg === `--project=${name}`),
  );

/**
 * Runs journeys in Chromium and counts them.
 *
 * @param {object} options
 * @param {string} options.report - Where Playwright writes; the project's name is put before its ending.
 * @param {string} options.chromium
 * @param {string[] | null} [options.specs] - Paths under e2e/tests; all unless given.
 * @param {string[]} [options.args] - More arguments for Playwright.
 * @param {Record<string, string>} [options.env]
 */
export async function runJourneys({ report, chromium, specs = null, args = [], env = {} }) {
  // Playwright takes regular expressions: the end keeps `bookings.spec.ts` from meaning others too.
  const wanted = (specs ?? []).map((spec) => `/${spec.replaceAll('.', '\\.')}$`);
  // For what its shell leaves out, such as notifications.
  const whole = await requireChromium();
  const reports = [];
  let ok = true;
  const others = args.filter((arg) => !arg.startsWith('--project='));
  for (const project of projectsOf(args)) {
    const ownReport = report.replace(/\.json$/, `-${project}.json`);
    rmSync(ownReport, { force: true });
    const ran = await run(
      join(ROOT, 'node_modules/.bin/playwright'),
      ['test', '-c', 'e2e', '--project', project, '--pass-with-no-tests', ...wanted, ...others],
      { env: { CHROME_PATH: chromium, CHROME_WHOLE_PATH: whole, E2E_REPORT: ownReport, ...env } },
    );
    ok &&= ran.ok;
    reports.push(ownReport);
  }
  let failures = [];
  const outcome = counted(ok, () => {
    const read = reports.map(readJourneyReport);
    failures = read.flatMap((one) => one.failures);
    return {
      passed: read.reduce((total, { passed }) => total + passed, 0),
      failed: read.reduce((total, { failed }) => total + failed, 0),
      tests: read.flatMap(({ tests }) => tests),
    };
  });
  return { ...outcome, failures };
}
