import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from '../chromium.mjs';
import { ROOT } from '../paths.mjs';
import { findFreeOffset } from '../ports.mjs';
import { counted, readJourneyReport } from './reports.mjs';
import { run } from './steps.mjs';

/** The projects of e2e/playwright.config.ts: what changes the whole stack runs by itself. */
const PROJECTS = ['journeys', 'alone'];

/** Copies of the stack for those that run by themselves, beside the others' own; ports of the first are nobody else's for a moment. */
const OFFSETS_ALONE = [10_000, 30_000, 40_000];

/** The projects that arguments for Playwright leave: one that is named is run, and once. */
const projectsOf = (args) =>
  PROJECTS.filter((name) =>
    args.every((arg) => !arg.startsWith('--project=') || arg === `--project=${name}`),
  );

/**
 * Runs journeys in Chromium against what is built, and counts them. Those that need a stack alone have one of their own, beside the others', unless all are
 * to use one that is up or there is no room for a second.
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
  const others = args.filter((arg) => !arg.startsWith('--project='));
  const projects = projectsOf(args).map((project) => ({
    project,
    ownReport: report.replace(/\.json$/, `-${project}.json`),
  }));
  const runProject = ({ project, ownReport }, { print, ownOffset } = {}) => {
    rmSync(ownReport, { force: true });
    return run(
      join(ROOT, 'node_modules/.bin/playwright'),
      ['test', '-c', 'e2e', '--project', project, '--pass-with-no-tests', ...wanted, ...others],
      {
        print,
        env: {
          ...{ CHROME_PATH: chromium, CHROME_WHOLE_PATH: whole, E2E_REPORT: ownReport },
          ...(ownOffset && { E2E_OWN_OFFSET: String(ownOffset) }),
          ...env,
        },
      },
    );
  };
  const isUp = process.env.E2E_PORT_OFFSET !== undefined;
  const second = projects.length > 1 && !isUp ? await findFreeOffset(OFFSETS_ALONE) : null;
  const ran = [];
  if (second) {
    const [first, alone] = projects;
    const aside = runProject(alone, { print: () => {}, ownOffset: second });
    ran.push(await runProject(first), await aside);
    process.stdout.write(ran[1].output);
  } else {
    for (const one of projects) ran.push(await runProject(one));
  }
  const ok = ran.every((one) => one.ok);
  const reports = projects.map(({ ownReport }) => ownReport);
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
