import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { counted, readJourneyReport } from './reports.mjs';
import { run } from './steps.mjs';

/**
 * Runs journeys in Chromium and counts them.
 *
 * @param {object} options
 * @param {string} options.report - Where Playwright writes.
 * @param {string} options.chromium
 * @param {string[] | null} [options.specs] - Paths under e2e/tests; all unless given.
 */
export async function runJourneys({ report, chromium, specs = null }) {
  rmSync(report, { force: true });
  // Playwright takes regular expressions: the end keeps `bookings.spec.ts` from meaning others too.
  const wanted = (specs ?? []).map((spec) => `/${spec.replaceAll('.', '\\.')}$`);
  const { ok } = await run(join(ROOT, 'node_modules/.bin/playwright'), ['test', '-c', 'e2e', ...wanted], {
    env: { CHROME_PATH: chromium, E2E_REPORT: report },
  });
  let failures = [];
  const outcome = counted(ok, () => {
    const read = readJourneyReport(report);
    failures = read.failures;
    return read;
  });
  return { ...outcome, failures };
}
