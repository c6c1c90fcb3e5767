/**
 * `npm run rehearse`: a rehearsal of production on this machine (docs/decisions/059). Builds what `npm run deploy` would upload for
 * `deployments/rehearsal.env`, releases it behind an edge that does what Hosting does, follows the steps of a first deployment, and runs the
 * main journeys and those about releases against it in a real browser. What Playwright takes may follow.
 *
 *   --load     runs no journey but loads the card's page, visits, months, bookings and a dashboard, and prints how fast each is
 *   --soak     runs no journey but a mixed load of 20 minutes (SOAK_MINUTES), and says how the memory of each service grows
 *   --open     runs no journey, and stays until Ctrl-C: says how a browser gets in
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginCommand } from '../../scripts/lib/operator-command.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

beginCommand();

const { readTarget } = await import('../../scripts/release/target.mjs');
const settings = readTarget('rehearsal');
// Builds are for the project of the environment.
Object.assign(process.env, settings);

const { findBuildProblem, readStamp, readTree } = await import('../../build/release/build-stamp.mjs');
const { buildIfStale } = await import('../../scripts/lib/build.mjs');
const { requireJourneyChromium } = await import('../../scripts/lib/chromium.mjs');
const { PARTS } = await import('../../scripts/release/parts.mjs');
const { stopGroups } = await import('../../scripts/lib/process-groups.mjs');
const { onInterruption } = await import('../../scripts/lib/processes.mjs');
const { run } = await import('../../scripts/test/steps.mjs');
const { deployFirst } = await import('./first-deployment.mjs');
const { startRehearsal } = await import('./stack.mjs');
const { buildVariants } = await import('./variants.mjs');

/** The rehearsal's own copy of the stand-ins; the journeys of `npm test` have the next. */
const OFFSET = Number(process.env.PORT_OFFSET ?? 10_000);

const args = process.argv.slice(2);
const isOpen = args.includes('--open');
const load = ['load', 'soak'].find((name) => args.includes(`--${name}`));
const projects = load ? [`--project=${load}`] : ['--project=journeys', '--project=rehearsal'];
const others = args.filter((arg) => arg !== `--${load}`);
/** Those that Playwright runs: all of ours, unless some are named. */
const playwrightArgs = args.some((arg) => arg.startsWith('--project')) ? args : [...projects, ...others];
const home = join(ROOT, '.local/rehearsal');
mkdirSync(home, { recursive: true });

let starting = null;
onInterruption(async () => {
  await stopGroups();
  const started = await starting?.catch(() => null);
  await started?.stop();
  process.exit(isOpen ? 0 : 130);
});

await buildIfStale();
for (const { build } of Object.values(PARTS)) {
  if (!build) continue;
  const problem = findBuildProblem(
    readStamp(join(ROOT, PARTS[build]?.site?.folder ?? `${build}/dist`)),
    settings.FIREBASE_PROJECT_ID,
    readTree(),
  );
  if (problem) console.log(`${build}: could not be released (${problem}), and is rehearsed all the same`);
}
const variants = isOpen || load ? {} : await buildVariants(console.log);

starting = startRehearsal({ settings, offset: OFFSET, report: console.log });
const rehearsal = await starting;
let code = 1;
try {
  const { outside } = rehearsal;
  const file = join(home, 'outside.json');
  const env = { ...outside.network, E2E_REHEARSAL: file };
  writeFileSync(file, JSON.stringify({ ...outside, variants }, null, 2));
  await deployFirst(rehearsal, env, settings.FIREBASE_PROJECT_ID);
  if (isOpen) {
    const { hosts, edgePorts, keyHash } = outside.browser;
    const rules = hosts.map((host) => `MAP ${host} 127.0.0.1:${edgePorts[0]}`).join(', ');
    console.log(`The rehearsal is ready: ${settings.SHELL_ORIGIN}. Mail: ${outside.mail}. In a Chromium:`);
    console.log(
      `chromium --user-data-dir=/tmp/rehearsal --host-resolver-rules='${rules}' --ignore-certificate-errors-spki-list=${keyHash} ${settings.SHELL_ORIGIN}`,
    );
    await new Promise(() => {});
  } else {
    const { ok } = await run(
      join(ROOT, 'node_modules/.bin/playwright'),
      ['test', '-c', 'tools/rehearsal/journeys', ...playwrightArgs],
      { env: { ...env, CHROME_PATH: await requireJourneyChromium() } },
    );
    code = ok ? 0 : 1;
  }
} finally {
  await rehearsal.stop();
}
process.exit(code);
