import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from '../lib/chromium.mjs';
import { findFirefox } from '../lib/firefox.mjs';
import { ROOT } from '../lib/paths.mjs';
import { findFreeOffset } from '../lib/ports.mjs';
import { counted, readJourneyReport } from './reports.mjs';
import { run } from './steps.mjs';

/** The projects of e2e/playwright.config.ts, by run: what changes the whole stack runs by itself. */
const RUNS = { journeys: ['changed', 'core', 'journeys'], alone: ['alone'] };

/** Copies of the stack for journeys, beside a copy of somebody's own; the first that are free are taken. */
const OFFSETS = [20_000, 10_000, 30_000, 40_000];

/** Returns the runs that arguments for Playwright select: a named project is run alone. */
function runsOf(args, { isShort, hasFirst }) {
  const named = args.flatMap((arg) => (arg.startsWith('--project=') ? [arg.slice('--project='.length)] : []));
  return Object.entries(RUNS).flatMap(([name, all]) => {
    const projects = all
      .filter((project) => project !== 'changed' || hasFirst)
      .filter((project) => (named.length > 0 ? named.includes(project) : !isShort || project !== 'journeys'));
    return projects.length > 0 ? [{ name, projects }] : [];
  });
}

/**
 * Runs journeys in Chromium against what is built, and counts them. Those that need a stack alone have one of their own, beside the others', unless all are
 * to use one that is up or there is no room for a second.
 *
 * @param {object} options
 * @param {string} options.report - Where Playwright writes; the run's name is put before its ending.
 * @param {string} options.chromium
 * @param {string[] | null} [options.specs] - Paths under e2e/tests; all unless given.
 * @param {string[]} [options.first] - Paths under e2e/tests of the journeys to begin with.
 * @param {boolean} [options.isShort] - Runs the core alone.
 * @param {boolean} [options.isQuiet] - Prints failures only.
 * @param {string[]} [options.args] - More arguments for Playwright.
 */
export async function runJourneys(options) {
  const { report, chromium, specs = null, first = [], isShort = false, isQuiet = false, args = [] } = options;
  // Playwright takes regular expressions: the end keeps `bookings.spec.ts` from meaning others too.
  const wanted = (specs ?? []).map((spec) => `/${spec.replaceAll('.', '\\.')}$`);
  // For what its shell leaves out, such as notifications.
  const whole = await requireChromium();
  const firefox = isShort ? null : findFirefox();
  const others = args.filter((arg) => !arg.startsWith('--project='));
  const runs = runsOf(args, { isShort, hasFirst: first.length > 0 && !isShort }).map((one) => ({
    ...one,
    ownReport: report.replace(/\.json$/, `-${one.name}.json`),
  }));
  /**
   * @param {{ projects: string[], ownReport: string }} one
   * @param {{ print?: (text: string) => void, offset: number | null }} how
   */
  const start = ({ projects, ownReport }, { print, offset }) => {
    rmSync(ownReport, { force: true });
    return run(
      join(ROOT, 'node_modules/.bin/playwright'),
      [
        ...['test', '-c', 'e2e', ...projects.flatMap((project) => ['--project', project])],
        ...(isShort ? ['--grep', '@core'] : []),
        ...['--pass-with-no-tests', ...wanted, ...others],
      ],
      {
        print,
        env: {
          ...{ CHROME_PATH: chromium, CHROME_WHOLE_PATH: whole, E2E_REPORT: ownReport },
          ...(firefox && { FIREFOX_PATH: firefox }),
          ...{ E2E_FIRST: isShort ? '' : first.join(','), E2E_QUIET: isQuiet ? '1' : '' },
          ...(offset !== null && { E2E_OWN_OFFSET: String(offset) }),
        },
      },
    );
  };
  const isUp = process.env.E2E_PORT_OFFSET !== undefined;
  const offset = isUp ? null : await findFreeOffset(OFFSETS);
  if (!isUp && offset === null)
    throw new Error(`The ports of ${OFFSETS.join(', ')} are taken: close one of the copies.`);
  const second =
    runs.length > 1 && !isUp ? await findFreeOffset(OFFSETS.filter((one) => one !== offset)) : null;
  const ran = [];
  if (second) {
    const [journeys, alone] = runs;
    const aside = start(alone, { print: () => {}, offset: second });
    ran.push(await start(journeys, { offset }), await aside);
    process.stdout.write(ran[1].output);
  } else {
    for (const one of runs) ran.push(await start(one, { offset }));
  }
  const ok = ran.every((one) => one.ok);
  return counted(ok, () => {
    const read = runs.map(({ ownReport }) => readJourneyReport(ownReport));
    return {
      passed: read.reduce((total, { passed }) => total + passed, 0),
      failed: read.reduce((total, { failed }) => total + failed, 0),
      tests: read.flatMap(({ tests }) => tests),
      failures: read.flatMap(({ failures }) => failures),
    };
  });
}
